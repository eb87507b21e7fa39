import { PROOFS } from "../../app/content/accessibility/proofs.ts";
import { patternOf } from "../lib/unproven.ts";
import type { Area } from "./list.ts";
import type { Verdict } from "./defect.ts";

/** What a run says of one defect, as soon as it knows. */
export const lineOf = ({ defect, caughtBy }: Verdict): string =>
  caughtBy
    ? `caught      ${defect.id}: ${caughtBy.test.join(" › ")}\n              ${caughtBy.reason.slice(0, 300)}`
    : `GOT THROUGH ${defect.id}: ${defect.says}`;

/** All verdicts as a table in Markdown, and how many of each area were caught. */
export function tableOf(areas: readonly Area[], verdicts: readonly Verdict[]): string {
  const head = ["| defect | what it does | row | verdict | test |", "|---|---|---|---|---|"];
  const rows = verdicts.map(({ defect: { id, says, row = "" }, caughtBy }) => {
    const test = caughtBy ? caughtBy.test.join(" › ").replaceAll("|", String.raw`\|`) : "";
    return `| ${id} | ${says} | ${row} | ${caughtBy ? "caught" : "got through"} | ${test} |`;
  });
  const sums = areas.flatMap(({ name, defects }) => {
    const own = verdicts.filter(({ defect }) => defects.includes(defect));
    if (own.length === 0) return [];
    return `${name}: ${own.filter(({ caughtBy }) => caughtBy).length} of ${own.length} caught`;
  });
  return [...head, ...rows, "", ...sums].join("\n");
}

/** What a whole run falls short of, a sentence each. */
export function shortfalls(areas: readonly Area[], verdicts: readonly Verdict[]): string[] {
  const through = areas.flatMap(({ name, defects, mostMissed }) => {
    const missed = verdicts.filter(({ defect, caughtBy }) => defects.includes(defect) && !caughtBy);
    return missed.length > mostMissed ? [`Of ${name} ${missed.length} got through, and ${mostMissed} may.`] : [];
  });
  const rows = Object.keys(PROOFS).filter((row) => !verdicts.some((verdict) => turnsRed(row, verdict)));
  return [...through, ...rows.map((row) => `No defect turned the tests of criterion ${row} red.`)];
}

/** Whether a defect of a row's feature was caught by a test that the row itself names. */
export const turnsRed = (row: string, { defect, caughtBy }: Verdict): boolean =>
  defect.row === row &&
  caughtBy !== null &&
  PROOFS[row]!.some(([file, title]) => file === caughtBy.test[0] && patternOf(title).test(caughtBy.test[1]));
