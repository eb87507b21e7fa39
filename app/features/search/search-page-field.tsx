import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SearchPage } from "../../content/types/search.types.ts";
import { importOptional } from "../../router/failed-navigation.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { SearchField } from "../../ui/search-field.tsx";

interface SearchPageFieldProps {
  query?: string;
  labels: SearchPage["suggestions"];
}

type SuggestionList = typeof import("./suggestion-list.tsx").SuggestionList;

/** Where "/" is a character to type. */
const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * The search page's field. The first keystroke loads suggestions. The "/" key focuses the field while focus is in the
 * page's main content: a key that always worked would need a way to turn it off (WCAG 2.1.4). Source: FIND-1, FIND-5.
 */
export function SearchPageField({ query, labels }: SearchPageFieldProps) {
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ List: SuggestionList; input: HTMLInputElement }>();

  async function loadSuggestions({ target }: FormEvent) {
    const list = await importOptional(() => import("./suggestion-list.tsx"));
    if (list) setLoaded({ List: list.SuggestionList, input: target as HTMLInputElement });
  }

  useEffect(() => {
    const main = box.current?.closest("main");
    const focusField = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      box.current?.querySelector("input")?.focus();
    };
    main?.addEventListener("keydown", focusField);
    return () => main?.removeEventListener("keydown", focusField);
  }, []);

  return (
    <div ref={box} className="search-page-field" onInput={loaded ? undefined : loadSuggestions}>
      <SearchField id="search" query={query} hasFocus={query === undefined} isCombobox={isHydrated} />
      {loaded && <loaded.List input={loaded.input} labels={labels} />}
    </div>
  );
}
