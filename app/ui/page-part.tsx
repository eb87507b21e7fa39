import { type ReactNode, useRef } from "react";
import { RunningText } from "./running-text.tsx";
import { useCurrentPart } from "./use-current-part.ts";

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

/** A part of a long page. It marks its link in the contents while it is being read. Source: READ-2. */
export function PagePart({ id, heading, note, ground = "paper", screenOnly, children }: PagePartProps) {
  const part = useRef<HTMLElement>(null);
  useCurrentPart(part, id);
  return (
    <section
      ref={part}
      id={id}
      className={`page-part relative py-5.5 [--estimate:900px] lg:[--estimate:500px] ${look[ground]} ${screenOnly ? "print:hidden" : ""}`}
    >
      <div className="page-part-head mb-3 break-inside-avoid">
        <h2 className="heading-3">{heading}</h2>
        {note && (
          <p className="mt-0.5 max-w-[66ch] text-muted text-pretty">
            <RunningText text={note} />
          </p>
        )}
      </div>
      <div className="page-part-body">{children}</div>
    </section>
  );
}
