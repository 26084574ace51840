// Pieces that several pages show.

import { h } from "./dom.js";
import { word } from "./words.js";

/** Names, roles and numbers, which no browser may translate. */
export const kept = (tag, props, content) => h(tag, { translate: "no", ...props }, content);

/** A seat as people say it: number, and name where there is one. */
export function seatName(game, seat) {
  const player = game.players.find((other) => other.seat === seat);
  return player?.name ? `${seat} · ${player.name}` : `${seat}`;
}

/** What time of the game it is: "Night 2", "Day 3 · vote". */
export function phaseName(game) {
  if (["lobby", "over"].includes(game.phase)) return word(`page-phase-${game.phase}`);
  if (game.asleep) return `${word("page-phase-night")} ${game.night}`;
  if (!game.day) return word("page-phase-opening");
  const day = `${word("page-phase-day")} ${game.day}`;
  return ["vote", "revote"].includes(game.phase) ? `${day} · ${word(`page-phase-${game.phase}`)}` : day;
}

/** A clock that runs here between two views. */
export class Clock {
  take(clock) {
    this.clock = clock;
    this.at = performance.now();
  }

  get left() {
    if (!this.clock) return null;
    const passed = this.clock.running ? (performance.now() - this.at) / 1000 : 0;
    return Math.max(0, this.clock.left - passed);
  }

  get text() {
    const left = Math.ceil(this.left);
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  draw() {
    if (!this.clock) return null;
    return kept("div", { class: `clock ${this.left <= 10 ? "ending" : ""}`, "data-testid": "clock", role: "timer", "aria-live": "off" }, this.text);
  }
}

/** Fouls as marks, with their number for those who do not see them. */
export function fouls(number) {
  return number ? kept("span", { class: "fouls", "aria-label": `${word("page-fouls")}: ${number}`, role: "img" }, "!".repeat(number)) : null;
}

/** A drop-down list; `choices` are pairs of value and text. */
export function choose(props, choices, value) {
  return h("select", { ...props, translate: "no", ...(value === undefined ? {} : { value }) },
    choices.map(([id, text]) => h("option", { key: id, value: id }, text)));
}

/** Pairs for a list of seats. */
export const seatChoices = (game, seats) => seats.map((seat) => [seat, seatName(game, seat)]);

/** A button that does something. */
export const act = (id, text, onclick, props = {}) => h("button", { type: "button", "data-testid": id, onclick, ...props }, text);
