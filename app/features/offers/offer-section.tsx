import { type ReactNode, useRef } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";
import "./offer-section.css";

type Ground = "paper" | "cream" | "ink";

const look = {
  paper: "",
  cream: "offer-section-ground on-cream",
  ink: "offer-section-ground on-ink",
} satisfies Record<Ground, string>;

interface OfferSectionProps {
  /** The anchor. */
  id: string;
  heading: string;
  /** One sentence at the right end of the heading's line. */
  note?: ReactNode;
  ground?: Ground;
  className?: string;
  children: ReactNode;
  /** A part of the section that the page's contents name too. */
  after?: ReactNode;
}

/** A section whose heading shares its line with one sentence, so that its content has the full width. Source: READ-4. */
export function OfferSection({
  id,
  heading,
  note,
  ground = "paper",
  className = "",
  children,
  after,
}: OfferSectionProps) {
  const part = useRef<HTMLDivElement>(null);
  useCurrentPart(part, id);
  return (
    <section id={id} className={`offer-section ${look[ground]} ${className}`}>
      <div className="page-width">
        <div ref={part}>
          <div className="offer-section-line">
            <h2 className="heading-section offer-section-heading">{heading}</h2>
            {note && (
              <div className="offer-section-note">{typeof note === "string" ? <RunningText text={note} /> : note}</div>
            )}
          </div>
          {children}
        </div>
        {after}
      </div>
    </section>
  );
}
