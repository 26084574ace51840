// The settings of the chosen rules: their options, and the clocks of this game.

import { h } from "./dom.js";
import { kept } from "./parts.js";
import { word } from "./words.js";

const MOST_SECONDS = 3600;

/** The options that these rules have: yes or no, a number, or seats in order. */
export function optionFields(setup) {
  const options = Object.entries(setup.form.options);
  return options.length > 0 && h("fieldset", { key: "options" }, [
    h("legend", {}, word("page-options")),
    ...options.map(([id, value]) => (Array.isArray(value) ? seatList(setup, id, value) : option(setup, id, value))),
  ]);
}

function option(setup, id, value) {
  const change = (taken) => setup.change((form) => { form.options[id] = taken; });
  return h("label", { key: id, class: "row" }, [
    typeof value === "boolean"
      ? h("input", { type: "checkbox", checked: value, "data-testid": `option-${id}`, onchange: (event) => change(event.target.checked) })
      : number({ value, "data-testid": `option-${id}` }, change),
    h("span", {}, word(`page-option-${id}`)),
  ]);
}

/** Seats to be tapped in their order; a second tap takes one out again. */
function seatList(setup, id, chosen) {
  const tap = (seat) => () => setup.change((form) => {
    form.options[id] = chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat];
  });
  return h("div", { key: id }, [
    h("p", {}, word(`page-option-${id}`)),
    h("div", { class: "row" }, setup.form.names.map((_, index) => kept("button", {
      key: index, type: "button", "data-testid": `option-${id}-${index + 1}`, "aria-pressed": String(chosen.includes(index + 1)), onclick: tap(index + 1),
    }, chosen.includes(index + 1) ? `${index + 1} (${chosen.indexOf(index + 1) + 1})` : index + 1))),
  ]);
}

/** The clocks of this game, in seconds: those of the rules until they are changed. */
export function clockFields(setup) {
  const clocks = Object.entries(setup.form.clocks);
  return clocks.length > 0 && h("details", { key: "clocks", "data-testid": "clocks" }, [
    h("summary", {}, word("page-clocks")),
    h("fieldset", {}, clocks.map(([id, times]) => h("div", { key: id, class: "clock-row" }, [
      h("p", {}, word(`page-clock-${id}`)),
      times.length > 1 && h("p", { key: "each", class: "soft" }, word("page-clock-each")),
      h("div", { key: "times", class: "row" }, times.map((seconds, index) => number({
        key: index, value: seconds, "data-testid": `clock-${id}-${index + 1}`, "aria-label": `${word(`page-clock-${id}`)} ${index + 1}`,
      }, (taken) => setup.change((form) => { form.clocks[id][index] = taken; })))),
    ]))),
  ]);
}

/** A field for whole seconds or a small number; what is no number is not taken. */
const number = (props, change) => h("input", {
  type: "number", inputmode: "numeric", min: 0, max: MOST_SECONDS, step: 1, required: true, ...props,
  onchange: (event) => event.target.checkValidity() && change(event.target.valueAsNumber),
});
