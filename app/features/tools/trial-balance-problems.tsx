import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { FIGURES_ID } from "./figures.tsx";
import type { Finding } from "./trial-balance/check.ts";
import type { Problem } from "./trial-balance/read-trial-balance.ts";

interface TrialBalanceProblemsProps {
  page: TrialBalancePage;
  finding: Exclude<Finding, { kind: "tied" }>;
}

const PROBLEMS_ID = "balance-problems";

const described = (hint: string, isWrong: boolean) => ({
  "aria-invalid": isWrong || undefined,
  "aria-describedby": isWrong ? `${hint} ${PROBLEMS_ID}` : hint,
});

/**
 * Attributes of the two fields: invalid, and described by the list of problems, while some of these are theirs. And what
 * describes the answer, which gets focus: its figures or the problems.
 */
export function fieldStates(finding: Finding | "stale" | undefined) {
  const found = finding === "stale" ? undefined : finding;
  const isTreasuryWrong = found?.kind === "problems" && found.isTreasuryWrong;
  const isInputWrong = found?.kind === "refused" || (found?.kind === "problems" && found.problems.length > 0);
  return {
    input: described("balance-hint", isInputWrong),
    treasury: described("treasury-hint", isTreasuryWrong),
    answer: found && (found.kind === "tied" ? FIGURES_ID : PROBLEMS_ID),
  };
}

/** Why a trial balance cannot be read, line by line, or why its fund is refused, account by account. */
export function TrialBalanceProblems({ page, finding }: TrialBalanceProblemsProps) {
  const { problems, refused } = page;
  const isRefused = finding.kind === "refused";
  const texts = isRefused
    ? finding.refusals.map(({ account, why }) => fill(refused.byKind[why]!, { account }))
    : finding.problems.map((problem) => textOf(page, problem));
  if (!isRefused && finding.isTreasuryWrong) texts.push(problems.treasury);
  return (
    <div className="field-errors col-span-full">
      <h2 className="flex items-start gap-2.5 font-600 text-failure">
        <Icon name="warning" />
        <span>{isRefused ? refused.heading : problems.heading}</span>
      </h2>
      <ul id={PROBLEMS_ID} className="mt-1">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {finding.others > 0 && <p>{fill(page.more, { count: finding.others })}</p>}
      {isRefused && <p className="mt-1">{refused.note}</p>}
    </div>
  );
}

function textOf({ problems }: TrialBalancePage, { line, kind, cell }: Problem): string {
  const problem = problems.byKind[kind]!;
  return line === 0 ? problem : fill(problems.line, { line, problem, cell });
}
