import { type ComponentType, Fragment } from "react";
import { BLANK } from "../content/interface/samples.ts";
import { NOTICE_ID } from "./sample-notice.tsx";

interface WithBlanksProps {
  text: string;
  /** Renders the text between blanks. Default: plain text. */
  as?: ComponentType<{ text: string }>;
}

/** A text in which what the firm has yet to supply is a dotted rule with its own words, which the page's notice explains. */
export function WithBlanks({ text, as: Part }: WithBlanksProps) {
  const parts = text.split(BLANK);
  return [...parts.keys()].map((at) => (
    <Fragment key={at}>
      {at > 0 && (
        <span className="blank" aria-describedby={NOTICE_ID}>
          {BLANK}
        </span>
      )}
      {Part ? <Part text={parts[at]!} /> : parts[at]}
    </Fragment>
  ));
}
