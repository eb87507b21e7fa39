import type { SampleNotice as Notice } from "../content/types/page-section.types.ts";
import { BLANK } from "../content/interface/samples.ts";

/** The notice's anchor, by which blanks refer to it. */
export const NOTICE_ID = "samples";

/** What a blank means, and which values of the page are samples: one for each page that has any. Source: BUY-4. */
export const SampleNotice = ({ text, hasBlanks }: Notice) => (
  <p id={NOTICE_ID} className="notice">
    {hasBlanks && (
      <span className="blank" aria-hidden="true">
        {BLANK}
      </span>
    )}
    <span>{text}</span>
  </p>
);
