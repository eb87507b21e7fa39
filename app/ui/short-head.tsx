import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import type { Crumb, LinkInSentence } from "../content/types/page-section.types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RunningText } from "./running-text.tsx";
import "./short-head.css";

interface ShortHeadProps {
  crumbs: Crumb[];
  title: string;
  /** The page's name in the breadcrumbs, if the title is not it. */
  current?: string;
  lead?: string | undefined;
  /** A link at the end of the lead. */
  onward?: LinkInSentence;
  /** The tool's field, beside the title in wide windows. */
  children?: ReactNode;
}

/** The header of a tool: short, so that the tool itself is in the first window. */
export function ShortHead({ crumbs, title, current = title, lead, onward, children }: ShortHeadProps) {
  return (
    <section className="short-head">
      <div className="page-width">
        <Breadcrumbs crumbs={crumbs} current={current} />
        <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[2fr_3fr] lg:items-baseline">
          <h1 className="heading">{title}</h1>
          <div>
            {lead && (
              <p key={lead} className="text-muted text-pretty">
                <RunningText text={lead} />
                {onward && (
                  <>
                    {` ${onward.before}`}
                    <Link to={onward.to} className="text-link">
                      {onward.label}
                    </Link>
                    .
                  </>
                )}
              </p>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
