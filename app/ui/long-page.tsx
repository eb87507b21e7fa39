import type { ReactNode } from "react";
import { DeferredRender } from "./deferred-render.tsx";
import { PageContents } from "./page-contents.tsx";
import { PagePart, type PagePartProps } from "./page-part.tsx";
import "./long-page.css";

export interface LongPagePart extends Omit<PagePartProps, "children"> {
  /** Its name in the contents, if its heading is too long for them. */
  short?: string;
  content: ReactNode;
}

interface LongPageProps {
  parts: readonly LongPagePart[];
  /** A filter of the parts, above them. It may leave none. */
  filter?: ReactNode;
}

/** A page of many parts, with its contents beside or above them. Source: READ-2. */
export function LongPage({ parts, filter }: LongPageProps) {
  const [first, ...later] = parts.map(({ content, short: _short, ...part }) => (
    <PagePart key={part.id} {...part}>
      {content}
    </PagePart>
  ));
  return (
    <div className="overflow-x-clip pb-3.5">
      <div className="page-width xl:grid xl:grid-cols-[216px_minmax(0,1fr)] xl:gap-x-24">
        {parts.length > 0 && (
          <PageContents parts={parts.map(({ id, heading, short = heading }) => ({ id, name: short }))} />
        )}
        <div className="xl:col-start-2">
          {filter}
          {first}
          <DeferredRender>{later}</DeferredRender>
        </div>
      </div>
    </div>
  );
}
