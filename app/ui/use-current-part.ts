import { type RefObject, useEffect } from "react";

/** The line, in percent of the window's height, that a part has to cross to be the current one. */
const CURRENT_AT = 25;

/** Marks the link to a part of the page in the page's contents while the part is being read. Source: READ-2. */
export function useCurrentPart(part: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const link = document.querySelector(`:is(.page-contents, .contents-bar, .trace-index) a[href="#${id}"]`);
    // A busy browser reports several changes of one part at once; the last holds.
    const mark = (entries: IntersectionObserverEntry[]) =>
      entries.at(-1)?.isIntersecting
        ? link?.setAttribute("aria-current", "location")
        : link?.removeAttribute("aria-current");
    const observer = new IntersectionObserver(mark, { rootMargin: `-${CURRENT_AT}% 0px -${100 - CURRENT_AT}%` });
    observer.observe(part.current!);
    return () => observer.disconnect();
  }, [part, id]);
}
