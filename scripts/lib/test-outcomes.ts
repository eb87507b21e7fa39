import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** One test of a run, as a reporter writes it to the run's report. */
export interface Outcome {
  /** Relative to the project, with forward slashes. */
  file: string;
  /** In the form that the runner's title filter matches. */
  title: string;
  hasPassed: boolean;
  /** The browser, if the same test runs in several. */
  engine?: string;
  /** The error message with its diff, if the test failed. */
  reason?: string;
}

/** Used as the title if a file fails outside its tests: in an import or a hook. */
export const WHOLE_FILE = "(outside its tests)";

const REASON_LINES = 15;

/** A path in the form used in reports. */
export const projectPath = (path: string): string => relative(".", path).split(sep).join("/");

/** A failure with the start of its reason, and the command to rerun only that. */
export function failureText(name: string, reason: string, command: string): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    // The stack is in the runner's own output.
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, REASON_LINES);
  return [name, ...lines, `Run only this: ${command}`].join("\n    ");
}

/** The failure of one test. */
export function testFailure({ file, title, engine, reason = "" }: Outcome): string {
  const filter = title === WHOLE_FILE ? "" : ` ${quoted(title)}`;
  const name = `${file} › ${engine ? `${engine}: ` : ""}${title}`;
  return failureText(name, reason, `npm test ${file}${filter}`);
}

/** Quotes an argument for a POSIX shell. */
const quoted = (text: string) => `"${text.replaceAll(/["$\\`]/g, String.raw`\$&`)}"`;
