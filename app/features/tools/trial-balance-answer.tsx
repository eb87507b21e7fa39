import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { RunningText } from "../../ui/running-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { ResultFigures } from "./figures.tsx";
import { csvOfTieOut, saveFile } from "./trial-balance/export-csv.ts";
import { figuresOf } from "./trial-balance/figures-of.ts";
import { MAX_LISTED } from "./trial-balance/limits.ts";
import { moneyText } from "./money.ts";
import type { AccountBalance } from "./trial-balance/fund.ts";
import type { Tie, TieOut } from "./trial-balance/tie-out.ts";
import { LedgerTable, LineTables } from "./trial-balance-tables.tsx";

interface TrialBalanceAnswerProps {
  page: TrialBalancePage;
  result: TieOut;
}

/** Longer lists of suspects help nobody: then only the balance of a ledger fails. */
const MAX_SUSPECTS = 6;

/** The tie-out of a trial balance. Its links are the browser’s own, so that reading it fetches nothing. Source: TOOL-2. */
export function TrialBalanceAnswer({ page, result }: TrialBalanceAnswerProps) {
  const { answer } = page;
  const listed = (accounts: readonly AccountBalance[]) => listOf(accounts, page);
  const hasSuspects = result.suspects.length > 0 && result.suspects.length <= MAX_SUSPECTS;
  return (
    <>
      <h2 className="visually-hidden">{answer.heading}</h2>
      <ResultFigures figures={figuresOf(result, page)} />
      <p className="mb-4 text-small text-muted text-pretty">
        {result.ties.some(({ state }) => state === "explain") && `${page.ties.explain} `}
        {result.ties.some(({ state }) => state === "open") && `${page.ties.open} `}
        {page.ties.note}
      </p>
      {hasSuspects && <p className="mb-4">{fill(answer.suspects, { accounts: listed(result.suspects) })}</p>}
      {result.unknown.length > 0 && (
        <p className="mb-4">{fill(answer.unknown, { accounts: listed(result.unknown) })}</p>
      )}
      <ol className="tool-steps tool-ties border-t border-b border-text">
        {result.ties.map((tie) => (
          <TieRow key={tie.id} tie={tie} page={page} />
        ))}
      </ol>
      <LedgerTable labels={page.ledgers} ledgers={result.ledgers} />
    </>
  );
}

/** The lines of the reports, as wide as the page below form and ties. */
export const TrialBalanceLines = ({ page, result }: TrialBalanceAnswerProps) => (
  <>
    {result.unknown.length > 0 && <p className="mb-6">{page.answer.incomplete}</p>}
    <div className="grid grid-cols-1 gap-x-18 gap-y-8 lg:grid-cols-2 lg:items-start">
      <LineTables labels={page.lines} lines={result.lines} />
    </div>
    <div className="tools mt-3 gap-x-6 text-small needs-script print:hidden">
      <button type="button" className="tool" onClick={() => saveFile(csvOfTieOut(result, page), page.answer.file)}>
        {page.answer.csv}
      </button>
      <PrintButton whole>{page.answer.print}</PrintButton>
    </div>
  </>
);

/** The first accounts with their balances: "141000 8,000.00 D; 480200 9,000.00 C". Each stays on one line. */
function listOf(accounts: readonly AccountBalance[], { answer: { sides }, more }: TrialBalancePage): string {
  const one = ({ account, cents }: AccountBalance) =>
    [account, moneyText(cents < 0n ? -cents : cents), cents < 0n ? sides.credit : sides.debit].join("\u00A0");
  const others = accounts.length - MAX_LISTED;
  const rest = others > 0 ? [fill(more, { count: others })] : [];
  return [...accounts.slice(0, MAX_LISTED).map(one), ...rest].join("; ");
}

/** A tie with its figures. One that does not hold names its accounts. */
function TieRow({ tie, page }: { tie: Tie; page: TrialBalancePage }) {
  const { answer, ties } = page;
  const { name, formula, rule, part } = ties.byId[tie.id]!;
  const { left, right, state } = tie;
  const figures = fill(answer.figures, { left: moneyText(left), right: moneyText(right) });
  const difference = fill(answer.difference, { amount: moneyText(left - right) });
  return (
    <li className={`tie-${state}`}>
      <h3 className="heading text-[1.1875rem] leading-normal">{name}</h3>
      <a className="tool-rule text-link text-small" href={`/rules#${rule}`} rel="help">
        {part}
      </a>
      <p className="tool-value nums flex items-center justify-end gap-1.5 self-start leading-7 font-600">
        {state === "holds" && <Icon name="check" className="size-5 text-success" />}
        {answer.states[state]}
      </p>
      <div className="tool-how nums text-small text-muted wrap-anywhere">
        <div className="gap-x-6 lg:flex">
          <p>
            <RunningText text={formula} />
          </p>
          {state === "holds" && <p className="flex-none lg:ml-auto">{figures}</p>}
        </div>
        {state !== "holds" && state !== "skipped" && (
          <>
            <p>{`${figures}, ${difference}`}</p>
            <p>{fill(answer.accounts, { accounts: listOf(tie.accounts, page) })}</p>
          </>
        )}
        {state in answer.notes && <p>{answer.notes[state as keyof typeof answer.notes]}</p>}
      </div>
    </li>
  );
}
