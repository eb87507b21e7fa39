import { createContext, use } from "react";
import type { MarkedText } from "../content/types/search-results.types.ts";
import { Marked } from "./marked.tsx";
import { NoWrap } from "./no-wrap.tsx";

/** The texts of a page that match its filter, by text. */
export const MatchesContext = createContext<ReadonlyMap<string, MarkedText>>(new Map());

/** A text with what the page's filter found in it highlighted. */
export function Matched({ text }: { text: string }) {
  const match = use(MatchesContext).get(text);
  return match ? <Marked text={match} /> : <NoWrap text={text} />;
}
