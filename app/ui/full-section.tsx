import type { ReactNode } from "react";
import { RunningText } from "./running-text.tsx";

interface FullSectionProps {
  id?: string;
  heading: string;
  lead?: string;
  ground?: "paper" | "cream" | "ink";
  children: ReactNode;
}

const look = { paper: "", cream: "on-cream", ink: "on-ink" };

/** A full-width section: heading left, lead right, content below. */
export function FullSection({ id, heading, lead, ground = "paper", children }: FullSectionProps) {
  return (
    <section id={id} className={`section ${look[ground]}`}>
      <div className="page-width">
        <div className="section-head">
          <h2 className="heading-2">{heading}</h2>
          {lead && (
            <p className="lead">
              <RunningText text={lead} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
