import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** One test of a run, as a reporter writes it to the run's report. */
export interface Outcome {
  /** Relative to the project, with forward slashes. */
  file: string;
  /** As the runner's own title filter reads it. */
  title: string;
  hasPassed: boolean;
  /** The browser it ran in, where the same test runs in several. */
  engine?: string;
  /** The error message with its difference, of a test that failed. */
  reason?: string;
}

/** Stands for a test's title where a file fails outside its tests: in an import or a hook. */
export const WHOLE_FILE = "(outside its tests)";

const REASON_LINES = 15;

/** A path as reports name it. */
export const projectPath = (path: string): string => relative(".", path).split(sep).join("/");

/** What failed, how the reason begins, and the command that runs only that. */
export function failureText(name: string, reason: string, command: string): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    // The stack stands in the runner's own output.
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, REASON_LINES);
  return [name, ...lines, `Run only this: ${command}`].join("\n    ");
}

/** The same of a test. */
export function testFailure({ file, title, engine, reason = "" }: Outcome): string {
  const filter = title === WHOLE_FILE ? "" : ` ${quoted(title)}`;
  const name = `${file} › ${engine ? `${engine}: ` : ""}${title}`;
  return failureText(name, reason, `npm test ${file}${filter}`);
}

/** As an argument that a POSIX shell takes literally. */
const quoted = (text: string) => `"${text.replaceAll(/["$\\`]/g, String.raw`\$&`)}"`;
