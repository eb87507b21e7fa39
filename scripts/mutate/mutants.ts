import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";

/** One small change of the code, which the tests should notice. */
export interface Mutant {
  /** By this the switch knows it. */
  id: string;
  file: string;
  /** From 1. */
  line: number;
  /** What was there and what stands there instead, each on one line: with its file, the name that survivors.json has. */
  change: string;
  /** Which one of those with the same change in the same file, from 1. */
  nth: number;
}

export interface Mutated {
  mutants: Mutant[];
  /** Text of each file that holds all of its mutants, asleep, by its path. */
  sources: Map<string, string>;
}

/** Its own log is of no use here. */
const SILENT = new Proxy({}, { get: (_target, name) => () => (String(name).startsWith("is") ? false : undefined) });

/** What an error says is for programmers, and no test may hold copy: another text there is no fault. */
const ERROR_TEXT = {
  shouldIgnore: ({ node, parent }: { node: { type: string }; parent?: { type: string; callee?: { name?: string } } }) =>
    /^(String|Template)Literal$/.test(node.type) &&
    parent?.type === "NewExpression" &&
    /(Error|DOMException)$/.test(parent.callee?.name ?? "")
      ? "text of an error"
      : undefined,
};

/**
 * Puts every mutant of these files into them: one at a time can be woken by its number. The numbers are the same for the
 * same files.
 */
export async function mutate(files: readonly string[]): Promise<Mutated> {
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  type Instrument = Instrumenter["instrument"];
  const options = { ignorers: [ERROR_TEXT], excludedMutations: [], noHeader: true, plugins: null };
  const result = await new Instrumenter(SILENT as ConstructorParameters<typeof Instrumenter>[0]).instrument(
    files.map((name) => ({ name, content: texts.get(name)!, mutate: true as const })),
    options as unknown as Parameters<Instrument>[1],
  );
  const seen = new Map<string, number>();
  return {
    mutants: result.mutants
      .filter(({ status }) => status !== "Ignored")
      .map(({ id, fileName, location: { start, end }, replacement }) => {
        const original = cut(texts.get(fileName)!, start, end);
        const change = `${brief(original)} → ${brief(replacement)}`;
        const nth = (seen.get(`${fileName} ${change}`) ?? 0) + 1;
        seen.set(`${fileName} ${change}`, nth);
        return { id, file: fileName, line: start.line + 1, change, nth };
      }),
    sources: new Map(result.files.map(({ name, content }) => [name, content])),
  };
}

interface Position {
  line: number;
  column: number;
}

function cut(text: string, start: Position, end: Position): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column);
  lines[0] = lines[0]!.slice(start.column);
  return lines.join("\n");
}

function brief(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
}
