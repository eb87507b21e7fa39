import type { ReactNode } from "react";
import type { SearchAnswer } from "../../content/shapes/search-results.ts";
import { OnwardList } from "../lists/onward-list.tsx";

/** Where nothing was found: what was looked through, and other ways on. */
export function NothingFound({ answer: { statement, ways }, children }: { answer: SearchAnswer; children: ReactNode }) {
  return (
    <section className="section search-results">
      <div className="page-width">
        {children}
        <p className="heading max-w-[26em] text-statement">{statement}</p>
        <div className="mt-10 max-w-[816px]">
          <OnwardList links={ways ?? []} />
        </div>
      </div>
    </section>
  );
}
