import type { ComparePage } from "../../content/types/compare-page.types.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Link } from "../../ui/link.tsx";

interface CompareActionsProps {
  words: ComparePage["actions"];
  csv: string;
}

/** Takes the table away. Without JavaScript the print button is hidden and the link works. Source: PACK-4. */
export const CompareActions = ({ words, csv }: CompareActionsProps) => (
  <p className="tools compare-actions mb-2 items-center md:justify-end">
    <PrintButton whole>{words.print}</PrintButton>
    <a className="tool" href={csv} download>
      {words.csv}
    </a>
  </p>
);

/** What to do next. `list` are the chosen slugs as in the URL. */
export const CompareNext = ({ words, list }: { words: ComparePage["actions"]; list: string }) => (
  <p className="tools compare-actions mt-6 items-center gap-x-6">
    <LinkButton to={`/contact?pack=${list}`} rel="nofollow">
      {words.ask}
    </LinkButton>
    <Link className="tool" to={`/pack?s=${list}`} rel="nofollow">
      {words.pack}
    </Link>
    <Link className="tool" to={words.browse.to}>
      {words.browse.label}
    </Link>
  </p>
);
