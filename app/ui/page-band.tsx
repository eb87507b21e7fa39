import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LineIcon } from "./line-icon.tsx";
import { RunningText } from "./running-text.tsx";
import type { Crumb } from "../content/types/page-section.types.ts";

interface PageBandProps {
  crumbs: Crumb[];
  title: string;
  /** The page's name in the breadcrumbs, if the title is not specific enough. */
  current?: string;
  promise?: string;
  lead: string;
  /** Name of the line icon of a practice or a solution. */
  icon?: string;
  /** Shorter, so that what follows is in the first window. */
  isCompact?: boolean;
  /** Buttons under the lead. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The header of an inner page: breadcrumbs, name, promise and lead. */
export function PageBand({
  crumbs,
  title,
  current = title,
  promise,
  lead,
  icon,
  isCompact = false,
  actions,
  children,
}: PageBandProps) {
  return (
    <section
      className={`on-ink page-band relative overflow-hidden bg-ground ${isCompact ? "pb-6 pt-24.5" : "pb-18 pt-29"}`}
    >
      <div className="page-width">
        <div className={`print:hidden ${isCompact ? "mb-5" : "mb-16"}`}>
          <Breadcrumbs crumbs={crumbs} current={current} />
        </div>
        <div
          className={`grid gap-x-6 lg:grid-cols-12 ${isCompact ? "gap-y-4" : "gap-y-9"} ${icon ? "lg:items-start" : "lg:items-end"}`}
        >
          <div className="lg:col-[1/8]">
            <h1 className={`heading font-380 ${isCompact ? "text-h2" : "text-display"}`}>{title}</h1>
            {promise && (
              <p
                className={`font-serif ${isCompact ? "mt-2 text-[1.375rem] leading-snug" : "mt-5 max-w-[22em] text-promise"} text-thread-300 italic text-balance`}
              >
                <RunningText text={promise} />
              </p>
            )}
          </div>
          <div className="lg:col-[8/-1] lg:pl-6">
            {icon && <LineIcon name={icon} className="mb-7 size-14 text-paper-50" />}
            <p className={isCompact ? "text-mist-bright text-pretty" : "lead text-mist-bright"}>
              <RunningText text={lead} />
            </p>
            {actions}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
