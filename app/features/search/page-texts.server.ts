import { contractVehicles } from "../../content/contract-vehicles.ts";
import { type RuleId, rules } from "../../content/rules/index.ts";
import { type PlacedText, shownTexts, type TextRole } from "../../content/text-roles.ts";

type Texts = Record<"heads" | "lead" | "text", string[]>;

const FIELD_OF = { name: "heads", promise: "heads", summary: "lead" } satisfies Partial<Record<TextRole, keyof Texts>>;

const isRule = (value: string): value is RuleId => value in rules;

/** Titles of vehicles by id. Pages never show the ids. */
const titleOfVehicle = new Map<string, string>(contractVehicles.map(({ id, title }) => [id, title]));

/** Sorts the texts of a page by significance. */
export function pageTexts(words: readonly unknown[]): Texts {
  const texts: Texts = { heads: [], lead: [], text: [] };
  for (const placed of shownTexts(words)) {
    const whole = wholeText(placed);
    if (whole === undefined) continue;
    const isOwn = whole === placed.text && placed.field !== "vehicles";
    texts[(isOwn && FIELD_OF[placed.role as keyof typeof FIELD_OF]) || "text"].push(whole);
  }
  return texts;
}

/**
 * The text to search for. A fact ("label: value") and a code ("code: title") are one text. Undefined for the second
 * half of such a pair, and for labels of links.
 */
function wholeText({ text, field, row: { label, value, code, title, to } }: PlacedText): string | undefined {
  if (typeof label === "string" && typeof to === "string") return undefined;
  if ((field === "rule" || field === "also") && isRule(text)) return `${rules[text].short}, ${rules[text].name}`;
  if (field === "vehicles") return titleOfVehicle.get(text) ?? text;
  const isFact = typeof label === "string" && typeof value === "string";
  if (isFact && field === "label") return `${text}: ${value}`;
  if (isFact && field === "value") return undefined;
  const isCode = typeof code === "string" && typeof title === "string";
  if (isCode && field === "code") return `${text}: ${title}`;
  return isCode && field === "title" ? undefined : text;
}
