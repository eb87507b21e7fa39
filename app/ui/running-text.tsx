import { Fragment, use } from "react";
import { WithBlanks } from "./blank.tsx";
import { FirstUsesContext } from "./first-uses-context.ts";

/** Text in which the first use of an acronym on the page is explained, and dates and codes do not wrap. Source: RULE-2. */
export function RunningText({ text }: { text: string }) {
  const uses = use(FirstUsesContext).filter((use) => use[0] === text);
  const starts = [0, ...uses.map(([, at, length]) => at + length)];
  return starts.map((start, index) => {
    const [, at = text.length, length, full] = uses[index] ?? [];
    return (
      <Fragment key={start}>
        <WithBlanks text={text.slice(start, at)} />
        {length && <abbr title={full}>{text.slice(at, at + length)}</abbr>}
      </Fragment>
    );
  });
}
