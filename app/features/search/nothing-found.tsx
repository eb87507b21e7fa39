import type { ReactNode } from "react";
import type { SearchAnswer } from "../../content/types/search-results.types.ts";
import { OnwardList } from "../../ui/onward-list.tsx";

/** No results: what was searched, and other pages to try. */
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
