import { OutwardLink } from "../../ui/outward-link.tsx";
import type { RuleRow } from "../../content/types/rules-page.types.ts";
import { fill } from "../../lib/text/fill.ts";

interface RuleReadingProps {
  read: NonNullable<RuleRow["read"]>;
  /** The rule's short name. Links to different pages share the same text. */
  short: string;
  label: string;
}

/** The sentence that was read as evidence of an entry, with its page and the day. Names the site, as it may not be the issuer’s. Source: RULE-1. */
export const RuleReading = ({ read: { url, day, sentence }, short, label }: RuleReadingProps) => (
  <span className="mt-1 block text-small">
    <OutwardLink href={url} about={short}>
      {fill(label, { day, site: new URL(url).hostname.replace("www.", "") })}
    </OutwardLink>
    {`: “${sentence}”`}
  </span>
);
