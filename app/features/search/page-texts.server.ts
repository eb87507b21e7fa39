import { contractVehicles } from "../../content/contract-vehicles.ts";
import { type RuleId, rules } from "../../content/rules/index.ts";

type Texts = Record<"heads" | "lead" | "text", string[]>;

/** Fields with the name of a part of a page. */
const HEADS = new Set("name title heading question caption area who topic tagline promise shows label".split(" "));

/** Fields with a summary of the page. */
const LEADS = new Set(["lead", "description", "statement", "subtitle", "summary"]);

/** Fields that are not shown as text on the page. */
const NOT_SHOWN = new Set(
  "meta slug slugs id to href path icon image logo kind related trail filter labels thread lifecycle color gradient placeholder spoken csv alt tags inMenu copyable mark primary route search".split(
    " ",
  ),
);

const isRule = (value: unknown): value is RuleId => typeof value === "string" && value in rules;

/** Titles of vehicles by id. Pages never show the ids. */
const titleOfVehicle = new Map<unknown, string>(contractVehicles.map(({ id, title }) => [id, title]));

/** Sorts the texts of a page by significance. Unknown fields are included, so new pages need no change here. */
export function pageTexts(words: readonly unknown[]): Texts {
  const texts: Texts = { heads: [], lead: [], text: [] };
  for (const word of words) collect(word, "", texts);
  return texts;
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value === "string") {
    if ((key === "rule" || key === "also") && isRule(value))
      texts.text.push(`${rules[value].short}, ${rules[value].name}`);
    else if (key === "vehicles") texts.text.push(titleOfVehicle.get(value) ?? value);
    else texts[HEADS.has(key) ? "heads" : LEADS.has(key) ? "lead" : "text"].push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, key, texts);
  } else if (typeof value === "object" && value !== null) {
    collectFields(value as Record<string, unknown>, texts);
  }
}

/** A fact or a code is one text, separate from the rest of its row. Links are skipped. */
function collectFields({ label, value, code, title, ...others }: Record<string, unknown>, texts: Texts): void {
  let fields: Record<string, unknown> = others;
  if (typeof label === "string" && typeof others["to"] === "string") return;
  if (typeof label === "string" && typeof value === "string") texts.text.push(`${label}: ${value}`);
  else fields = { label, value, ...fields };
  if (typeof code === "string" && typeof title === "string") texts.text.push(`${code}: ${title}`);
  else fields = { code, title, ...fields };
  for (const [key, inner] of Object.entries(fields)) if (!NOT_SHOWN.has(key)) collect(inner, key, texts);
}
