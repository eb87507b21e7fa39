import type { SampleNotice as Notice } from "../content/types/page-section.types.ts";
import { BLANK } from "../content/interface/samples.ts";

/** What a blank means, and which values of the page are samples: one for each page that has any. Source: BUY-4. */
export const SampleNotice = ({ text, hasBlanks }: Notice) => (
  <p className="notice flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-hair py-3.5 text-label text-muted">
    {hasBlanks && (
      <span className="blank" aria-hidden="true">
        {BLANK}
      </span>
    )}
    <span>{text}</span>
  </p>
);
