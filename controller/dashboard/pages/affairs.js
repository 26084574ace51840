// What the day has come to, for all to see: who is put to the vote, who defends himself, what is decided.

import { h } from "./dom.js";
import { kept, seatName, seatNames } from "./parts.js";
import { word } from "./words.js";

/** The affairs of the day, each a label and its seats; nothing at night and after the end. */
export function affairs(game) {
  if (game.asleep || ["lobby", "over"].includes(game.phase)) return null;
  const rows = [
    game.phase === "day" && game.nominees.length && ["nominees", word("page-nominees"), game.nominees],
    game.phase === "defence" && game.defending.length && ["defending", word("page-defending"), game.defending],
    game.phase === "revote" && game.standing.length && ["standing", word("page-standing"), game.standing],
  ].filter(Boolean);
  const { decision } = game;
  return h("div", { key: "affairs", class: "affairs" }, [
    ...rows.map(([key, label, seats]) => row(key, label, seatNames(game, seats))),
    decision && row("decision", word(`page-decision-${decision.kind}`), seatNames(game, decision.options)),
    decision && (decision.decider
      ? row("decider", word("page-decides"), seatName(game, decision.decider))
      : decision.kind === "judge" && h("p", { key: "secret", class: "soft", "data-testid": "decision-secret" }, word("page-decision-secret"))),
  ]);
}

const row = (key, label, seats) => h("p", { key, "data-testid": key }, [
  h("span", { class: "soft" }, `${label}: `),
  kept("span", {}, seats),
]);
