import type { ReactNode } from "react";
import { RunningText } from "./running-text.tsx";

type Ground = "paper" | "cream" | "ink";

const look = { paper: "", cream: "on-cream", ink: "on-ink" } satisfies Record<Ground, string>;

interface SplitSectionProps {
  id?: string;
  heading: string;
  note?: ReactNode;
  ground?: Ground;
  /** Related to the section above on the same background: separated by a hairline instead of full spacing. */
  ruled?: boolean;
  /** Hidden in print. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section in two columns: heading in the left four columns of the grid, content in the right eight. */
export function SplitSection({ id, heading, note, ground = "paper", ruled, screenOnly, children }: SplitSectionProps) {
  return (
    <section
      id={id}
      className={`section ${look[ground]} ${ruled ? "section-ruled" : ""} ${screenOnly ? "print:hidden" : ""}`}
    >
      <div className="page-width split">
        <div className="split-side">
          <div className="lg:sticky lg:top-28">
            <h2 className="heading-2">{heading}</h2>
            {note && (
              <div className="mt-5 max-w-[34em] text-muted text-pretty">
                {typeof note === "string" ? <RunningText text={note} /> : note}
              </div>
            )}
          </div>
        </div>
        <div className="split-main">{children}</div>
      </div>
    </section>
  );
}
