/**
 * What a text is on its page. A name or a promise counts most in search, then a summary. Acronyms are explained in
 * promises, summaries and prose. A label is any other text that is shown.
 */
export type TextRole = "name" | "promise" | "summary" | "prose" | "label" | "hidden";

const fields = (role: TextRole, names: string): [string, TextRole][] => names.split(" ").map((name) => [name, role]);

/** The role of a text by the name of its field. Other fields hold labels. */
const roles = new Map<string, TextRole>([
  ...fields("name", "name title heading question area who topic label"),
  ...fields("promise", "caption tagline promise shows"),
  ...fields("summary", "lead description statement subtitle summary"),
  ...fields(
    "prose",
    "after answer answersFor arrival asks beginsWith benefits cells choose contract detailedDescription endsWith features firstReader gains gloss handover how length needs note outcomes output paragraphs remit rest sentences sources team text texts value when why work",
  ),
  ...fields(
    "hidden",
    "meta slug slugs id to href path icon image logo kind related trail filter labels lifecycle color gradient placeholder spoken csv alt tags primary mark search navigation service leftOut none one many",
  ),
]);

export const roleOf = (field: string): TextRole => roles.get(field) ?? "label";

/** A text of a page with its role, the name of its field, and the object that the field is part of. */
export interface PlacedText {
  text: string;
  role: TextRole;
  field: string;
  row: Readonly<Record<string, unknown>>;
  /** The nearest object around it with an id and a heading. */
  section?: { id: string; heading: string };
}

/** All texts that a page shows, in the order of its content. */
export function* shownTexts(
  value: unknown,
  field = "",
  row = {},
  section?: PlacedText["section"],
): Generator<PlacedText> {
  const role = roleOf(field);
  if (role === "hidden") return;
  if (typeof value === "string") yield { text: value, role, field, row, section };
  else if (Array.isArray(value)) for (const item of value) yield* shownTexts(item, field, row, section);
  else if (typeof value === "object" && value !== null) {
    const around = isSection(value) ? value : section;
    for (const [name, inner] of Object.entries(value)) yield* shownTexts(inner, name, value, around);
  }
}

const isSection = (value: object): value is { id: string; heading: string } =>
  "id" in value && "heading" in value && typeof value.id === "string" && typeof value.heading === "string";
