import { type CodeRow, naicsCodes, pscCodes } from "../../content/codes.ts";
import { contractVehicles } from "../../content/contract-vehicles.ts";
import { type RuleId, rules } from "../../content/rules/index.ts";
import { type PlacedText, shownTexts, type TextRole } from "../../content/text-roles.ts";
import type { Section } from "./entry.server.ts";

interface Texts extends Record<"heads" | "lead" | "text", string[]> {
  sections: Section[];
}

const FIELD_OF = { name: "heads", promise: "heads", summary: "lead" } satisfies Partial<
  Record<TextRole, "heads" | "lead">
>;

/** A text that is completed before it is shown, so that a result must not quote it. */
const TEMPLATE = /\{\w+\}/;

const isRule = (value: string): value is RuleId => value in rules;

/** What pages show for an id or a code: the title of a vehicle, or a code with its title. */
const shownAs = {
  vehicles: new Map<string, string>(contractVehicles.map(({ id, title }) => [id, title])),
  naics: withTitles(naicsCodes),
  psc: withTitles(pscCodes),
};

function withTitles(codes: readonly CodeRow[]): Map<string, string> {
  return new Map(codes.map(({ code, title }) => [code, `${code}: ${title}`]));
}

/** Sorts the texts of a page by significance. */
export function pageTexts(words: readonly unknown[]): Texts {
  const texts: Texts = { heads: [], lead: [], text: [], sections: [] };
  const sections = new Map<string, Section>();
  for (const placed of shownTexts(words)) {
    const whole = wholeText(placed);
    if (whole === undefined || TEMPLATE.test(whole)) continue;
    const isOwn = whole === placed.text;
    texts[(isOwn && FIELD_OF[placed.role as keyof typeof FIELD_OF]) || "text"].push(whole);
    if (!placed.section) continue;
    const { id, heading } = placed.section;
    const section = sections.get(id) ?? { id, heading, texts: [] };
    sections.set(id, section);
    section.texts.push(whole);
  }
  return { ...texts, sections: [...sections.values()] };
}

/**
 * The text to search for. A fact ("label: value") and a code ("code: title") are one text. Undefined for the second
 * half of such a pair, and for labels of links.
 */
function wholeText({ text, field, row: { label, value, code, title, to } }: PlacedText): string | undefined {
  if (typeof label === "string" && typeof to === "string") return undefined;
  if (["rule", "rules", "also"].includes(field) && isRule(text)) return `${rules[text].short}, ${rules[text].name}`;
  if (field in shownAs) return shownAs[field as keyof typeof shownAs].get(text) ?? text;
  const isFact = typeof label === "string" && typeof value === "string";
  if (isFact && field === "label") return `${text}: ${value}`;
  if (isFact && field === "value") return undefined;
  const isCode = typeof code === "string" && typeof title === "string";
  if (isCode && field === "code") return `${text}: ${title}`;
  return isCode && field === "title" ? undefined : text;
}
