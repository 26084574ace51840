// The moves of a night on the host's phone: seen, made for somebody, put right.

import { h } from "./dom.js";
import { form, labelled, ticks } from "./host-forms.js";
import { act, choose, kept, roleName, seatChoices, seatName, seatNames, teamName, wordName } from "./parts.js";
import { word } from "./words.js";

/** The corrections of a night, as far as it is one. */
export function nightForms(host) {
  const { view } = host;
  return [
    moves(host),
    view.game.asleep && moveForm(host),
    view.game.asleep && view.rules.clan_moves.length > 0 && clanForm(host),
    view.rules?.death && view.game.phase === "night" && deathForm(host),
    view.step?.kind === "deal-call" && claimForm(host),
  ];
}

function moves(host) {
  const { game, rules } = host.view;
  const made = game.moves ?? [];
  if (!made.length) return null;
  return h("ul", { key: "moves", class: "moves", "data-testid": "moves" }, made.map((move) =>
    h("li", { key: `${move.actor} ${move.verb}` }, [
      kept("span", {}, seatName(game, move.actor)),
      h("span", {}, word(`page-verb-${move.verb}`)),
      kept("span", {}, seatNames(game, move.targets)),
      move.word && kept("span", { key: "word" }, `(${wordName(rules, move.word)})`),
      move.answer && h("span", { key: "answer" }, `→ ${word(`page-answer-${move.answer}`)}`),
    ])));
}

/** All moves of these rules, each verb once, with the most players that it names and the words it may add. */
function verbsOf(rules) {
  const verbs = new Map();
  for (const role of rules.roles) {
    for (const move of role.moves) {
      const known = verbs.get(move.verb) ?? { most: 0, words: new Set() };
      known.most = Math.max(known.most, move.most);
      const words = move.names_role ? rules.roles.map(({ id }) => id) : move.words;
      for (const each of words) known.words.add(each);
      verbs.set(move.verb, known);
    }
  }
  return verbs;
}

/** The fields of a move: what is done, to whom in order, and what is named. They follow the chosen verb. */
function moveFields(host, id, verbs) {
  const { game, rules } = host.view;
  const known = verbsOf(rules);
  const chosen = verbs.includes(host.verbs[id]) ? host.verbs[id] : verbs[0];
  const { most, words } = known.get(chosen);
  const seatList = seatChoices(game, game.players.map((player) => player.seat));
  return [
    h("label", { key: "verb", class: "field" }, [
      h("span", { class: "soft" }, word("page-verb")),
      choose({
        name: "verb", "data-testid": `${id}-verb`,
        onchange: (event) => {
          host.verbs[id] = event.target.value;
          host.redraw();
        },
      }, verbs.map((verb) => [verb, word(`page-verb-${verb}`)]), chosen),
    ]),
    most >= game.players.length && ticks("page-target", `${id}-target`, game.players.map((player) => player.seat), "target"),
    most > 0 && most < game.players.length && h("div", { key: "targets", class: "field" }, [
      h("span", { class: "soft" }, word("page-target")),
      h("div", { class: "row" }, Array.from({ length: most }, (_, index) => choose({
        key: index, name: "target", "aria-label": `${word("page-target")} ${index + 1}`, "data-testid": index ? `${id}-target-${index + 1}` : `${id}-target`,
      }, [["", word("page-no-target")], ...seatList]))),
    ]),
    words.size > 0 && h("label", { key: "word", class: "field" }, [
      h("span", { class: "soft" }, word("page-word")),
      choose({ name: "word", "data-testid": `${id}-word` }, [["", word("page-word-none")], ...[...words].map((each) => [each, wordName(rules, each)])]),
    ]),
  ];
}

const moveOf = (data) => ({
  verb: data.get("verb"),
  targets: data.getAll("target").filter(Boolean).map(Number),
  word: data.get("word") || null,
});

function moveForm(host) {
  const { game, rules } = host.view;
  const seatList = seatChoices(game, game.players.map((player) => player.seat));
  const actor = (event) => Number(new FormData(event.target.closest("form")).get("actor"));
  const fields = [
    labelled("page-actor", { name: "actor", "data-testid": "move-actor" }, seatList),
    ...moveFields(host, "move", [...verbsOf(rules).keys()]),
    h("div", { key: "instead", class: "row" }, [
      act("move-take-back", word("page-take-move-back"), (event) => host.ask({ cmd: "move", actor: actor(event), verb: new FormData(event.target.closest("form")).get("verb"), take_back: true })),
      act("move-pass", word("page-pass-move"), (event) => host.ask({ cmd: "pass_move", actor: actor(event) })),
      act("move-over", word("page-time-out"), (event) => host.ask({ cmd: "pass_move", actor: actor(event), over: true })),
    ]),
  ];
  return form("move", word("page-correct-move"), fields, (data) =>
    host.ask({ cmd: "move", actor: Number(data.get("actor")), ...moveOf(data) }));
}

function clanForm(host) {
  const { rules } = host.view;
  const clans = [...new Set(rules.clan_moves.map((move) => move.clan))];
  const verbs = [...new Set(rules.clan_moves.map((move) => move.verb))];
  return form("clan_move", word("page-clan-move"), [
    labelled("page-clan", { name: "clan", "data-testid": "clan-clan" }, clans.map((clan) => [clan, teamName(rules, clan)])),
    ...moveFields(host, "clan", verbs),
  ], (data) => host.ask({ cmd: "clan_move", clan: data.get("clan"), ...moveOf(data) }));
}

function deathForm(host) {
  const { game } = host.view;
  const living = game.players.filter((player) => player.alive).map((player) => player.seat);
  return form("death", word("page-death"), [
    labelled("page-actor", { name: "seat", "data-testid": "death-seat" }, seatChoices(game, living)),
    labelled("page-death-number", { name: "number", "data-testid": "death-number" }, living.map((_, index) => [index + 1, String(index + 1)])),
  ], (data) => host.ask({ cmd: "death", seat: Number(data.get("seat")), number: Number(data.get("number")) }));
}

function claimForm(host) {
  const { game, rules } = host.view;
  return form("claim", word("page-claim"), [
    labelled("page-role", { name: "role", "data-testid": "claim-role" }, rules.roles.map((role) => [role.id, roleName(rules, role.id)])),
    ticks("page-seats-of-card", "claim", game.players.map((player) => player.seat)),
  ], (data) => host.ask({ cmd: "claim", role: data.get("role"), seats: data.getAll("seat").map(Number) }));
}
