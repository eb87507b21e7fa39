import type { MarkedText } from "../content/types/search-results.types.ts";
import { NoWrap } from "./no-wrap.tsx";
import "./marked.css";

/** A text with the matches of the query highlighted. */
export const Marked = ({ text }: { text: MarkedText }) =>
  // oxlint-disable react/no-array-index-key -- the parts of a text never change order
  text.map((part, index) => {
    const words = <NoWrap key={index} text={part} />;
    return index % 2 === 1 ? <mark key={index}>{words}</mark> : words;
  });
