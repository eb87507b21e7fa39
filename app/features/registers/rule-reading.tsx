import { OutwardLink } from "../../ui/outward-link.tsx";
import type { RuleReadingText, RulesPage } from "../../content/types/rules-page.types.ts";
import { fill } from "../../lib/text/fill.ts";

interface RuleReadingProps {
  read: RuleReadingText;
  isProposal?: boolean;
  /** The rule's short name. Links to different pages share the same text. */
  short: string;
  labels: RulesPage["read"];
}

/** The sentence that was read as evidence of an entry, with its page and the day. Names the site, as it may not be the issuer’s. Source: RULE-1. */
export function RuleReading({
  read: { from, url, day, copyOf, sentence },
  isProposal,
  short,
  labels,
}: RuleReadingProps) {
  const read = fill(labels[from], { day, site: new URL(url).hostname.replace("www.", "") });
  return (
    <span className="mt-1 block text-small">
      {isProposal && `${labels.proposal} `}
      <OutwardLink href={url} about={short}>
        {copyOf ? fill(labels.dated, { read, day: copyOf }) : read}
      </OutwardLink>{" "}
      <span className="block">{`“${sentence}”`}</span>
    </span>
  );
}
