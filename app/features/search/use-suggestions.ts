import { useEffect, useState } from "react";
import type { Suggestion } from "../../content/types/search-results.types.ts";

/** Pause in typing before suggestions are fetched. */
const PAUSE_MS = 150;

/** Shorter texts match too much. */
const MIN_CHARS = 2;

/**
 * The suggestions for a text, or undefined before they have arrived. They are fetched after a pause in typing. A new text
 * cancels the request for the one before.
 */
export function useSuggestions(text: string): readonly Suggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  const query = text.trim();
  const isLongEnough = query.length >= MIN_CHARS;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(query, abort.signal).then(setSuggestions, () => {
        // Without an answer the field works as before.
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isLongEnough]);
  return isLongEnough ? suggestions : undefined;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`, { signal });
  return response.status === 200 ? ((await response.json()) as Suggestion[]) : [];
}
