import type { ReactNode } from "react";
import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { RunningText } from "../../../ui/running-text.tsx";
import { EntryTable } from "../entry-table.tsx";
import { NamedPoints } from "../named-list.tsx";
import { FailedTies } from "./failed-ties.tsx";
import type { ShownSolution } from "./misstatement.types.ts";

interface SolutionProps {
  /** The anchor of the hints. */
  id: string;
  page: WordsOfPage;
  solution: ShownSolution;
  /** Column headings of the entry. */
  columns: { account: string; debit: string; credit: string };
  ledgers: { budgetary: string; proprietary: string };
}

/** The words of the page, without those that the answer has with their figures. */
export type WordsOfPage = Omit<MisstatementPage, "solution"> & {
  solution: Omit<MisstatementPage["solution"], "text" | "steps" | "assertion">;
};

const HEADING = "mt-6 mb-2 font-serif text-[1.1875rem] leading-7";

/** Hints and the answer, each closed until opened, on screen and in print. Source: TOOL-3. */
export function Solution({ id, page, solution, columns, ledgers }: SolutionProps) {
  const { hints, solution: words } = page;
  return (
    <section id={id} className="section static pt-12 pb-18">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="heading tool-heading">{hints.heading}</h2>
          <div className="fold">
            {hints.list.map((text, index) => (
              <Fold key={text} heading={fill(hints.hint, { number: index + 1 })}>
                <p>
                  <RunningText text={text} />
                </p>
              </Fold>
            ))}
          </div>
        </div>
        <div>
          <h2 className="heading tool-heading">{words.heading}</h2>
          <div className="fold">
            <Fold heading={words.open}>
              <p className="mb-4">
                <RunningText text={solution.text} />
              </p>
              <NamedPoints rows={solution.steps} className="mb-6" />
              <NamedPoints rows={solution.assertion} className="mb-6" />
              <h4 className={HEADING}>{words.entry.heading}</h4>
              <EntryTable name={ledgers.budgetary} lines={solution.entry.budgetary} columns={columns} />
              <EntryTable name={ledgers.proprietary} lines={solution.entry.proprietary} columns={columns} />
              <p className="mt-3">
                <RunningText text={words.entry.note} />
              </p>
              <Effects words={words.effects} effects={solution.effects} />
              <h4 className={HEADING}>{words.ties.heading}</h4>
              <p className="mb-4">
                <RunningText text={solution.note} />
              </p>
              <FailedTies ties={solution.ties} />
              <p className="mt-3">{solution.after}</p>
            </Fold>
          </div>
        </div>
      </div>
    </section>
  );
}

const Fold = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <details className="fold-item">
    <summary className="fold-head min-h-13 py-2.5">
      <h3 className="heading text-[1.1875rem] leading-normal">{heading}</h3>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    <div className="exercise-open pb-6">{children}</div>
  </details>
);

const Effects = ({
  words,
  effects,
}: {
  words: MisstatementPage["solution"]["effects"];
  effects: ShownSolution["effects"];
}) => (
  <table className="tool-table">
    <caption className="text-left">
      <h4 className={HEADING}>{words.heading}</h4>
    </caption>
    <thead>
      <tr>
        <th scope="col">{words.columns.line}</th>
        <th scope="col">{words.columns.copy}</th>
        <th scope="col">{words.columns.after}</th>
      </tr>
    </thead>
    <tbody>
      {effects.map(({ name, copy, after }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{copy}</td>
          <td>{copy === after ? after : <b>{after}</b>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
