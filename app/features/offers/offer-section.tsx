import { type ReactNode, useRef } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";

type Ground = "paper" | "cream" | "ink";

const look = {
  paper: "pt-10",
  // Follows the dark one.
  cream: "on-cream bg-ground py-7 lg:py-9",
  ink: "on-ink bg-ground mt-10 py-7 lg:py-9",
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
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2 className="heading-section">{heading}</h2>
            {note && (
              <div className="max-w-[60ch] text-muted text-pretty">
                {typeof note === "string" ? <RunningText text={note} /> : note}
              </div>
            )}
          </div>
          {children}
        </div>
        {after}
      </div>
    </section>
  );
}
