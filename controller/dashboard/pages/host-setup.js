// Before a game: rules, seats and names, cards, clocks, who deals. Begins with what was chosen last time.

import { sure } from "./dialog.js";
import { h } from "./dom.js";
import { clockFields, optionFields } from "./host-rules.js";
import { act, choose, kept, roleName } from "./parts.js";
import { word } from "./words.js";

const JUDGE_MS = 250;
const USUAL_SEATS = 10;

export class Setup {
  constructor(host) {
    this.host = host;
    this.form = null;
    /** What the table says of the set-up as it is now: that it is right, or why it is not. */
    this.verdict = null;
    this.waiting = null;
  }

  /** Begin with the last set-up again, or with the first ruleset's suggestion. */
  reset() {
    if (!this.host.rules) return;
    const { last } = this.host.rules;
    if (!this.form && last && this.offers.some((rules) => rules.id === last.ruleset)) this.again(last);
    else if (!this.form) this.begin();
    this.judge();
  }

  again(last) {
    const { names, mix, dealing, host_seat, ruleset } = last;
    this.form = { ruleset, names: [...names], mix: { ...mix }, dealing, host_seat, roles: null };
    this.form.options = fitting(this.rules.options, last.options, sameKind);
    this.form.clocks = fitting(this.rules.clocks, last.clocks, (own, kept) => own.length === kept.length);
    if (!this.counts.includes(names.length)) this.seat(this.counts[0]);
  }

  begin() {
    this.form = { ruleset: this.offers[0].id, names: [], mix: {}, dealing: "cards", host_seat: null, roles: null };
    this.take(this.offers[0].id, USUAL_SEATS);
  }

  /** The rules that can be played; the others have faults. */
  get offers() {
    return this.host.rules.rulesets.filter((rules) => !rules.faults.length);
  }

  get rules() {
    return this.offers.find((rules) => rules.id === this.form.ruleset);
  }

  /** How many players these rules and this table have room for. */
  get counts() {
    const { seats_min, seats_max } = this.rules;
    const most = Math.max(seats_min, Math.min(seats_max, this.host.rules.seats));
    return Array.from({ length: most - seats_min + 1 }, (_, index) => seats_min + index);
  }

  get suggestions() {
    return this.rules.mixes[this.form.names.length] ?? [];
  }

  get cards() {
    return Object.values(this.form.mix).reduce((sum, count) => sum + count, 0);
  }

  role(id) {
    return roleName({ names: this.rules.names[this.host.view.language] }, id);
  }

  /** Take the suggested cards for so many players; without a suggestion only those that fill up. */
  suggest(index) {
    const filler = this.rules.roles.find((role) => role.fills_up)?.id;
    this.form.mix = { ...(this.suggestions[index] ?? (filler ? { [filler]: this.form.names.length } : {})) };
  }

  change(change) {
    change(this.form);
    this.judge();
    this.host.redraw();
  }

  /** Ask the table what it says of the set-up; the last question counts. */
  judge() {
    this.verdict = null;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      if (!["lobby", "over"].includes(this.host.view?.game.phase)) return;
      const asked = this.waiting;
      const answer = await this.host.quiet({ cmd: "judge", ...this.command() });
      if (asked !== this.waiting) return;
      this.verdict = { ok: Boolean(answer.ack), text: answer.ack ? (answer.note ?? word("page-setup-right")) : (answer.text ?? "") };
      this.host.redraw();
    }, JUDGE_MS);
  }

  seat(count) {
    const { form } = this;
    form.names = Array.from({ length: count }, (_, index) => form.names[index] ?? "");
    form.roles = null;
    if (form.host_seat > count) form.host_seat = null;
    for (const [id, value] of Object.entries(form.options)) if (Array.isArray(value)) form.options[id] = value.filter((seat) => seat <= count);
    this.suggest(0);
  }

  /** Turn to other rules, with as many of these players as they have room for. */
  take(id, players) {
    const { form } = this;
    form.ruleset = id;
    form.options = structuredClone(this.rules.options);
    form.clocks = structuredClone(this.rules.clocks);
    this.seat(Math.max(this.counts[0], Math.min(players, this.counts.at(-1))));
  }

  draw() {
    if (!this.form) return null;
    const { form } = this;
    const { language } = this.host.view;
    return h("form", { class: "card setup", onsubmit: (event) => this.submit(event) }, [
      h("h2", {}, word("page-new-game")),
      field("page-ruleset", choose({ "data-testid": "ruleset", onchange: (event) => this.change(() => this.take(event.target.value, form.names.length)) },
        this.offers.map(({ id, title }) => [id, title[language] ?? id]), form.ruleset)),
      h("a", { key: "rules", class: "button", href: `/rules/${encodeURIComponent(form.ruleset)}?lang=${language}`, "data-testid": "read-rules" }, word("page-rules-of")),
      this.faults(),
      field("page-seats", choose({ "data-testid": "seats", onchange: (event) => this.change(() => this.seat(Number(event.target.value))) },
        this.counts.map((count) => [count, String(count)]), String(form.names.length))),
      this.names(),
      this.mix(),
      this.dealing(),
      optionFields(this),
      clockFields(this),
      h("p", { key: "verdict", role: "status", class: this.verdict?.ok === false ? "refused" : "soft", "data-testid": "verdict" }, this.verdict?.text ?? "…"),
      h("button", { key: "start", class: "main start", "data-testid": "start" }, word("page-start")),
    ]);
  }

  /** House rules that cannot be played, and why. */
  faults() {
    const faulty = this.host.rules.rulesets.filter((rules) => rules.faults.length);
    return faulty.length > 0 && h("details", { key: "faults", "data-testid": "faults" }, [
      h("summary", {}, word("page-faulty")),
      ...faulty.map((rules) => h("div", { key: rules.id }, [
        kept("p", {}, rules.title[this.host.view.language] ?? rules.id),
        h("ul", {}, rules.faults.map((fault, index) => kept("li", { key: index, class: "refused" }, fault))),
      ])),
    ]);
  }

  names() {
    return h("fieldset", { key: "names" }, [
      h("legend", {}, word("page-names")),
      ...this.form.names.map((name, index) => h("label", { key: index, class: "row name-row" }, [
        kept("span", { class: "number" }, index + 1),
        kept("input", { value: name, maxlength: 40, "data-testid": `name-${index + 1}`, "aria-label": `${word("page-name")} ${index + 1}`, autocomplete: "off",
          oninput: (event) => { this.form.names[index] = event.target.value; } }),
        this.form.roles && choose({ "aria-label": `${word("page-role")} ${index + 1}`, "data-testid": `deal-${index + 1}`, onchange: (event) => this.change((form) => { form.roles[index] = event.target.value; }) },
          [["", "—"], ...this.rules.roles.map(({ id }) => [id, this.role(id)])]),
      ])),
    ]);
  }

  mix() {
    const { form } = this;
    const right = this.cards === form.names.length;
    return h("fieldset", { key: "mix" }, [
      h("legend", {}, word("page-mix")),
      this.suggestions.length > 1 && h("div", { key: "suggestions", class: "row" }, this.suggestions.map((_, index) =>
        act(`suggestion-${index + 1}`, `${word("page-suggestion")} ${index + 1}`, () => this.change(() => this.suggest(index)), { key: index }))),
      ...this.rules.roles.map(({ id }) => this.stepper(id)),
      kept("p", { key: "sum", class: right ? "soft" : "refused", "data-testid": "cards" }, `${word("page-cards")}: ${this.cards} / ${form.names.length}`),
      this.verdict?.ok === false && h("p", { key: "why", class: "refused", "data-testid": "mix-verdict" }, this.verdict.text),
    ]);
  }

  stepper(id) {
    const count = this.form.mix[id] ?? 0;
    const step = (by) => () => this.change((form) => { form.mix[id] = Math.max(0, count + by); });
    const role = this.role(id);
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
    return h("fieldset", { key: "dealing" }, [
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
      field("page-host-plays", choose({ "data-testid": "host-seat", onchange: (event) => this.change(() => { form.host_seat = Number(event.target.value) || null; }) },
        [["", word("page-host-only")], ...seats], String(form.host_seat ?? ""))),
    ]);
  }

  command() {
    return { language: this.host.view.language, ...this.form, roles: this.form.roles ?? [] };
  }

  async submit(event) {
    event.preventDefault();
    const command = { cmd: "start", ...this.command() };
    const answer = await this.host.ask(command);
    if (answer.ask && (await sure(`${answer.text} ${word("page-start-anyway")}`))) await this.host.ask({ ...command, alike_ok: true });
  }
}

/** Values of these rules, those kept from last time where they still fit. */
function fitting(own, kept, fits) {
  return Object.fromEntries(Object.entries(structuredClone(own)).map(([id, value]) =>
    [id, Object.hasOwn(kept ?? {}, id) && fits(value, kept[id]) ? structuredClone(kept[id]) : value]));
}

const sameKind = (own, kept) => typeof own === typeof kept && Array.isArray(own) === Array.isArray(kept);
const field = (key, input) => h("label", { key, class: "field" }, [h("span", {}, word(key)), input]);
