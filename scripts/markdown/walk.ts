import { bullets, heading, link, plain, table } from "./marks.ts";

/** Markdown that stands as it is. */
export class Written {
  readonly markdown: string;
  constructor(markdown: string) {
    this.markdown = markdown;
  }
}

type Fields = Record<string, unknown>;

/** Fields that no page shows as text: machine names, pictures, controls, and what only search engines read. */
const UNSEEN = new Set(
  "meta trail id kind slug icon image logo width alt color gradient certification filter turn placeholder service search date".split(
    " ",
  ),
);

/** What a thing is called, in the order in which the fields are asked. */
const NAMES = ["heading", "name", "title", "question", "label", "role", "stage", "area", "exampleTitle"];

/** Where a thing leads to. */
const TARGETS = ["path", "to", "href"];

/** Whether a value is a thing with fields. */
export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const shown = (fields: Fields) => Object.entries(fields).filter(([key, value]) => value && !UNSEEN.has(key));

/** Whether a thing is of texts alone, and so one line of a list. */
const isEntry = (value: unknown): value is Fields =>
  isFields(value) &&
  !(value instanceof Written) &&
  shown(value).every(([, inner]) => !isFields(inner) || isTexts(inner));

/**
 * Data as blocks of Markdown, by the shapes that content is written in: a text is a paragraph, a thing with a name a section
 * with a heading, a list of things of texts a list, and rows with columns a table.
 * @param level of the next heading, from 2
 * @param key name of the field that holds the value
 */
export function blocksOf(value: unknown, level = 2, key = ""): string[] {
  if (value instanceof Written) return [value.markdown];
  if (isText(value)) return value ? [plain(value)] : [];
  if (Array.isArray(value)) return listBlocks(value, level, key);
  return isFields(value) ? sectionBlocks(value, level) : [];
}

function listBlocks(items: readonly unknown[], level: number, key: string): string[] {
  if (items.length === 0) return [];
  if (isTexts(items) && key !== "paragraphs") return [bullets(items.map(plain))];
  if (items.every(isEntry)) return [bullets(items.map(entry))];
  return items.flatMap((item) => blocksOf(item, level));
}

function sectionBlocks(fields: Fields, level: number): string[] {
  if (isEntry(fields) && TARGETS.some((target) => fields[target])) return [entry(fields)];
  const { columns, rows, lines, ...others } = fields;
  const rest = isFields(columns) ? others : { ...others, rows };
  const nameField = NAMES.find((one) => isText(rest[one]) && rest[one]);
  const name = isTexts(lines) ? lines.join(" ") : nameField && (rest[nameField] as string);
  const inner = shown(rest).filter(([key]) => key !== nameField);
  const under = name ? level + 1 : level;
  return [
    ...(name ? [heading(level, name)] : []),
    ...inner.flatMap(([key, value]) => blocksOf(value, under, key)),
    ...(isFields(columns) && Array.isArray(rows) ? [tableOf(columns, rows as Fields[])] : []),
  ];
}

/** Rows by the names of their columns. */
const tableOf = (columns: Fields, rows: readonly Fields[]): string =>
  table(
    Object.values(columns).map(String),
    rows.map((row) => Object.keys(columns).map((key) => cell(row[key]))),
  );

const cell = (value: unknown): string =>
  value instanceof Written ? value.markdown : isText(value) ? plain(value) : "";

/** A thing in one line: its name, a link where it leads somewhere, and what else it says. */
function entry(fields: Fields): string {
  const nameField = NAMES.find((one) => isText(fields[one]) && fields[one]);
  const targetField = TARGETS.find((one) => isText(fields[one]) && fields[one]);
  const rest = shown(fields)
    .filter(([key]) => key !== nameField && key !== targetField)
    .flatMap(([, value]) => (isText(value) ? plain(value) : isTexts(value) ? value.map(plain).join("; ") : []));
  const to = targetField && (fields[targetField] as string);
  const name = nameField && (fields[nameField] as string);
  // A fact's address is that of its value; any other belongs to the name.
  if (name && to && targetField === "href") return `**${plain(name)}**: [${rest.join(" ")}](${to})`;
  const head = name && (to ? link(name, to) : `**${plain(name)}**`);
  // A question or a sentence ends by itself.
  return [head, rest.join(" ")].filter(Boolean).join(name && /[.?!]$/.test(name) ? " " : ": ");
}
