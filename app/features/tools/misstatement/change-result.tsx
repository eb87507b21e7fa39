import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import { ResultFigures } from "../figures.tsx";
import { FailedTies } from "./failed-ties.tsx";
import type { ShownChange } from "./misstatement.types.ts";
import { Link } from "../../../ui/link.tsx";

interface ChangeResultProps {
  words: MisstatementPage["change"]["result"];
  changed: ShownChange | undefined;
}

/** Which ties fail with the changed amount. */
export function ChangeResult({ words, changed }: ChangeResultProps) {
  if (!changed) {
    return (
      <p className="border-t border-text pt-3 text-muted">
        {words.waiting}{" "}
        <span className="print:hidden">
          {words.trial.before}
          <Link to={words.trial.to} reloadDocument className="text-link">
            {words.trial.label}
          </Link>
          .
        </span>
      </p>
    );
  }
  return (
    <>
      <ResultFigures
        figures={[
          { label: words.failed, value: changed.failed },
          { label: words.budgetary, value: changed.budgetary },
          { label: words.proprietary, value: changed.proprietary },
        ]}
      />
      <p className="mb-4">{changed.text}</p>
      {changed.same && <p className="mb-4">{changed.same}</p>}
      <FailedTies ties={changed.ties} />
    </>
  );
}
