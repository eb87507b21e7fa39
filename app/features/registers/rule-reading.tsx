import { OutwardLink } from "../../ui/outward-link.tsx";
import type { RuleReadingText, RulesPage } from "../../content/types/rules-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Matched } from "../../ui/matched.tsx";
import { RowFold } from "./row-fold.tsx";

interface RuleReadingProps {
  read: RuleReadingText;
  isProposal?: boolean;
  /** The rule's short name. Links to different pages share the same text. */
  short: string;
  labels: RulesPage["read"];
  /** Whether the quotation is shown at first: the filter found nothing else in the row. */
  isOpen?: boolean;
}

/** The sentence that was read as evidence of an entry, collapsed, with its page and the day. Names the site, as it may not be the issuer’s. Source: RULE-1. */
export function RuleReading({
  read: { from, url, day, copyOf, sentence },
  isProposal,
  short,
  labels,
  isOpen,
}: RuleReadingProps) {
  const read = fill(labels[from], { day, site: new URL(url).hostname.replace("www.", "") });
  const dated = copyOf ? fill(labels.dated, { read, day: copyOf }) : read;
  return (
    <div className="mt-1 text-small">
      <OutwardLink href={url} about={short}>
        {isProposal ? `${labels.proposal} ${dated}` : dated}
      </OutwardLink>
      <RowFold label={labels.quotation} about={fill(labels.quoted, { rule: short })} isOpen={isOpen}>
        <p className="pb-1 wrap-anywhere">
          {"“"}
          <Matched text={sentence} />
          {"”"}
        </p>
      </RowFold>
    </div>
  );
}
