import type { SearchPage } from "../../content/types/search.types.ts";
import { OnwardList } from "../../ui/onward-list.tsx";
import { SplitSection } from "../../ui/split-section.tsx";

export function SearchExamples({ examples, path }: { examples: SearchPage["examples"]; path: string }) {
  const links = examples.rows.map(({ query, why }) => ({
    name: query,
    path: `${path}?${new URLSearchParams({ q: query })}`,
    promise: why,
  }));
  return (
    <SplitSection heading={examples.heading} note={examples.note}>
      <OnwardList links={links} />
    </SplitSection>
  );
}
