import { useEffect, useState } from "react";
import type { Suggestion } from "../../content/types/search-results.types.ts";

/** Pause in typing before suggestions are fetched. */
const PAUSE_MS = 150;

/** Shorter texts match too much. */
const MIN_CHARS = 2;

/** The suggestions for a text. Those of the text before stay until the next answer or failure. */
export function useSuggestions(text: string): readonly Suggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  const query = text.trim();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const load = async () => {
      const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`, { signal }).catch(
        () => undefined,
      );
      const found = response?.status === 200 ? ((await response.json()) as Suggestion[]) : undefined;
      if (!signal.aborted) setSuggestions(found);
    };
    const timer = query.length < MIN_CHARS ? undefined : setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query.length < MIN_CHARS ? undefined : suggestions;
}
