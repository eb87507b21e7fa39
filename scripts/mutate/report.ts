import type { Area } from "./areas.ts";
import type { Fate } from "./hunt.ts";

/** Why a mutant may live: no test could tell it from the code, or none should. */
export interface Reason {
  file: string;
  change: string;
  reason: string;
}

export interface AreaResult {
  area: Area;
  /** How many mutants its files hold; more than fates where a sample was taken. */
  held: number;
  fates: readonly Fate[];
}

const survivorsOf = ({ fates }: AreaResult) => fates.filter(({ killedBy }) => killedBy === undefined);
const killedOf = (result: AreaResult) => result.fates.length - survivorsOf(result).length;
const percentOf = (result: AreaResult) => (100 * killedOf(result)) / Math.max(1, result.fates.length);

/** One row for each area. */
export function tableOf(results: readonly AreaResult[]): string {
  const rows = results.map((result) =>
    [
      result.area.name,
      result.held,
      result.fates.length,
      killedOf(result),
      survivorsOf(result).length,
      `${percentOf(result).toFixed(1)} %`,
    ].map(String),
  );
  const table = [["area", "mutants", "tried", "killed", "survived", "killed of tried"], ...rows];
  const widths = table[0]!.map((_cell, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) => row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))))
    .map((row) => row.join("  "))
    .join("\n");
}

/** One line for a mutant that lives. */
export const lineOf = ({ mutant: { file, line, change }, isReached }: Fate): string =>
  `${file}:${line}  ${change}${isReached ? "" : "  (no test comes by it)"}`;

/** One sentence for each thing that must not be: too few noticed, or a survivor of a watched area without a reason. */
export function failuresOf(results: readonly AreaResult[], reasons: readonly Reason[]): string[] {
  const isKnown = ({ mutant }: Fate) =>
    reasons.some(({ file, change }) => file === mutant.file && change === mutant.change);
  return results.flatMap((result) => {
    const { area } = result;
    if (area.least === undefined) return [];
    const unknown = survivorsOf(result).filter((fate) => !isKnown(fate));
    const tooFew = percentOf(result) < area.least ? [`${area.name}: fewer than ${area.least} % were noticed`] : [];
    return [...tooFew, ...unknown.map((fate) => `without a reason: ${lineOf(fate)}`)];
  });
}
