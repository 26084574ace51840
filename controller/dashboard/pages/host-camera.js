// Where the seats are, for a camera at the table's centre: its picture all around, and finding them seat by seat.

import { h } from "./dom.js";
import { act, choose, kept } from "./parts.js";
import { word } from "./words.js";

const EVERY_MS = 1500;

/** The section, `false` at a table without such a camera. */
export function seatFinding(host) {
  const { seats } = host.view;
  if (!seats) return false;
  const numbers = Array.from({ length: host.seatCount() }, (_, index) => index + 1);
  return [
    h("h2", {}, word("page-seats-title")),
    h("p", { key: "how", class: "soft" }, word(seats.allowed ? "page-seats-how" : "page-seats-closed")),
    seats.picture && picture(host),
    kept("p", { key: "found", "data-testid": "seats-found" }, `${word("page-seats-known")}: ${seats.found.join(", ") || "—"}`),
    seats.asked !== null && kept("p", { key: "asked", role: "status", "data-testid": "seats-asked" }, `${word("page-seats-asked")}: ${seats.asked}`),
    seats.waits && h("p", { key: "waits", class: "trouble" }, word("page-seats-waits")),
    ...Object.entries(seats.faults).map(([seat, fault]) => kept("p", { key: `fault-${seat}`, class: "refused", "data-testid": `seat-fault-${seat}` }, `${seat}: ${fault}`)),
    seats.allowed && h("div", { key: "do", class: "row" }, buttons(host, numbers)),
  ];
}

function buttons(host, numbers) {
  const { seats } = host.view;
  const step = (cmd) => () => host.ask({ cmd });
  return [
    !seats.count && act("seats-find", word("page-seats-find"), () => host.ask({ cmd: "find_seats", count: numbers.length }), { key: "find", class: "main" }),
    seats.asked !== null && act("seats-look", word("page-seats-look"), step("seats_look"), { key: "look", class: "main" }),
    seats.asked !== null && act("seats-next", word("page-seats-next"), step("seats_next"), { key: "next" }),
    choose({ key: "again", "aria-label": word("page-seats-again"), "data-testid": "seats-again",
      onchange: (event) => again(host, event.target, numbers.length) },
    [["", word("page-seats-again")], ...numbers.map((number) => [number, String(number)])], ""),
    seats.count > 0 && act("seats-keep", word("page-seats-keep"), step("seats_keep"), { key: "keep" }),
    seats.count > 0 && act("seats-drop", word("page-seats-drop"), step("seats_drop"), { key: "drop", class: "risky" }),
  ];
}

function again(host, list, count) {
  const seat = Number(list.value);
  list.value = "";
  if (seat) host.ask({ cmd: "find_seats", count: host.view.seats.count || count, seat });
}

/** What the camera sees, shown when asked for and taken anew from time to time while seats are being found. */
function picture(host) {
  const { seats } = host.view;
  if (!host.around && !seats.count) return act("seats-picture", word("page-seats-picture"), () => fresh(host), { key: "show" });
  if (seats.count && !host.aroundTimer) host.aroundTimer = setTimeout(() => fresh(host), EVERY_MS);
  return host.around && h("img", { key: "around", class: "snapshot", src: host.around, alt: word("page-seats-picture"), "data-testid": "seats-strip" });
}

async function fresh(host) {
  const answer = await fetch("/seats.jpg").catch(() => null);
  host.aroundTimer = null;
  if (host.around) URL.revokeObjectURL(host.around);
  host.around = answer?.ok ? URL.createObjectURL(await answer.blob()) : null;
  host.redraw();
}
