// The table without parts: its lights as they are, buttons to press, hands to hold before the camera.

import { draw, h } from "./dom.js";
import { Live } from "./live.js";
import { act, choose, Clock, kept, phaseName } from "./parts.js";
import { startFilm, stopFilm } from "./sim-film.js";
import { speak, word } from "./words.js";

const root = document.getElementById("page");
const sim = { table: null, lights: {}, down: new Set(), hand: null, seat: 1, hands: {}, problem: "", view: null, clock: new Clock() };
let live = null;

function take(message) {
  if (message.lights) sim.lights = message.lights;
  sim.problem = message.error ? word(message.error) : message.lights ? sim.problem : "";
  redraw();
}

/** What everybody at the table hears and sees. */
async function takePublic(message) {
  sim.view = { ...sim.view, ...message.view };
  if ("clock" in message.view) sim.clock.take(sim.view.clock);
  await speak(sim.view.language);
  redraw();
}

function press(seat) {
  if (sim.down.has(seat)) return;
  sim.down.add(seat);
  live.send({ cmd: "press", seat });
  redraw();
}

function release(seat) {
  if (!sim.down.delete(seat)) return;
  live.send({ cmd: "release", seat });
  redraw();
}

function hold(hand) {
  stopFilm();
  sim.problem = "";
  if (sim.table.around) {
    sim.hands[sim.seat] = hand;
    live.send({ cmd: "hold", hand, seat: sim.seat });
  } else {
    live.send({ cmd: "hold", hand });
  }
  sim.hand = hand;
  redraw();
}

/** Hold a picture before the camera; `moving` says that it is one frame of many. */
async function show(blob, moving) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const frame = new Uint8Array(bytes.length + 1);
  frame[0] = moving ? 1 : 0;
  frame.set(bytes, 1);
  live.send(frame);
}

async function showFile(file) {
  if (!file) return;
  stopFilm();
  sim.hand = file.name;
  sim.problem = "";
  redraw();
  if (file.type.startsWith("video/")) await film({ file });
  else await show(file, false);
}

async function film(source) {
  try {
    await startFilm(document.getElementById("film"), source, (blob) => show(blob, true));
    sim.hand = source.file?.name ?? word("page-webcam");
  } catch {
    sim.problem = word("page-no-webcam");
  }
  redraw();
}

function redraw() {
  const numbers = Array.from({ length: sim.table.seats }, (_, index) => index + 1);
  draw(root, [
    h("section", { key: "ring", class: "ring", "--count": sim.table.seats, "aria-label": word("page-sim") }, [
      ...numbers.map((seat) => place(seat, seat)),
      place(null, word("page-host-button")),
    ]),
    h("section", { key: "aside", class: "aside" }, [
      sim.view && h("div", { key: "heard", class: "heard" }, [
        kept("h1", { "data-testid": "phase" }, phaseName(sim.view.game)),
        sim.clock.draw(),
        h("p", { role: "status", "data-testid": "said" }, sim.view.said ?? ""),
        h("nav", { class: "row" }, [
          h("a", { class: "button", href: "/", target: "_blank", rel: "noopener" }, word("page-to-table")),
          h("a", { class: "button", href: "/host", target: "_blank", rel: "noopener" }, word("page-to-host")),
        ]),
      ]),
      h("div", { key: "camera", class: "camera", hidden: !sim.table.camera }, camera()),
    ]),
  ]);
}

function place(seat, label) {
  const down = sim.down.has(seat);
  return h("div", { key: seat ?? "host", class: `place ${seat === null ? "device" : ""}`, "--place": seat ?? 0 }, [
    seat !== null && kept("span", { class: "lamp", "--light": sim.lights[seat] ?? "#000000", "data-testid": `light-${seat}`, "data-colour": sim.lights[seat] ?? "#000000" }),
    kept("button", {
      type: "button", class: down ? "down" : "", "aria-pressed": String(down), "data-testid": `press-${seat ?? "host"}`,
      onpointerdown: (event) => { event.currentTarget.setPointerCapture(event.pointerId); press(seat); },
      onpointerup: () => release(seat), onpointercancel: () => release(seat), onlostpointercapture: () => release(seat),
      onkeydown: (event) => [" ", "Enter"].includes(event.key) && !event.repeat && press(seat),
      onkeyup: () => release(seat), onblur: () => release(seat), oncontextmenu: (event) => event.preventDefault(),
    }, label),
  ]);
}

function camera() {
  return [
    h("h2", {}, word("page-camera")),
    kept("p", { role: "status", "data-testid": "held" }, sim.problem || `${word("page-before-camera")}: ${sim.hand === null ? word("page-nothing") : handName(sim.hand)}`),
    sim.table.around && h("label", { key: "seat", class: "row" }, [
      h("span", {}, word("page-hand-of-seat")),
      choose({ "data-testid": "hand-seat", onchange: (event) => { sim.seat = Number(event.target.value); sim.hand = sim.hands[sim.seat] ?? null; redraw(); } },
        Array.from({ length: sim.table.seats }, (_, index) => [index + 1, String(index + 1)]), String(sim.seat)),
    ]),
    h("div", { class: "row hands" }, sim.table.hands.map((hand) =>
      act(`hand-${hand}`, handName(hand), () => hold(hand), { key: hand, translate: "no", "aria-pressed": String(sim.hand === hand) }))),
    h("div", { class: "row" }, [
      act("hand-none", word("page-take-away"), () => hold(null), { class: "main" }),
      h("label", { class: "button" }, [
        h("span", {}, word("page-picture-file")),
        h("input", { type: "file", accept: "image/*,video/*", class: "file", "data-testid": "picture", onchange: (event) => showFile(event.target.files[0]) }),
      ]),
      act("webcam", word("page-webcam"), () => film({ webcam: true })),
    ]),
    h("p", { class: "soft" }, word("page-drop-hint")),
    h("video", { id: "film", muted: true, playsinline: true }),
  ];
}

const handName = (hand) => (hand.startsWith("thumb_") ? word(`page-${hand.replace("_", "-")}`) : hand);

/** Digits on the keyboard are the buttons of seats 1 to 9 and, by 0, 10. */
function seatOfKey(event) {
  const digit = /^(Digit|Numpad)(\d)$/.exec(event.code)?.[2];
  const seat = digit === "0" ? 10 : Number(digit);
  return seat <= sim.table.seats && !event.ctrlKey && !event.metaKey && !event.altKey ? seat : null;
}

function releaseAll() {
  for (const seat of [...sim.down]) release(seat);
}

async function start() {
  await speak(document.documentElement.lang);
  sim.table = await (await fetch("/sim/table")).json();
  redraw();
  live = new Live("/live/sim", take, (up) => {
    sim.problem = up ? "" : word("page-offline");
    if (!up) sim.down.clear();
    redraw();
  });
  new Live("/live/table", takePublic);
  setInterval(() => sim.clock.clock?.running && redraw(), 200);
  document.addEventListener("keydown", (event) => !event.repeat && seatOfKey(event) && press(seatOfKey(event)));
  document.addEventListener("keyup", (event) => seatOfKey(event) && release(seatOfKey(event)));
  window.addEventListener("blur", releaseAll);
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    showFile(event.dataTransfer.files[0]);
  });
}

start();
