import { Fragment } from "react";
import type { MarkedText } from "../../content/shapes/search-results.ts";

/** A longer mark may break, or it would not fit a phone. */
const UNBROKEN_CHARS = 22;

/** A text with what was searched for marked in it. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <mark key={index} className={part.length > UNBROKEN_CHARS ? undefined : "whitespace-nowrap"}>
        {part}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
