// The game on the host's phone: what goes on now, with the hand on it.

import { affairs } from "./affairs.js";
import { h } from "./dom.js";
import { act, kept, seatName, seatNames, teamName, wordName } from "./parts.js";
import { word } from "./words.js";

/** What goes on now, with its clock and the hand on it. */
export function now(host) {
  const { view, ask } = host;
  const lobby = view.game.phase === "lobby";
  const idle = lobby || !view.step;
  return [
    h("h2", { "data-testid": "step" }, view.step?.text ?? word(view.game.phase === "over" ? "page-phase-over" : "page-ready")),
    winner(view),
    host.clock.draw(),
    view.said && h("p", { class: "said", "data-testid": "said" }, view.said),
    affairs(view.game),
    lasting(view.game),
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

function winner({ game, rules, over, language }) {
  if (!game.winner) return null;
  return h("div", { key: "winner" }, [
    h("p", { class: "winner" }, [
      h("span", {}, word("page-winner")),
      kept("strong", { "data-testid": "winner" }, teamName(rules, game.winner)),
    ]),
    over && h("p", { key: "protocol", class: "row" }, [
      h("a", { class: "button", href: `/protocol?lang=${language}`, "data-testid": "protocol" }, word("page-protocol-open")),
      h("a", { class: "button", href: `/protocol.txt?lang=${language}`, download: "", "data-testid": "protocol-text" }, word("page-protocol-text")),
    ]),
  ]);
}

/** What only a host who sees everything is shown: orders that are open, and what lies on whom. */
function lasting(game) {
  const { effects = [], orders = [] } = game;
  if (game.phase === "over" || (!effects.length && !orders.length)) return null;
  return h("ul", { key: "lasting", class: "moves", "data-testid": "lasting" }, [
    ...effects.map((effect) => h("li", { key: `${effect.kind} ${effect.seat} ${effect.since}` }, [
      kept("span", {}, seatName(game, effect.seat)),
      h("span", { class: "soft" }, `${word(`page-effect-${effect.kind}`)} · ${word("page-phase-day")} ${effect.since}`),
    ])),
    orders.length > 0 && h("li", { key: "orders" }, [h("span", {}, word("page-orders")), kept("span", {}, seatNames(game, orders))]),
  ]);
}

function choices(view) {
  if (!view.choices.length) return null;
  return h("ul", { class: "choices", "data-testid": "choices" }, view.choices.map((choice) =>
    h("li", { key: choice.seat, "data-testid": `choice-${choice.seat}` }, [
      kept("span", {}, `${seatName(view.game, choice.seat)} → ${choice.shown.length ? seatNames(view.game, choice.shown) : "…"}`),
      choice.word && kept("span", { key: "word" }, `(${wordName(view.rules, choice.word)})`),
      h("span", { class: "soft" }, word(`page-choice-${choice.state}`)),
      choice.answer && h("span", { key: "answer" }, word(`signal-${choice.answer}`)),
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

