// The host's phone: the whole state as far as the host may see it, and every override.

import { recheck, sure } from "./dialog.js";
import { draw, h } from "./dom.js";
import { seatFinding } from "./host-camera.js";
import { now } from "./host-game.js";
import { LivePicture } from "./host-live.js";
import { entries, inRules, legend } from "./host-list.js";
import { overrides } from "./host-overrides.js";
import { seats } from "./host-seats.js";
import { Setup } from "./host-setup.js";
import { pairing } from "./host-pairing.js";
import { Live, stayAwake } from "./live.js";
import { act, choose, Clock, kept, phaseName } from "./parts.js";
import { speak, word } from "./words.js";

const root = document.getElementById("page");
const host = {
  view: null,
  rules: null,
  clock: new Clock(),
  online: true,
  /** What the last command came to, where it was refused, and the clause that refuses it. */
  refused: "",
  clause: null,
  /** Which seat's card is open, whose role is being looked at, whether all roles and the list stay open. */
  open: null,
  held: null,
  shown: false,
  listed: false,
  /** Who raised a hand, in order, until it is sent. */
  hands: [],
  /** Which move each form is about. */
  verbs: {},
  /** The last picture of the table all around, and the time at which the next is taken. */
  around: null,
  aroundTimer: null,
  seatCount: () => host.view.game.players.length || setup.form?.names.length || host.rules.seats,
  redraw,
  ask,
  quiet: (command) => live.ask(command),
  sureAsk,
};
const setup = new Setup(host);
const livePicture = new LivePicture(redraw);
let live = null;

/** Send a command; a refusal is shown in words, or put as a question where it may be insisted on. */
async function ask(command) {
  const answer = await live.ask(command);
  host.refused = answer.ack ? "" : (answer.text ?? word(answer.error));
  host.clause = answer.clause ?? null;
  redraw();
  return answer;
}

/** Send a command after asking. */
async function sureAsk(question, command, valid) {
  if (await sure(question, valid)) await ask(command);
}

async function take(message) {
  if (!message.view) return;
  const before = host.view;
  host.view = { ...before, ...message.view };
  if ("clock" in message.view) host.clock.take(host.view.clock);
  if (!host.view.can.show_hands) host.hands = [];
  await speak(host.view.language);
  if (!before || before.game.phase !== host.view.game.phase || before.language !== host.view.language) setup.reset();
  recheck();
  redraw();
}

function redraw() {
  if (!host.view || !host.rules) return;
  const playing = !["lobby", "over"].includes(host.view.game.phase);
  draw(root, [
    top(),
    banners(),
    h("section", { key: "now", class: "card" }, now(host)),
    h("section", { key: "setup", hidden: playing }, [setup.draw()]),
    h("section", { key: "seats", hidden: host.view.game.phase === "lobby" }, seats(host)),
    h("section", { key: "overrides", class: "card", hidden: !playing }, overrides(host)),
    h("section", { key: "entries", class: "card", hidden: host.view.game.phase === "lobby" }, entries(host)),
    h("section", { key: "legend", class: "card" }, legend(host)),
    h("section", { key: "camera", class: "card", hidden: !host.view.seats }, seatFinding(host) || []),
    h("section", { key: "device", class: "card" }, device()),
  ]);
}

function top() {
  const { view } = host;
  return h("header", { key: "top" }, [
    kept("h1", { "data-testid": "phase" }, phaseName(view.game)),
    choose(
      { "aria-label": word("page-language"), "data-testid": "language", onchange: (event) => ask({ cmd: "language", language: event.target.value }) },
      view.languages.map((language) => [language, language.toUpperCase()]),
      view.language,
    ),
    view.game.phase !== "lobby" && (view.paused
      ? act("resume", word("page-resume"), () => ask({ cmd: "resume" }), { class: "main" })
      : act("pause", word("page-pause"), () => ask({ cmd: "pause" }), { class: "main" })),
  ]);
}

function banners() {
  const { view } = host;
  return h("div", { key: "banners", class: "banners", role: "status", "aria-live": "polite" }, [
    !host.online && h("p", { class: "offline", "data-testid": "offline" }, word("page-offline")),
    host.refused && h("p", { key: "refused", class: "refused", "data-testid": "refused" }, host.refused),
    host.refused && host.clause && h("p", { key: "clause", class: "refused" }, [inRules(host.clause)]),
    view.needs_person && h("p", { class: "trouble", "data-testid": "needs-person" }, view.needs_person),
    view.troubles.map((text) => h("p", { key: text, class: "trouble", "data-testid": "trouble" }, text)),
    view.alike.map((alike) => h("p", { key: `alike ${alike}`, class: "trouble" }, `${word("page-alike")}: ${alike.join(", ")}`)),
  ]);
}

function device() {
  return [
    h("h2", {}, word("page-device")),
    livePicture.draw(host.view.can.live, host.view.troubles),
    host.rules.snapshot && !host.view.can.snapshot && h("p", { key: "closed", class: "soft", "data-testid": "snapshot-closed" }, word("page-snapshot-closed")),
    host.rules.snapshot && host.view.can.snapshot && act("snapshot", word("page-snapshot"), () => {
      host.picture = `/snapshot.jpg?${Date.now()}`;
      redraw();
    }),
    host.picture && host.view.can.snapshot && h("img", { class: "snapshot", src: host.picture, alt: word("page-snapshot"), "data-testid": "snapshot-picture" }),
    h("p", { key: "pages", class: "row" }, [
      h("a", { class: "button", href: "/" }, word("page-to-table")),
      h("a", { class: "button", href: "/rules" }, word("page-rules")),
    ]),
    act("unpair", word("page-unpair"), () => sureAsk(word("page-unpair-sure"), { cmd: "unpair" }), { class: "risky" }),
  ];
}

/** Show the host page where this phone is paired, and otherwise ask for the code. */
async function start() {
  await speak(document.documentElement.lang);
  const answer = await fetch("/setup");
  if (!answer.ok) {
    live?.close();
    live = null;
    host.view = null;
    pairing(root, start);
    return;
  }
  host.rules = await answer.json();
  setup.reset();
  live ??= new Live("/live/host", take, async (up) => {
    host.online = up;
    redraw();
    // A phone that was unpaired is turned away at the door: see whether it is that.
    if (!up && (await fetch("/setup").catch(() => null))?.status === 403) start();
  });
}

setInterval(() => host.clock.clock?.running && redraw(), 200);
for (const type of ["blur", "pagehide"]) window.addEventListener(type, hideRole);
document.addEventListener("visibilitychange", hideRole);
function hideRole() {
  if (host.held === null) return;
  host.held = null;
  redraw();
}
stayAwake();
start();
