import { type RuleId, rules } from "../../content/rules/index.ts";
import { shownTexts, type TextRole } from "../../content/text-roles.ts";

const FIELD_OF: Partial<Record<TextRole, "heads" | "lead">> = { name: "heads", promise: "heads", summary: "lead" };

/** Sorts the texts of a page by significance, and lists its sections. */
export function pageTexts(words: readonly unknown[]) {
  const texts: Record<"heads" | "lead" | "text", string[]> = { heads: [], lead: [], text: [] };
  const sections = new Map<string, { id: string; heading: string }>();
  for (const { text, role, section } of shownTexts(words)) {
    // A result must not quote a text with placeholders.
    if (/\{\w+\}/.test(text)) continue;
    texts[FIELD_OF[role] ?? "text"].push(Object.hasOwn(rules, text) ? rules[text as RuleId].short : text);
    if (section) sections.set(section.id, section);
  }
  return { ...texts, sections: [...sections.values()] };
}
