import type { Crumb } from "../content/types/page-section.types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RunningText } from "./running-text.tsx";

interface ShortHeadProps {
  crumbs: Crumb[];
  title: string;
  /** The page's name in the breadcrumbs, if the title is not it. */
  current?: string;
  lead?: string;
}

/** The header of a tool: short, so that the tool itself is in the first window. */
export function ShortHead({ crumbs, title, current = title, lead }: ShortHeadProps) {
  return (
    <section className="short-head">
      <div className="page-width">
        <Breadcrumbs crumbs={crumbs} current={current} />
        <div className="short-head-row">
          <h1 className="heading">{title}</h1>
          {lead && (
            <p className="text-muted text-pretty">
              <RunningText text={lead} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
