// The seats on the host's phone: who sits there, what the host may see of him, and put right.

import { h } from "./dom.js";
import { act, choose, fouls, kept, roleName, seatName, seatNames, teamName } from "./parts.js";
import { word } from "./words.js";

const CAUSES = ["left", "eyes", "stood_up", "obscene", "fouls"];

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
      fouls(player.fouls, view.rules),
      !player.alive && h("span", { class: "soft" }, word("page-out")),
      view.game.silenced.includes(seat) && h("span", { class: "soft" }, word("page-silenced")),
      view.game.immune.includes(seat) && h("span", { class: "soft" }, word("page-immune")),
      view.signals[seat] && h("span", { class: "light", title: word(`signal-${view.signals[seat]}`) }, "☀"),
    ]),
    h("div", { class: "row" }, [
      roleButton(host, player),
      act(`foul-${seat}`, word(penalty(view)), () => host.ask({ cmd: "foul", seat }), { disabled: !player.alive }),
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
  const text = role ? secrets(host.view, player, role) : word("page-no-role");
  return kept("button", {
    type: "button", class: "role", "data-testid": `role-${player.seat}`, "aria-label": seen ? null : word("page-hold-role"),
    onpointerdown: hold(player.seat), onpointerup: hold(null), onpointercancel: hold(null), onpointerleave: hold(null),
    onkeydown: (event) => [" ", "Enter"].includes(event.key) && hold(player.seat)(event),
    onkeyup: hold(null), onblur: hold(null), oncontextmenu: (event) => event.preventDefault(),
  }, seen ? text : word("page-hold-role"));
}

/** What is seen while the button is held: the role, its side where it is not the role's own, and what he was shown. */
function secrets({ game, rules }, player, role) {
  const { me } = game;
  const own = rules.roles.find((other) => other.id === role)?.team;
  const team = player.team ?? (me?.seat === player.seat ? me.team : null);
  const told = [roleName(rules, role), team && team !== own && `${word("page-team")}: ${teamName(rules, team)}`];
  if (me?.seat === player.seat) {
    told.push(me.knows.length && `${word("page-me-knows")}: ${seatNames(game, me.knows)}`);
    told.push(me.orders.length && `${word("page-orders")}: ${seatNames(game, me.orders)}`);
    told.push(...me.answers.map((shown) => `${word("page-phase-night")} ${shown.night}: ${shown.seats.length ? seatNames(game, shown.seats) : word(`page-answer-${shown.answer}`)}`));
  }
  return told.filter(Boolean).join(" · ");
}

const penalty = (view) => (view.rules?.penalty === "warning" ? "page-warning" : "page-foul");

function seatOverrides(host, player) {
  const { ask, sureAsk, view } = host;
  const { seat } = player;
  const alive = () => host.view.game.players.some((other) => other.seat === seat && other.alive);
  const name = seatName(view.game, seat);
  const form = (event) => new FormData(event.target.closest("form"));
  return h("form", { class: "overrides", onsubmit: (event) => event.preventDefault() }, [
    h("div", { class: "row" }, [
      act(`first-${seat}`, word("page-first-speaker"), () => ask({ cmd: "first_speaker", seat }), { disabled: !player.alive }),
      act(`end-speech-${seat}`, word("page-end-speech"), () => ask({ cmd: "end_speech", seat }), { disabled: !player.alive || view.game.phase !== "day" }),
      act(`life-${seat}`, word(player.alive ? "page-set-out" : "page-set-alive"), () =>
        sureAsk(`${name}: ${word(player.alive ? "page-set-out" : "page-set-alive")}?`, { cmd: "life", seat, alive: !player.alive })),
    ]),
    h("div", { class: "row" }, [
      choose({ name: "cause", "aria-label": word("page-cause"), "data-testid": `cause-${seat}` }, CAUSES.map((cause) => [cause, causeName(view, cause)])),
      act(`remove-${seat}`, word("page-remove"), (event) =>
        sureAsk(`${name}: ${word("page-remove")}?`, { cmd: "remove", seat, cause: form(event).get("cause") }, alive), { class: "risky", disabled: !player.alive }),
    ]),
    h("div", { class: "row" }, [
      h("input", { name: "name", maxlength: 40, value: player.name, "aria-label": word("page-name"), "data-testid": `name-${seat}` }),
      act(`rename-${seat}`, word("page-rename"), (event) => ask({ cmd: "rename", seat, name: form(event).get("name") })),
    ]),
    h("div", { class: "row" }, [
      choose({ name: "role", "aria-label": word("page-role"), "data-testid": `new-role-${seat}` }, roleChoices(view.rules)),
      choose({ name: "team", "aria-label": word("page-team"), "data-testid": `new-team-${seat}` }, teamChoices(view.rules)),
      act(`correct-role-${seat}`, word("page-correct-role"), (event) =>
        sureAsk(`${name}: ${word("page-correct-role")}?`, { cmd: "role", seat, role: form(event).get("role"), team: form(event).get("team") || null })),
    ]),
  ]);
}

const causeName = (view, cause) => (cause === "fouls" && view.rules?.penalty === "warning" ? word("page-warnings") : word(`page-cause-${cause}`));
const roleChoices = (rules) => rules.roles.map((role) => [role.id, roleName(rules, role.id)]);
const teamChoices = (rules) => [["", word("page-own-team")], ...rules.teams.map((team) => [team, teamName(rules, team)])];
