import type { ReactNode } from "react";
import { LaterSections } from "../router/hydrate-when-idle.tsx";
import { PageContents } from "./page-contents.tsx";
import { PagePart, type PagePartProps } from "./page-part.tsx";

/** A part of a long page. Its heading is also its entry in the contents. */
export type LongPagePart = Omit<PagePartProps, "children"> & { content: ReactNode };

/** A page of many parts, with its contents beside or above them. Source: READ-2. */
export function LongPage({ parts }: { parts: readonly LongPagePart[] }) {
  const [first, ...later] = parts.map(({ content, ...part }) => (
    <PagePart key={part.id} {...part}>
      {content}
    </PagePart>
  ));
  return (
    <div className="long-page">
      <div className="page-width">
        <PageContents parts={parts} />
        <div>
          {first}
          <LaterSections>{later}</LaterSections>
        </div>
      </div>
    </div>
  );
}
