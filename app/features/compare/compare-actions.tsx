import type { ComparePage } from "../../content/types/compare-page.types.ts";
import { PrintButton } from "../../ui/print-button.tsx";

interface CompareActionsProps {
  words: ComparePage["actions"];
  /** The chosen slugs as in the URL. */
  list: string;
  csv: string;
}

/** What to do with a comparison. Without JavaScript the print button is hidden and the links work. Source: PACK-4. */
export const CompareActions = ({ words, list, csv }: CompareActionsProps) => (
  <p className="tools compare-actions">
    <PrintButton whole>{words.print}</PrintButton>
    <a className="tool" href={csv} download>
      {words.csv}
    </a>
    <a className="tool" href="#choose">
      {words.change}
    </a>
    <a className="tool" href={`/pack?s=${list}`} rel="nofollow">
      {words.pack}
    </a>
    <a className="tool" href={`/contact?pack=${list}`} rel="nofollow">
      {words.ask}
    </a>
  </p>
);
