import { type ReactNode, useEffect, useRef } from "react";
import { RunningText } from "./running-text.tsx";

type Ground = "paper" | "cream" | "ink";

const look = { paper: "", cream: "page-panel on-cream", ink: "page-panel on-ink" } satisfies Record<Ground, string>;

export interface PagePartProps {
  /** The anchor. */
  id: string;
  heading: string;
  note?: string;
  /** A background other than the page's extends to the right edge of the window. */
  ground?: Ground;
  /** Hidden in print. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** The line, in percent of the window's height, that a part has to cross to be the current one. */
const CURRENT_AT = 25;

/** A part of a long page. It marks its link in the contents while it is being read. Source: READ-2. */
export function PagePart({ id, heading, note, ground = "paper", screenOnly, children }: PagePartProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = document.querySelector(`.page-contents a[href="#${id}"]`);
    const mark = ([entry]: IntersectionObserverEntry[]) =>
      entry?.isIntersecting ? link?.setAttribute("aria-current", "location") : link?.removeAttribute("aria-current");
    const observer = new IntersectionObserver(mark, { rootMargin: `-${CURRENT_AT}% 0px -${100 - CURRENT_AT}%` });
    observer.observe(part.current!);
    return () => observer.disconnect();
  }, [id]);
  return (
    <section ref={part} id={id} className={`page-part ${look[ground]} ${screenOnly ? "print:hidden" : ""}`}>
      <div className="page-part-head">
        <h2 className="heading-3">{heading}</h2>
        {note && (
          <p className="max-w-[66ch] text-muted text-pretty">
            <RunningText text={note} />
          </p>
        )}
      </div>
      <div className="page-part-body">{children}</div>
    </section>
  );
}
