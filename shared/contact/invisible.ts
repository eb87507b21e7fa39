/**
 * Characters not allowed inside single-line fields: line breaks, control characters, direction marks and invisible
 * formatting. They could break a mail header or change how a text reads. Joiners, variation selectors and tags are
 * allowed, because scripts and emoji need them.
 */
const UNTYPED =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{206A}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}]/u;

/**
 * Spaces and formatting that copied texts have at their ends: Apple's Contacts puts U+202A or U+202D and U+202C around
 * phone numbers. U+202E is not among them, because it reverses what follows.
 */
const AROUND = /[\p{Zs}\u{AD}\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202D}\u{2060}\u{2066}-\u{2069}\u{FEFF}]/u;

const UNSEEN = /[\s\p{Cc}\p{Cf}]/u;
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]*$/u;

const NAMES: [RegExp, string][] = [
  [/[\n\r\u{2028}\u{2029}]/u, "a line break"],
  [/\t/, "a tab"],
  [/[\u{A0}\u{202F}]/u, "a no-break space"],
  [/\p{Zs}/u, "a space"],
  [/\u{200B}/u, "a zero-width space"],
  [/\u{FEFF}/u, "a byte order mark"],
  [/\p{Bidi_Control}/u, "a mark of text direction"],
  [/\p{Cc}/u, "a control character"],
];

const named = (pattern: RegExp, text: string): string | undefined => {
  const [character] = pattern.exec(text) ?? [];
  return character && (NAMES.find(([one]) => one.test(character))?.[1] ?? "an invisible character");
};

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** The name of the first character that cannot be seen, such as "a no-break space". */
export const unseenIn = (text: string): string | undefined => named(UNSEEN, text);

/** The name of the first character inside a text that nobody types. */
export function untypedIn(text: string): string | undefined {
  let [start, end] = [0, text.length];
  while (start < end && AROUND.test(text[start]!)) start += 1;
  while (start < end && AROUND.test(text[end - 1]!)) end -= 1;
  return named(UNTYPED, text.slice(start, end));
}
