import type { ReactNode } from "react";
import type { Crumb } from "../content/types/page-section.types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RunningText } from "./running-text.tsx";
import "./short-head.css";

interface ShortHeadProps {
  crumbs: Crumb[];
  title: string;
  /** The page's name in the breadcrumbs, if the title is not it. */
  current?: string;
  lead?: string | undefined;
  /** The tool's field, beside the title in wide windows. */
  children?: ReactNode;
}

/** The header of a tool: short, so that the tool itself is in the first window. */
export function ShortHead({ crumbs, title, current = title, lead, children }: ShortHeadProps) {
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
              </p>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
