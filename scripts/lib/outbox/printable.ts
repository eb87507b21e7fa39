/** Characters that control a terminal, other than line breaks: control characters, and marks of text direction. */
const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/**
 * Escapes control characters as in JSON. What visitors typed, and what an API answered, must not move an operator's
 * cursor, hide a line or set the window's title.
 */
export const printable = (text: string): string =>
  text.replace(OBEYED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The same on one line: API responses must not add lines either. */
export const printableLine = (text: string): string => printable(text).replaceAll("\n", "\\n");
