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

/** What a role is called in these rules: house rules may have their own word. */
export function roleName(rules, role) {
  const own = rules?.names ?? {};
  return Object.hasOwn(own, role) ? own[role] : word(`role-${role}`);
}

/** What a side is called; one that plays alone is called as its role is. */
export function teamName(rules, team) {
  if (team === "draw") return word("page-draw");
  const roles = (rules?.roles ?? []).filter((role) => role.team === team);
  return roles.length === 1 && roles[0].id === team ? roleName(rules, team) : word(`team-${team}`);
}

/** What a move names beside players: a role, or another word of these rules. */
export function wordName(rules, id) {
  if (rules.roles.some((role) => role.id === id)) return roleName(rules, id);
  const told = word(`page-word-${id}`);
  return told.startsWith("page-word-") ? id : told;
}

/** Seats as people say them, one after another. */
export const seatNames = (game, seats) => seats.map((seat) => seatName(game, seat)).join(", ");

/** What time of the game it is: "Night 2", "Day 3 · vote". */
export function phaseName(game) {
  if (["lobby", "over"].includes(game.phase)) return word(`page-phase-${game.phase}`);
  if (game.asleep) return `${word("page-phase-night")} ${game.night}`;
  if (!game.day) return word("page-phase-opening");
  const day = `${word("page-phase-day")} ${game.day}`;
  return ["vote", "revote", "defence", "decide", "draw"].includes(game.phase) ? `${day} · ${word(`page-phase-${game.phase}`)}` : day;
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

/** Fouls or warnings as marks, with their number for those who do not see them. */
export function fouls(number, rules) {
  const label = word(rules?.penalty === "warning" ? "page-warnings" : "page-fouls");
  return number ? kept("span", { class: "fouls", "aria-label": `${label}: ${number}`, role: "img" }, "!".repeat(number)) : null;
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
