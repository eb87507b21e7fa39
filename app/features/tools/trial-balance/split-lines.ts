/** A line of the input: its number from 1, and its cells. `isBroken` if a quote is not closed. */
export interface InputLine {
  number: number;
  cells: string[];
  isBroken: boolean;
}

/** An account at the start of a line, and what separates it from the next cell. */
const FIRST_ACCOUNT = /^\s*"?\d{4,6}"?(\s*[;|,]|\t|\s)/m;

/** The character between cells: that after the first account, or white space. */
function separatorIn(text: string): string {
  if (text.includes("\t")) return "\t";
  const found = FIRST_ACCOUNT.exec(text)?.[1]?.trim();
  return found === undefined ? "," : found || " ";
}

/** The lines of a pasted table that are not empty, split into trimmed cells. Quotes as in RFC 4180. */
export function splitLines(text: string): InputLine[] {
  const separator = separatorIn(text);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  return lines.flatMap((line, index) => (line.trim() ? [{ number: index + 1, ...cellsOf(line, separator) }] : []));
}

function cellsOf(line: string, separator: string): Omit<InputLine, "number"> {
  if (separator === " ") return { cells: line.trim().split(/\s+/), isBroken: false };
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!;
    if (isQuoted && letter === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || !cell.trim())) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  cells.push(cell.trim());
  return { cells, isBroken: isQuoted };
}
