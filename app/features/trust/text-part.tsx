import type { ReactNode } from "react";

interface TextPartProps {
  id?: string;
  heading: string;
  /** Whether it is a region of its own name. */
  isRegion?: boolean;
  /** Whether it begins below the page's header, whose thread is a line itself. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A part of a text page, in the columns of the page's header: its heading, and beside it what it says. */
export const TextPart = ({ id, heading, isRegion, isFirst, children }: TextPartProps) => (
  <section id={id} aria-label={isRegion ? heading : undefined} className="page-width last:pb-9">
    <div
      className={`grid grid-cols-1 gap-x-12 gap-y-6 pb-9 lg:grid-cols-[2fr_3fr] ${isFirst ? "pt-10" : "border-t border-text pt-6"}`}
    >
      <h2 className="heading-section lg:sticky lg:top-28 lg:self-start">{heading}</h2>
      <div className="[&>dl:first-child]:border-t-0 [&>dl:first-child>:first-child]:pt-0.5 [&>dl]:border-hair [&>dl]:border-b-0">
        {children}
      </div>
    </div>
  </section>
);
