import { type RefObject, useEffect } from "react";

/**
 * While active, makes everything outside the `<header>` around an element inert, so that focus and assistive technology
 * stay in the header and what it has opened.
 */
export function useInertSurroundings(ref: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const header = ref.current?.closest("header");
    if (!isActive || !header?.parentElement) return;
    const others = [...header.parentElement.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== header && !element.inert,
    );
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [ref, isActive]);
}
