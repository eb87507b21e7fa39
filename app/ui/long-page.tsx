import type { ReactNode } from "react";
import { DeferredRender } from "./deferred-render.tsx";
import { PageContents } from "./page-contents.tsx";
import { PagePart, type PagePartProps } from "./page-part.tsx";
import "./long-page.css";

export interface LongPagePart extends Omit<PagePartProps, "children"> {
  /** Its name in the contents, if its heading is too long for them. */
  short?: string;
  /** The number of its entries, in the contents. */
  count?: number;
  content: ReactNode;
}

interface LongPageProps {
  parts: readonly LongPagePart[];
  /** Whether the parts begin below the lead in the page's header. */
  isBelowLead?: boolean;
}

/** A page of many parts, with its contents beside or above them. Source: READ-2. */
export function LongPage({ parts, isBelowLead }: LongPageProps) {
  const [first, ...later] = parts.map(({ content, short: _short, count: _count, ...part }) => (
    <PagePart key={part.id} {...part}>
      {content}
    </PagePart>
  ));
  return (
    <div className="overflow-x-clip pb-3.5">
      <div
        className={`page-width xl:grid ${isBelowLead ? "gap-x-12 lg:grid-cols-[2fr_3fr]" : "xl:grid-cols-[216px_minmax(0,1fr)] xl:gap-x-24"}`}
      >
        {parts.length > 0 && (
          <PageContents parts={parts.map(({ id, heading, short = heading, count }) => ({ id, name: short, count }))} />
        )}
        <div className="xl:col-start-2">
          {first}
          <DeferredRender>{later}</DeferredRender>
        </div>
      </div>
    </div>
  );
}
