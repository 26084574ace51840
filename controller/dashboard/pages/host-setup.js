// Before a game: rules, seats and names, cards, who deals. Begins with what was chosen last time.

import { sure } from "./dialog.js";
import { h } from "./dom.js";
import { act, choose, kept } from "./parts.js";
import { word } from "./words.js";

export class Setup {
  constructor(host) {
    this.host = host;
    this.form = null;
  }

  /** Begin with the last set-up again, or with the first ruleset's suggestion. */
  reset() {
    if (!this.host.rules || this.form) return;
    const { last, rulesets, seats } = this.host.rules;
    const known = last && rulesets.some((rules) => rules.id === last.ruleset);
    this.form = known
      ? { ruleset: last.ruleset, names: [...last.names], mix: { ...last.mix }, dealing: last.dealing, host_seat: last.host_seat, options: { ...last.options }, roles: null }
      : { ruleset: rulesets[0].id, names: Array(Math.min(seats, rulesets[0].seats_max, 10)).fill(""), mix: {}, dealing: "cards", host_seat: null, options: { ...rulesets[0].options }, roles: null };
    if (!known) this.suggest(0);
  }

  get rules() {
    return this.host.rules.rulesets.find((rules) => rules.id === this.form.ruleset);
  }

  get suggestions() {
    return this.rules.mixes[this.form.names.length] ?? [];
  }

  get cards() {
    return Object.values(this.form.mix).reduce((sum, count) => sum + count, 0);
  }

  /** Take the suggested cards for so many players; without a suggestion only citizens. */
  suggest(index) {
    const filler = this.rules.roles.find((role) => role.fills_up)?.id;
    this.form.mix = { ...(this.suggestions[index] ?? (filler ? { [filler]: this.form.names.length } : {})) };
  }

  change(change) {
    change(this.form);
    this.host.redraw();
  }

  seat(count) {
    this.change((form) => {
      form.names = Array.from({ length: count }, (_, index) => form.names[index] ?? "");
      form.roles = null;
      if (form.host_seat > count) form.host_seat = null;
      this.suggest(0);
    });
  }

  draw() {
    if (!this.form) return null;
    const { form, rules } = this;
    const most = Math.min(rules.seats_max, this.host.rules.seats);
    const counts = Array.from({ length: most - rules.seats_min + 1 }, (_, index) => rules.seats_min + index);
    return h("form", { class: "card setup", onsubmit: (event) => this.submit(event) }, [
      h("h2", {}, word("page-new-game")),
      field("page-ruleset", choose({ "data-testid": "ruleset", onchange: (event) => this.rule(event.target.value) },
        this.host.rules.rulesets.map(({ id }) => [id, word(`page-ruleset-${id}`)]), form.ruleset)),
      field("page-seats", choose({ "data-testid": "seats", onchange: (event) => this.seat(Number(event.target.value)) },
        counts.map((count) => [count, String(count)]), String(form.names.length))),
      this.names(),
      this.mix(),
      this.dealing(),
      this.options(),
      h("button", { class: "main start", "data-testid": "start" }, word("page-start")),
    ]);
  }

  rule(id) {
    this.change((form) => {
      form.ruleset = id;
      form.options = { ...this.rules.options };
    });
    this.seat(Math.max(this.rules.seats_min, Math.min(this.form.names.length, this.rules.seats_max)));
  }

  names() {
    return h("fieldset", {}, [
      h("legend", {}, word("page-names")),
      ...this.form.names.map((name, index) => h("label", { key: index, class: "row name-row" }, [
        kept("span", { class: "number" }, index + 1),
        kept("input", { value: name, maxlength: 40, "data-testid": `name-${index + 1}`, "aria-label": `${word("page-name")} ${index + 1}`, autocomplete: "off",
          oninput: (event) => { this.form.names[index] = event.target.value; } }),
        this.form.roles && choose({ "aria-label": `${word("page-role")} ${index + 1}`, "data-testid": `deal-${index + 1}`, onchange: (event) => { this.form.roles[index] = event.target.value; } },
          [["", "—"], ...this.rules.roles.map(({ id }) => [id, word(`role-${id}`)])]),
      ])),
    ]);
  }

  mix() {
    const { form } = this;
    const right = this.cards === form.names.length;
    return h("fieldset", {}, [
      h("legend", {}, word("page-mix")),
      this.suggestions.length > 1 && h("div", { key: "suggestions", class: "row" }, this.suggestions.map((_, index) =>
        act(`suggestion-${index + 1}`, `${word("page-suggestion")} ${index + 1}`, () => this.change(() => this.suggest(index)), { key: index }))),
      ...this.rules.roles.map(({ id }) => this.stepper(id)),
      kept("p", { key: "sum", class: right ? "soft" : "refused", "data-testid": "cards" }, `${word("page-cards")}: ${this.cards} / ${form.names.length}`),
    ]);
  }

  stepper(id) {
    const count = this.form.mix[id] ?? 0;
    const step = (by) => () => this.change((form) => { form.mix[id] = Math.max(0, count + by); });
    const role = word(`role-${id}`);
    return h("div", { key: id, class: "row stepper" }, [
      kept("span", { class: "grow" }, role),
      act(`less-${id}`, "−", step(-1), { "aria-label": `${role} −`, disabled: !count }),
      kept("output", { "data-testid": `count-${id}` }, count),
      act(`more-${id}`, "+", step(1), { "aria-label": `${role} +` }),
    ]);
  }

  dealing() {
    const { form } = this;
    const typed = form.roles !== null;
    const seats = form.names.map((_, index) => [String(index + 1), String(index + 1)]);
    return h("fieldset", {}, [
      h("legend", {}, word("page-dealing")),
      ...["cards", "host"].map((way) => h("label", { key: way, class: "row" }, [
        h("input", { type: "radio", name: "dealing", value: way, checked: form.dealing === way, "data-testid": `dealing-${way}`,
          onchange: () => this.change((changed) => { changed.dealing = way; changed.roles = null; }) }),
        h("span", {}, word(`page-dealing-${way}`)),
      ])),
      form.dealing === "host" && h("label", { key: "typed", class: "row" }, [
        h("input", { type: "checkbox", checked: typed, "data-testid": "type-roles",
          onchange: (event) => this.change((changed) => { changed.roles = event.target.checked ? changed.names.map(() => "") : null; }) }),
        h("span", {}, word("page-type-roles")),
      ]),
      field("page-host-plays", choose({ "data-testid": "host-seat", onchange: (event) => { form.host_seat = Number(event.target.value) || null; } },
        [["", word("page-host-only")], ...seats], String(form.host_seat ?? ""))),
    ]);
  }

  options() {
    const options = Object.entries(this.form.options);
    return options.length > 0 && h("fieldset", {}, [
      h("legend", {}, word("page-options")),
      ...options.map(([id, value]) => h("label", { key: id, class: "row" }, [
        typeof value === "boolean"
          ? h("input", { type: "checkbox", checked: value, "data-testid": `option-${id}`, onchange: (event) => { this.form.options[id] = event.target.checked; } })
          : h("input", { type: "number", value, "data-testid": `option-${id}`, onchange: (event) => { this.form.options[id] = Number(event.target.value); } }),
        h("span", {}, word(`page-option-${id}`)),
      ])),
    ]);
  }

  async submit(event) {
    event.preventDefault();
    const { form, host } = this;
    const command = { cmd: "start", language: host.view.language, ...form, roles: form.roles ?? [] };
    const answer = await host.ask(command);
    if (answer.ask && (await sure(`${answer.text} ${word("page-start-anyway")}`))) await host.ask({ ...command, alike_ok: true });
  }
}

const field = (key, input) => h("label", { class: "field" }, [h("span", {}, word(key)), input]);
