import { type Problem, readTrialBalance } from "./read-trial-balance.ts";
import { readCents } from "./read-amount.ts";
import { type Refusal, refusalsOf, type TieOut, tieOut } from "./tie-out.ts";

/** What the tool found: what cannot be read, why the fund is refused, or the tie-out. */
export type Finding =
  | { kind: "problems"; problems: readonly Problem[]; otherProblems: number; isTreasuryWrong: boolean }
  | { kind: "refused"; refusals: readonly Refusal[] }
  | { kind: "tied"; result: TieOut };

/** Reads and ties out what was pasted. Everything happens here, on the device. Source: TOOL-2. */
export function checkTrialBalance(text: string, treasuryText: string): Finding {
  const { lines, problems, otherProblems } = readTrialBalance(text);
  const treasury = treasuryText.trim() ? readCents(treasuryText) : undefined;
  const isTreasuryWrong = typeof treasury === "string";
  if (problems.length > 0 || isTreasuryWrong) return { kind: "problems", problems, otherProblems, isTreasuryWrong };
  const refusals = refusalsOf(lines);
  if (refusals.length > 0) return { kind: "refused", refusals };
  return { kind: "tied", result: tieOut(lines, treasury) };
}
