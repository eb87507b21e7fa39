/** What a terminal obeys instead of printing it, other than a line break: controls, and marks of text direction. */
const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/**
 * A text with control characters escaped as in JSON. What visitors typed, and what an API answers, must not move an
 * operator's cursor, hide a line or set the window's title.
 */
export const printable = (text: string): string =>
  text.replace(OBEYED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The same on one line: what an API answers must not add lines of its own either. */
export const printableLine = (text: string): string => printable(text).replaceAll("\n", "\\n");
