import type { ShownTie } from "./misstatement.types.ts";
import { Link } from "../../../ui/link.tsx";

/** Tie-outs that fail: formula in words, specimen, and both sides. */
export const FailedTies = ({ ties }: { ties: readonly ShownTie[] }) => (
  <ul className="tool-steps exercise-ties">
    {ties.map(({ specimen, to, formula, figures }) => (
      <li key={specimen + formula} className="tie-fails">
        <p className="exercise-formula">{formula}</p>
        <Link className="tool-value text-link" to={to}>
          {specimen}
        </Link>
        <p className="tool-how">{figures}</p>
      </li>
    ))}
  </ul>
);
