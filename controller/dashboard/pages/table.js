// The public table screen: what everybody may see and hear, large.

import { affairs } from "./affairs.js";
import { draw, h } from "./dom.js";
import { Live, stayAwake } from "./live.js";
import { Clock, fouls, kept, phaseName, roleName, seatName, teamName } from "./parts.js";
import { speak, word } from "./words.js";

const root = document.getElementById("page");
const clock = new Clock();
let view = null;
let online = true;

async function take(message) {
  view = { ...view, ...message.view };
  if ("clock" in message.view) clock.take(view.clock);
  await speak(view.language);
  redraw();
}

function redraw() {
  draw(root, view ? [header(), stage(), seats(), footer()] : [h("p", { class: "waiting", role: "status" }, "…")]);
}

function header() {
  return h("header", {}, [
    kept("h1", { "data-testid": "phase" }, phaseName(view.game)),
    view.paused && h("strong", { class: "paused", "data-testid": "paused" }, word("page-paused")),
    !online && h("strong", { class: "offline", role: "alert" }, word("page-offline")),
  ]);
}

function stage() {
  return h("section", { class: "stage" }, [
    h("div", { class: "now" }, [
      view.step?.seat && kept("p", { class: "speaker", "data-testid": "speaker" }, seatName(view.game, view.step.seat)),
      clock.draw(),
    ]),
    view.step && h("p", { key: "step", class: "soft step", "data-testid": "step" }, view.step.text),
    h("p", { key: "said", class: "said", role: "status", "data-testid": "said" }, view.said ?? word("page-welcome")),
    result(),
    affairs(view.game),
    votes(),
  ]);
}

function result() {
  const winner = view.game.winner;
  if (!winner) return null;
  const name = teamName(view.rules, winner);
  return h("p", { class: "winner" }, [
    h("span", {}, word("page-winner")),
    kept("strong", { "data-testid": "winner" }, name),
  ]);
}

function votes() {
  const round = view.game.round;
  if (!round || view.game.asleep || view.game.phase === "over") return null;
  const most = Math.max(1, ...Object.values(round.tally));
  return h("ul", { class: "tally", "data-testid": "tally", "aria-label": word("page-votes") }, round.candidates.map((seat) => {
    const count = round.tally[seat] ?? 0;
    const voters = Object.keys(round.votes).filter((voter) => round.votes[voter] === seat);
    return count > 0 && h("li", { key: seat, "--share": count / most }, [
      kept("span", { class: "who" }, seatName(view.game, seat)),
      kept("span", { class: "bar", "data-testid": `tally-${seat}` }, count),
      kept("span", { class: "voters soft" }, voters.join(", ")),
    ]);
  }));
}

function seats() {
  const count = view.game.players.length;
  const columns = Math.ceil(count / Math.ceil(count / 6));
  return h("ol", { class: "seats", "data-testid": "seats", "--columns": columns }, view.game.players.map((player) =>
    h("li", { key: player.seat, class: seatClass(player), "data-testid": `seat-${player.seat}` }, [
      kept("span", { class: "number" }, player.seat),
      kept("span", { class: "name" }, player.name),
      h("span", { class: "marks" }, [
        fouls(player.fouls, view.rules),
        !player.alive && h("span", {}, word("page-out")),
        view.game.silenced.includes(player.seat) && h("span", {}, word("page-silenced")),
        view.game.immune.includes(player.seat) && h("span", {}, word("page-immune")),
        player.role && kept("span", { class: "role" }, roleName(view.rules, player.role)),
      ]),
    ])));
}

function seatClass(player) {
  return `${player.alive ? "" : "out"} ${view.step?.seat === player.seat ? "speaking" : ""}`;
}

function footer() {
  return h("footer", {}, [
    h("img", { src: `/qr.svg?${encodeURIComponent(view.address)}`, alt: word("page-qr"), "data-testid": "qr" }),
    h("div", {}, [
      kept("p", { class: "address" }, view.address),
      h("p", { class: "soft" }, word("page-pairing-hint")),
      h("a", { key: "host", href: "/host" }, word("page-to-host")),
      h("a", { key: "rules", href: "/rules" }, word("page-rules")),
      view.over && h("a", { key: "protocol", href: `/protocol?lang=${view.language}`, "data-testid": "protocol" }, word("page-protocol")),
    ]),
  ]);
}

new Live("/live/table", take, (up) => {
  online = up;
  redraw();
});
setInterval(() => clock.clock?.running && redraw(), 200);
stayAwake();
