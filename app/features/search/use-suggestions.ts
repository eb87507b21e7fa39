import { useEffect, useState } from "react";
import type { Suggestion } from "../../content/types/search-results.types.ts";

/** Pause in typing before suggestions are fetched. */
const PAUSE_MS = 150;

/** Shorter texts match too much. */
const MIN_CHARS = 2;

/**
 * The suggestions for a text, or undefined without an answer. A new text cancels the request for the one before, whose
 * suggestions stay until the next answer or failure.
 */
export function useSuggestions(text: string): readonly Suggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  const query = text.trim();
  useEffect(() => {
    if (query.length < MIN_CHARS) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(query, abort.signal).then(setSuggestions, () => {
        if (!abort.signal.aborted) setSuggestions(undefined);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query.length < MIN_CHARS ? undefined : suggestions;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined> {
  const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`, { signal });
  return response.status === 200 ? ((await response.json()) as Suggestion[]) : undefined;
}
