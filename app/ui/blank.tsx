import { type ComponentType, Fragment } from "react";
import { BLANK } from "../content/interface/samples.ts";

interface WithBlanksProps {
  text: string;
  /** Renders the text between blanks. Default: plain text. */
  as?: ComponentType<{ text: string }>;
}

/** A text in which what the firm has yet to supply is shown in brackets. The page's notice explains them; a listener needs only the words. */
export function WithBlanks({ text, as: Part }: WithBlanksProps) {
  const parts = text.split(BLANK);
  return [...parts.keys()].map((at) => (
    <Fragment key={at}>
      {at > 0 && <span className="blank">{BLANK}</span>}
      {Part ? <Part text={parts[at]!} /> : parts[at]}
    </Fragment>
  ));
}
