import { type ComponentType, Fragment, use } from "react";
import { BLANK } from "../content/interface/samples.ts";
import { WithBlanks } from "./blank.tsx";
import { FirstUsesContext } from "./first-uses-context.ts";

interface RunningTextProps {
  text: string;
  /** Renders the text between acronyms. Default: plain text. */
  as?: ComponentType<{ text: string }>;
}

/** Text in which the first use of an acronym on the page is explained. Source: RULE-2. */
export function RunningText({ text, as: Part }: RunningTextProps) {
  const uses = use(FirstUsesContext).filter((use) => use[0] === text);
  const starts = [0, ...uses.map(([, at, length]) => at + length)];
  return starts.map((start, index) => {
    const [, at = text.length, length, full] = uses[index] ?? [];
    const between = text.slice(start, at);
    return (
      <Fragment key={start}>
        {between.includes(BLANK) ? <WithBlanks text={between} as={Part} /> : Part ? <Part text={between} /> : between}
        {length && <abbr title={full}>{text.slice(at, at + length)}</abbr>}
      </Fragment>
    );
  });
}
