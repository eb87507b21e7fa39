import { Fragment, type ReactNode } from "react";
import { BLANK } from "../content/interface/samples.ts";
import { NOTICE_ID } from "./sample-notice.tsx";

/** A value that the firm has yet to supply: a dotted rule with its own words, which the page's notice explains. */
const Blank = () => (
  <span className="blank" aria-describedby={NOTICE_ID}>
    {BLANK}
  </span>
);

/** A text with its blanks. `children` renders what is between them. */
export const WithBlanks = ({
  text,
  children = (part) => part,
}: {
  text: string;
  children?: (part: string) => ReactNode;
}) =>
  text.split(BLANK).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Blank />}
      {part && children(part)}
    </Fragment>
  ));
