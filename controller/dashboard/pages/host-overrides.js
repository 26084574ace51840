// What the host may put right about the whole table: the night, the vote, the day, the end.

import { h } from "./dom.js";
import { form, labelled, ticks } from "./host-forms.js";
import { nightForms } from "./host-night.js";
import { act, kept, seatChoices, seatName, seatNames, teamName } from "./parts.js";
import { word } from "./words.js";

/** All corrections that fit the moment. */
export function overrides(host) {
  const { view, ask, sureAsk } = host;
  return [
    h("h2", {}, word("page-overrides")),
    ...nightForms(host),
    nominateForm(host),
    accuseForm(host),
    view.can.show_hands && handsForm(host),
    decideForm(host),
    lotForm(host),
    voteForm(host),
    h("div", { key: "whole", class: "row" }, [
      view.can.open_vote && act("open-vote", word("page-open-vote"), () => ask({ cmd: "open_vote" }), { key: "open" }),
      view.can.close_vote && act("close-vote", word("page-close-vote"), () => sureAsk(word("page-close-vote-sure"), { cmd: "close_vote" }), { key: "close" }),
      act("pass-day", word("page-pass-day"), () => sureAsk(word("page-pass-day-sure"), { cmd: "pass_day" }), { key: "pass", disabled: !view.can.pass_day }),
      act("remove-spectator", word("page-remove-spectator"), () => sureAsk(word("page-remove-spectator-sure"), { cmd: "remove_spectator" }), { key: "spectator", class: "risky", disabled: !view.can.remove_spectator }),
    ]),
    endForm(host),
  ];
}

function nominateForm(host) {
  const { game, rules, step } = host.view;
  if (!rules?.nominations || game.phase !== "day") return null;
  const living = livingOf(game);
  const speaks = living.includes(step?.seat) ? step.seat : living[0];
  return form("nominate", word("page-nominate"), [
    h("p", { key: "nominees", class: "soft", "data-testid": "nominated" }, game.nominees.length ? seatNames(game, game.nominees) : word("page-no-target")),
    labelled("page-nominator", { name: "by", "data-testid": "nominate-by" }, seatChoices(game, living), speaks),
    labelled("page-nominated", { name: "target", "data-testid": "nominate-target" }, seatChoices(game, living)),
  ], (data) => host.ask({ cmd: "nominate", by: Number(data.get("by")), target: Number(data.get("target")) }));
}

function accuseForm(host) {
  const { game, rules } = host.view;
  if (!rules?.accusations || game.phase !== "day") return null;
  const living = livingOf(game);
  return form("accuse", word("page-accuse"), [
    labelled("page-accuser", { name: "by", "data-testid": "accuse-by" }, seatChoices(game, living)),
    labelled("page-accused", { name: "target", "data-testid": "accuse-target" }, seatChoices(game, living)),
    ticks("page-hands-for", "accuse-hand", living),
  ], async (data, target) => {
    const command = { cmd: "accuse", by: Number(data.get("by")), target: Number(data.get("target")), hands: data.getAll("seat").map(Number) };
    if ((await host.ask(command)).ack) target.reset();
  });
}

/** Seats to be tapped in the order in which their hands were seen; a second tap takes one back. */
function handsForm(host) {
  const tap = (seat) => () => {
    host.hands = host.hands.includes(seat) ? host.hands.filter((other) => other !== seat) : [...host.hands, seat];
    host.redraw();
  };
  return form("hands", word("page-hands"), [
    h("div", { key: "seats", class: "row" }, livingOf(host.view.game).map((seat) => kept("button", {
      key: seat, type: "button", "data-testid": `hands-${seat}`, "aria-pressed": String(host.hands.includes(seat)), onclick: tap(seat),
    }, host.hands.includes(seat) ? `${seat} (${host.hands.indexOf(seat) + 1})` : seat))),
  ], async () => {
    const answer = await host.ask({ cmd: "hands", seats: host.hands });
    if (answer.ack) host.hands = [];
  });
}

const RULINGS = { judge: ["execute", "pardon", "timeout"], take: ["take"], grave: ["open", "take", "pass", "timeout"] };

/** Decide for whoever has to; who that is need not be known. */
function decideForm(host) {
  const { decision } = host.view.game;
  const rulings = RULINGS[decision?.kind];
  if (!rulings) return null;
  return form("decide", word("page-decide"), [
    labelled("page-ruling", { name: "ruling", "data-testid": "decide-ruling" }, rulings.map((ruling) => [ruling, word(`page-ruling-${ruling}`)])),
    labelled("page-target", { name: "target", "data-testid": "decide-target" }, [...seatChoices(host.view.game, decision.options), ["", word("page-no-target")]]),
  ], (data) => {
    const ruling = data.get("ruling");
    const names = ["execute", "take"].includes(ruling) && data.get("target");
    return host.ask({ cmd: "decide", ruling, target: names ? Number(data.get("target")) : null });
  });
}

function lotForm(host) {
  const { game } = host.view;
  if (game.phase !== "draw" || !game.decision) return null;
  return form("lot", word("page-lot"), [
    labelled("page-lot-seat", { name: "seat", "data-testid": "lot-seat" }, seatChoices(game, game.decision.options)),
  ], (data) => host.ask({ cmd: "lot", seat: Number(data.get("seat")) }));
}

function voteForm(host) {
  const { game } = host.view;
  const { round } = game;
  if (!round || round.closed || game.asleep) return null;
  const voters = round.voters;
  return form("vote", word("page-vote-for"), [
    h("ul", { key: "votes", class: "votes", "data-testid": "votes" }, voters.map((voter) => h("li", { key: voter }, [
      kept("span", {}, seatName(game, voter)),
      kept("span", {}, `→ ${round.votes[voter] ? seatName(game, round.votes[voter]) : "…"}`),
    ]))),
    labelled("page-voter", { name: "voter", "data-testid": "vote-voter" }, seatChoices(game, voters)),
    labelled("page-candidate", { name: "candidate", "data-testid": "vote-candidate" }, [...seatChoices(game, round.candidates), ["", word("page-take-back")]]),
  ], (data) => host.ask({ cmd: "vote", voter: Number(data.get("voter")), candidate: data.get("candidate") ? Number(data.get("candidate")) : null }));
}

function endForm(host) {
  const { rules } = host.view;
  return form("end-game", word("page-end-game"), [
    labelled("page-winner", { name: "winner", "data-testid": "end-winner" }, (rules?.winners ?? []).map((team) => [team, teamName(rules, team)])),
  ], (data) => host.sureAsk(word("page-end-game-sure"), { cmd: "end_game", winner: data.get("winner") }), "risky");
}

const livingOf = (game) => game.players.filter((player) => player.alive).map((player) => player.seat);
