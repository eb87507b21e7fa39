import { useEffect, useState } from "react";
import { SUGGESTIONS } from "../../lib/behaviour.ts";
import type { Suggestion } from "../../content/types/search-results.types.ts";

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
    const timer = query.length < SUGGESTIONS.minChars ? undefined : setTimeout(() => void load(), SUGGESTIONS.pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query.length < SUGGESTIONS.minChars ? undefined : suggestions;
}
