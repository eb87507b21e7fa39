import type { PromptPaymentPage } from "../../content/types/prompt-payment-page.types.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import { EntryTable } from "./entry-table.tsx";
import type { ShownEntry } from "./prompt-payment-answer.types.ts";
import { Link } from "../../ui/link.tsx";

interface InterestEntryProps {
  labels: PromptPaymentPage["entry"];
  entry: ShownEntry | undefined;
  /** What is said where there is no entry. */
  without: string;
  /** Addresses of the result, and of its CSV file. */
  address?: { page: string; csv: string };
}

/** The entry for late-payment interest, to copy, and what can be done with the result. */
export function InterestEntry({ labels, entry, without, address }: InterestEntryProps) {
  const { columns } = labels;
  return (
    <div>
      <h2 className="heading tool-heading">{labels.heading}</h2>
      {entry ? (
        <>
          <EntryTable name={labels.budgetary} lines={entry.budgetary} columns={columns} />
          <EntryTable name={labels.proprietary} lines={entry.proprietary} columns={columns} />
          <p className="mt-3 text-small text-muted">
            <RunningText text={labels.note} />
          </p>
        </>
      ) : (
        <p className="text-muted">{without}</p>
      )}
      <div className="tools mt-3 gap-x-6 text-small print:hidden tool-actions">
        {entry && <CopyButton value={entry.text} label={labels.copy} />}
        <PrintButton whole>{labels.print}</PrintButton>
        {address && (
          <>
            <Link to={address.csv} className="tool">
              {labels.csv}
            </Link>
            <Link to={address.page} className="tool">
              {labels.link}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
