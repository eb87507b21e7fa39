import type { ShownTie } from "./misstatement.types.ts";

/** Tie-outs that fail: formula in words, specimen, and both sides. */
export const FailedTies = ({ ties }: { ties: readonly ShownTie[] }) => (
  <ul className="tool-steps exercise-ties">
    {ties.map(({ specimen, to, formula, figures }) => (
      <li key={specimen + formula} className="tie-fails">
        <p className="exercise-formula">{formula}</p>
        <a className="tool-value text-link" href={to}>
          {specimen}
        </a>
        <p className="tool-how">{figures}</p>
      </li>
    ))}
  </ul>
);
