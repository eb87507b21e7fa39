import { MAX_LISTED } from "./limits.ts";
import { readMoney } from "../money.ts";
import { type Problem, type ProblemKind, readTrialBalance } from "./read-trial-balance.ts";
import { type Refusal, refusalsOf, type TieOut, tieOut } from "./tie-out.ts";

/** What the tool found: what cannot be read, why the fund is refused, or the tie-out. */
export type Finding =
  | { kind: "problems"; problems: readonly Problem[]; others: number; isTreasuryWrong: boolean }
  | { kind: "refused"; refusals: readonly Refusal[]; others: number }
  | { kind: "tied"; result: TieOut };

/** Why there is no text to read. */
export type Failure = Extract<ProblemKind, "not-loaded" | "not-text" | "too-large" | "too-many-lines" | "unreadable">;

/** Reads and ties out what was pasted. Everything happens here, on the device. Source: TOOL-2. */
export function checkTrialBalance(text: string, treasuryText: string): Finding {
  const { lines, problems, otherProblems } = readTrialBalance(text);
  const treasury = treasuryText.trim() ? readMoney(treasuryText) : undefined;
  const isTreasuryWrong = typeof treasury === "string";
  if (problems.length > 0 || isTreasuryWrong)
    return { kind: "problems", problems, others: otherProblems, isTreasuryWrong };
  const refusals = refusalsOf(lines);
  if (refusals.length === 0) return { kind: "tied", result: tieOut(lines, treasury) };
  return {
    kind: "refused",
    refusals: refusals.slice(0, MAX_LISTED),
    others: Math.max(0, refusals.length - MAX_LISTED),
  };
}
