import { Fragment } from "react";
import type { MarkedText } from "../../content/types/search-results.types.ts";

/** Longer matches may wrap, as they would not fit on a phone. */
const UNBROKEN_CHARS = 22;

/** A text with the matches of the query highlighted. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change order
      <mark key={index} className={part.length > UNBROKEN_CHARS ? undefined : "whitespace-nowrap"}>
        {part}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
