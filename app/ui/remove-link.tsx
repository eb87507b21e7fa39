import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { REMOVED } from "../content/interface/controls.ts";
import { fill } from "../lib/text/fill.ts";
import { Link } from "./link.tsx";

interface RemoveLinkProps {
  /** The page without it. */
  to: string;
  name: string;
  /** `from` follows `remove` for screen readers, with the name. */
  words: { remove: string; from: string };
  className: string;
}

/** Takes one service from a list that the address holds. `<Removed>` confirms it. Source: PACK-1, PACK-4. */
export const RemoveLink = ({ to, name, words, className }: RemoveLinkProps) => (
  <Link to={to} state={{ isChanged: true, removed: name }} preventScrollReset rel="nofollow" className={className}>
    {words.remove}
    <span className="visually-hidden"> {fill(words.from, { name })}</span>
  </Link>
);

/**
 * Says what was removed. The link disappears with its row, so focus moves to the rest of the list; if that has gone too,
 * it moves to the page: see scroll-and-focus.tsx. Going back announces nothing. Source: WCAG 2.4.3, 4.1.3.
 * @param focusId id of a focusable element of the list
 */
export function Removed({ focusId }: { focusId: string }) {
  const { state } = useLocation();
  const isNew = useNavigationType() !== "POP";
  const removed = isNew ? (state as { removed?: string } | null)?.removed : undefined;
  useLayoutEffect(() => {
    if (removed) document.getElementById(focusId)?.focus({ preventScroll: true });
  }, [removed, focusId]);
  return (
    <p role="status" className="visually-hidden">
      {removed && fill(REMOVED, { name: removed })}
    </p>
  );
}
