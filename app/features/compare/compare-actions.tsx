import type { ComparePage } from "../../content/types/compare-page.types.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { Link } from "../../ui/link.tsx";

interface CompareActionsProps {
  words: ComparePage["actions"];
  /** The chosen slugs as in the URL. */
  list: string;
  csv: string;
}

/** What to do with a comparison. Without JavaScript the print button is hidden and the links work. Source: PACK-4. */
export const CompareActions = ({ words, list, csv }: CompareActionsProps) => (
  <p className="tools compare-actions mb-3 items-center">
    <PrintButton whole>{words.print}</PrintButton>
    <a className="tool" href={csv} download>
      {words.csv}
    </a>
    <a className="tool" href="#choose">
      {words.change}
    </a>
    <Link className="tool" to={`/pack?s=${list}`} rel="nofollow">
      {words.pack}
    </Link>
    <Link className="tool" to={`/contact?pack=${list}`} rel="nofollow">
      {words.ask}
    </Link>
  </p>
);
