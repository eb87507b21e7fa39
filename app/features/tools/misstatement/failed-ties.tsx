import type { ShownTie } from "./misstatement.types.ts";
import { Link } from "../../../ui/link.tsx";

/** Tie-outs that fail: formula in words, specimen, and both sides. */
export const FailedTies = ({ ties }: { ties: readonly ShownTie[] }) => (
  <ul className="tool-steps border-t border-text">
    {ties.map(({ specimen, to, formula, figures }) => (
      <li key={specimen + formula} className="tie-fails grid-cols-[minmax(0,1fr)_auto]">
        <p className="font-serif leading-[1.45]">{formula}</p>
        <Link className="tool-value text-link text-small" to={to}>
          {specimen}
        </Link>
        <p className="tool-how nums text-small text-muted wrap-anywhere">{figures}</p>
      </li>
    ))}
  </ul>
);
