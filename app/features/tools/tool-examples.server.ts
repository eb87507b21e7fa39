import { misstatementPage } from "../../content/pages/misstatement.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import { trialBalancePage } from "../../content/pages/trial-balance.ts";
import type { Figure } from "./figures.tsx";
import { postedLines } from "./misstatement/altered-ties.server.ts";
import { SHEETS } from "./misstatement/misstatement-sheets.server.ts";
import { promptPaymentData } from "./prompt-payment-page-data.server.ts";
import { sampleBalance } from "./sample-balance.server.ts";
import { figuresOf } from "./trial-balance/figures-of.ts";

/** What each tool shows at first, by the tool's path. Computed by the first request. */
let examples: Record<string, readonly Figure[]> | undefined;

export const toolExamples = () => (examples ??= computeExamples());

function computeExamples() {
  const { answer } = promptPaymentData(new URLSearchParams());
  const { due, late, interest } = promptPaymentPage.answer;
  const { finding } = sampleBalance();
  const { sheets, hints, change } = misstatementPage;
  return {
    "/tools/prompt-payment": [
      { label: due, value: answer.due },
      { label: late, value: answer.late },
      { label: interest, value: answer.interest },
    ],
    "/tools/trial-balance": finding.kind === "tied" ? figuresOf(finding.result, trialBalancePage) : [],
    "/tools/find-the-misstatement": [
      { label: sheets.heading, value: String(SHEETS.length) },
      { label: hints.heading, value: String(hints.list.length) },
      { label: change.lines, value: String(postedLines.size) },
    ],
  };
}
