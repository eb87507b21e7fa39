import { Fragment } from "react";
import { BLANK } from "../content/interface/samples.ts";
import { NoWrap } from "./no-wrap.tsx";

/** A text in which what the firm has yet to supply is shown quieter. The page's notice explains it. */
export function WithBlanks({ text }: { text: string }) {
  const parts = text.split(BLANK);
  return [...parts.keys()].map((at) => (
    <Fragment key={at}>
      {at > 0 && <span className="blank">{BLANK}</span>}
      <NoWrap text={parts[at]!} />
    </Fragment>
  ));
}
