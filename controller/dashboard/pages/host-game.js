// The game on the host's phone: what goes on now, the seats, and what the host may put right.

import { h } from "./dom.js";
import { act, choose, fouls, kept, seatChoices, seatName } from "./parts.js";
import { word } from "./words.js";

const CAUSES = ["left", "eyes", "stood_up", "obscene", "fouls"];

/** What goes on now, with its clock and the hand on it. */
export function now(host) {
  const { view, ask } = host;
  const lobby = view.game.phase === "lobby";
  const idle = lobby || !view.step;
  return [
    h("h2", { "data-testid": "step" }, view.step?.text ?? word(view.game.phase === "over" ? "page-phase-over" : "page-ready")),
    winner(view.game),
    host.clock.draw(),
    view.said && h("p", { class: "said", "data-testid": "said" }, view.said),
    choices(view),
    h("div", { class: "row", hidden: lobby }, [
      act("repeat", word("page-repeat"), () => ask({ cmd: "repeat" }), { disabled: !view.said }),
      act("more-time", word("page-more-time"), () => ask({ cmd: "more_time", seconds: 30 }), { disabled: idle }),
      act("skip", word("page-skip"), () => ask({ cmd: "skip" }), { disabled: idle }),
      act("undo", word("page-undo"), () => host.sureAsk(undoQuestion(view), { cmd: "undo" })),
    ]),
    picture(host),
  ];
}

/** What an undo takes back; a host who plays does not know of every decision, and is told which one it is. */
function undoQuestion(view) {
  const last = view.eyes === null ? null : view.entries.findLast((entry) => entry.undo);
  return last ? `${last.lines[0]} — ${word("page-undo-to-sure")}` : word("page-undo-sure");
}

function winner(game) {
  if (!game.winner) return null;
  return h("p", { class: "winner" }, [
    h("span", {}, word("page-winner")),
    kept("strong", { "data-testid": "winner" }, game.winner === "draw" ? word("page-draw") : word(`team-${game.winner}`)),
  ]);
}

function choices(view) {
  if (!view.choices.length) return null;
  return h("ul", { class: "choices", "data-testid": "choices" }, view.choices.map((choice) =>
    h("li", { key: choice.seat, "data-testid": `choice-${choice.seat}` }, [
      kept("span", {}, `${seatName(view.game, choice.seat)} → ${choice.candidate ? seatName(view.game, choice.candidate) : "…"}`),
      h("span", { class: "soft" }, word(`page-choice-${choice.state}`)),
      choice.answer && h("span", {}, word(`signal-${choice.answer}`)),
    ])));
}

/** Where the host plays: open the full picture, which is said aloud, or close it again. */
function picture(host) {
  const { view } = host;
  if (view.eyes !== null && view.game.phase !== "over") {
    return act("reveal", word("page-reveal"), () => host.sureAsk(word("page-reveal-sure"), { cmd: "reveal" }));
  }
  return view.revealed ? act("conceal", word("page-conceal"), () => host.ask({ cmd: "conceal" })) : null;
}

/** A card for each seat, in seat order. */
export function seats(host) {
  const { view } = host;
  const knows = view.game.players.some((player) => player.role !== undefined);
  return [
    h("div", { class: "row head" }, [
      h("h2", {}, word("page-players")),
      knows && act("roles", word(host.shown ? "page-hide-roles" : "page-show-roles"), () => {
        host.shown = !host.shown;
        host.redraw();
      }, { "aria-pressed": String(host.shown) }),
    ]),
    h("ol", { class: "players" }, view.game.players.map((player) => seatCard(host, player))),
  ];
}

function seatCard(host, player) {
  const { view } = host;
  const { seat } = player;
  const open = host.open === seat;
  return h("li", { key: seat, class: `card player ${player.alive ? "" : "out"}`, "data-testid": `seat-${seat}` }, [
    h("div", { class: "row" }, [
      kept("span", { class: "number" }, seat),
      kept("span", { class: "name" }, player.name),
      fouls(player.fouls),
      !player.alive && h("span", { class: "soft" }, word("page-out")),
      view.game.silenced.includes(seat) && h("span", { class: "soft" }, word("page-silenced")),
      view.signals[seat] && h("span", { class: "light", title: word(`signal-${view.signals[seat]}`) }, "☀"),
    ]),
    h("div", { class: "row" }, [
      roleButton(host, player),
      act(`foul-${seat}`, word("page-foul"), () => host.ask({ cmd: "foul", seat }), { disabled: !player.alive }),
      act(`open-${seat}`, word(open ? "page-less" : "page-more"), () => {
        host.open = open ? null : seat;
        host.redraw();
      }, { "aria-expanded": String(open) }),
    ]),
    open && seatOverrides(host, player),
  ]);
}

/** The role, hidden until the button is held; the word is in the page only while it is seen. */
function roleButton(host, player) {
  const me = host.view.game.me;
  const role = player.role !== undefined ? player.role : me?.seat === player.seat ? me.role : undefined;
  if (role === undefined) return null;
  const seen = host.shown || host.held === player.seat;
  const hold = (seat) => (event) => {
    if (event.type === "pointerdown" && !event.isPrimary) seat = null;
    host.held = seat;
    host.redraw();
  };
  const text = role ? word(`role-${role}`) : word("page-no-role");
  return kept("button", {
    type: "button", class: "role", "data-testid": `role-${player.seat}`, "aria-label": seen ? null : word("page-hold-role"),
    onpointerdown: hold(player.seat), onpointerup: hold(null), onpointercancel: hold(null), onpointerleave: hold(null),
    onkeydown: (event) => [" ", "Enter"].includes(event.key) && hold(player.seat)(event),
    onkeyup: hold(null), onblur: hold(null), oncontextmenu: (event) => event.preventDefault(),
  }, seen ? text : word("page-hold-role"));
}

function seatOverrides(host, player) {
  const { ask, sureAsk, view } = host;
  const { seat } = player;
  const alive = () => host.view.game.players.some((other) => other.seat === seat && other.alive);
  const name = seatName(view.game, seat);
  const form = (event) => new FormData(event.target.closest("form"));
  return h("form", { class: "overrides", onsubmit: (event) => event.preventDefault() }, [
    h("div", { class: "row" }, [
      act(`first-${seat}`, word("page-first-speaker"), () => ask({ cmd: "first_speaker", seat }), { disabled: !player.alive }),
      act(`life-${seat}`, word(player.alive ? "page-set-out" : "page-set-alive"), () =>
        sureAsk(`${name}: ${word(player.alive ? "page-set-out" : "page-set-alive")}?`, { cmd: "life", seat, alive: !player.alive })),
    ]),
    h("div", { class: "row" }, [
      choose({ name: "cause", "aria-label": word("page-cause"), "data-testid": `cause-${seat}` }, CAUSES.map((cause) => [cause, word(`page-cause-${cause}`)])),
      act(`remove-${seat}`, word("page-remove"), (event) =>
        sureAsk(`${name}: ${word("page-remove")}?`, { cmd: "remove", seat, cause: form(event).get("cause") }, alive), { class: "risky", disabled: !player.alive }),
    ]),
    h("div", { class: "row" }, [
      h("input", { name: "name", maxlength: 40, value: player.name, "aria-label": word("page-name"), "data-testid": `name-${seat}` }),
      act(`rename-${seat}`, word("page-rename"), (event) => ask({ cmd: "rename", seat, name: form(event).get("name") })),
    ]),
    h("div", { class: "row" }, [
      choose({ name: "role", "aria-label": word("page-role"), "data-testid": `new-role-${seat}` }, roleChoices(host)),
      act(`correct-role-${seat}`, word("page-correct-role"), (event) =>
        sureAsk(`${name}: ${word("page-correct-role")}?`, { cmd: "role", seat, role: form(event).get("role") })),
    ]),
  ]);
}

const rulesOf = (host) => host.rules.rulesets.find((rules) => rules.id === host.view.game.ruleset);
const roleChoices = (host) => (rulesOf(host)?.roles ?? []).map((role) => [role.id, word(`role-${role.id}`)]);

/** What the host may put right about the whole table. */
export function overrides(host) {
  const { view, ask, sureAsk } = host;
  return [
    h("h2", {}, word("page-overrides")),
    moves(host),
    view.game.asleep && moveForm(host),
    view.step?.kind === "deal-call" && claimForm(host),
    view.can.show_hands && handsForm(host),
    voteForm(host),
    h("div", { class: "row" }, [
      act("pass-day", word("page-pass-day"), () => sureAsk(word("page-pass-day-sure"), { cmd: "pass_day" }), { disabled: !view.can.pass_day }),
      act("remove-spectator", word("page-remove-spectator"), () => sureAsk(word("page-remove-spectator-sure"), { cmd: "remove_spectator" }), { class: "risky", disabled: !view.can.remove_spectator }),
    ]),
    endForm(host),
  ];
}

function moves(host) {
  const { game } = host.view;
  const made = game.moves ?? [];
  if (!made.length) return null;
  return h("ul", { class: "moves", "data-testid": "moves" }, made.map((move) =>
    h("li", { key: `${move.actor} ${move.verb}` }, [
      kept("span", {}, seatName(game, move.actor)),
      h("span", {}, word(`page-verb-${move.verb}`)),
      kept("span", {}, move.targets.map((seat) => seatName(game, seat)).join(", ")),
      move.answer && h("span", {}, `→ ${word(`page-answer-${move.answer}`)}`),
    ])));
}

function moveForm(host) {
  const { game } = host.view;
  const verbs = [...new Set((rulesOf(host)?.roles ?? []).flatMap((role) => role.verbs))];
  const seatList = seatChoices(game, game.players.map((player) => player.seat));
  return form("move", word("page-correct-move"), [
    labelled("page-actor", { name: "actor", "data-testid": "move-actor" }, seatList),
    labelled("page-verb", { name: "verb", "data-testid": "move-verb" }, verbs.map((verb) => [verb, word(`page-verb-${verb}`)])),
    labelled("page-target", { name: "target", "data-testid": "move-target" }, [["", word("page-take-back")], ...seatList]),
  ], (data) => host.ask({ cmd: "move", actor: Number(data.get("actor")), verb: data.get("verb"), targets: data.get("target") ? [Number(data.get("target"))] : [] }));
}

function claimForm(host) {
  const { game } = host.view;
  return form("claim", word("page-claim"), [
    labelled("page-role", { name: "role", "data-testid": "claim-role" }, roleChoices(host)),
    h("div", { class: "row" }, game.players.map((player) => h("label", { key: player.seat, class: "tick" }, [
      h("input", { type: "checkbox", name: "seat", value: player.seat, "data-testid": `claim-${player.seat}` }),
      kept("span", {}, player.seat),
    ]))),
  ], (data) => host.ask({ cmd: "claim", role: data.get("role"), seats: data.getAll("seat").map(Number) }));
}

/** Seats to be tapped in the order in which their hands were seen; a second tap takes one back. */
function handsForm(host) {
  const tap = (seat) => () => {
    host.hands = host.hands.includes(seat) ? host.hands.filter((other) => other !== seat) : [...host.hands, seat];
    host.redraw();
  };
  const living = host.view.game.players.filter((player) => player.alive);
  return form("hands", word("page-hands"), [
    h("div", { class: "row" }, living.map(({ seat }) => kept("button", {
      key: seat, type: "button", "data-testid": `hands-${seat}`, "aria-pressed": String(host.hands.includes(seat)), onclick: tap(seat),
    }, host.hands.includes(seat) ? `${seat} (${host.hands.indexOf(seat) + 1})` : seat))),
  ], async () => {
    const answer = await host.ask({ cmd: "hands", seats: host.hands });
    if (answer.ack) host.hands = [];
  });
}

function voteForm(host) {
  const { game } = host.view;
  const { round } = game;
  if (!round || round.closed || game.asleep) return null;
  const voters = round.voters;
  return form("vote", word("page-vote-for"), [
    h("ul", { class: "votes", "data-testid": "votes" }, voters.map((voter) => h("li", { key: voter }, [
      kept("span", {}, seatName(game, voter)),
      kept("span", {}, `→ ${round.votes[voter] ? seatName(game, round.votes[voter]) : "…"}`),
    ]))),
    labelled("page-voter", { name: "voter", "data-testid": "vote-voter" }, seatChoices(game, voters)),
    labelled("page-candidate", { name: "candidate", "data-testid": "vote-candidate" }, [...seatChoices(game, round.candidates), ["", word("page-take-back")]]),
  ], (data) => host.ask({ cmd: "vote", voter: Number(data.get("voter")), candidate: data.get("candidate") ? Number(data.get("candidate")) : null }));
}

function endForm(host) {
  const teams = [...(rulesOf(host)?.teams ?? []).map((team) => [team, word(`team-${team}`)]), ["draw", word("page-draw")]];
  return form("end-game", word("page-end-game"), [
    labelled("page-winner", { name: "winner", "data-testid": "end-winner" }, teams),
  ], (data) => host.sureAsk(word("page-end-game-sure"), { cmd: "end_game", winner: data.get("winner") }), "risky");
}

const labelled = (key, props, choices) => h("label", { key, class: "field" }, [h("span", { class: "soft" }, word(key)), choose(props, choices)]);

function form(id, title, fields, send, kind = "") {
  return h("form", {
    key: id, class: "overrides",
    onsubmit: (event) => {
      event.preventDefault();
      send(new FormData(event.target));
    },
  }, [h("h3", {}, title), ...fields, h("button", { class: kind, "data-testid": `${id}-send` }, word(`page-send-${id}`))]);
}
