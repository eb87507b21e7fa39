import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import { ResultFigures } from "../figures.tsx";
import { FailedTies } from "./failed-ties.tsx";
import type { ShownChange } from "./misstatement.types.ts";

interface ChangeResultProps {
  words: MisstatementPage["change"]["result"];
  changed: ShownChange;
}

/** Which ties fail with the changed amount. */
export const ChangeResult = ({ words, changed }: ChangeResultProps) => (
  <div className="mt-8">
    <h3 className="visually-hidden">{words.heading}</h3>
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
  </div>
);
