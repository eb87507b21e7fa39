import type { ReactNode } from "react";
import { RunningText } from "./running-text.tsx";
import "./headed-section.css";

interface HeadedSectionProps {
  id?: string;
  heading: string;
  /** One sentence or link, on the heading's line where there is room. */
  aside?: ReactNode;
  ground?: "paper" | "cream" | "ink";
  className?: string | undefined;
  children: ReactNode;
}

const look = { paper: "", cream: "on-cream", ink: "on-ink" };

/** A section whose heading shares its line with one sentence. What follows takes the full width. */
export function HeadedSection({ id, heading, aside, ground = "paper", className = "", children }: HeadedSectionProps) {
  return (
    <section id={id} className={`section headed ${look[ground]} ${className}`}>
      <div className="page-width">
        <div className="headed-line">
          <h2 className="heading-2">
            <RunningText text={heading} />
          </h2>
          {typeof aside === "string" ? (
            <p className="headed-aside">
              <RunningText text={aside} />
            </p>
          ) : (
            aside
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
