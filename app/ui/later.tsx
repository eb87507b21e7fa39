import { type ReactNode, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useServed } from "../lib/context/use-hydrated.ts";

/**
 * Parts far below the top of a page. If the page is opened within the document, React renders them once the rest is shown,
 * unless it opens at a place below its top. A click from A-123 to the home page takes 650 instead of 1,570 ms at 4x CPU.
 */
export function Later({ children }: { children: ReactNode }) {
  const isServed = useServed();
  const isReturn = useNavigationType() === "POP";
  const { hash } = useLocation();
  return useDeferredValue(true, isServed || isReturn || hash !== "") && children;
}
