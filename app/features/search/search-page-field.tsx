import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Suggestion } from "../../content/types/search-results.types.ts";
import type { SearchPage } from "../../content/types/search.types.ts";
import { SUGGESTIONS } from "../../lib/behaviour.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { fill } from "../../lib/text/fill.ts";
import { SearchField } from "../../ui/search-field.tsx";

export const SEARCH_FIELD = "search";

/** `keyCode` of a key that an input method handles. Safari ends a composition before the Enter that chooses its text. */
const COMPOSING = 229;

const LIST = "suggestions";
const idOf = (index: number): string => `${LIST}-${index}`;

/**
 * The search page's field with suggestions below it. Enter opens the chosen suggestion, or else submits the form. Source:
 * FIND-1, FIND-5, ARIA APG (combobox).
 */
export function SearchPageField({ query, labels }: { query?: string; labels: SearchPage["suggestions"] }) {
  /** A field that has the focus from the start keeps its role until it is used or left: a screen reader has announced it. */
  const [isCombobox, setCombobox] = useState(useHydrated());
  const hasFocus = query === undefined;
  const navigate = useNavigate();
  /** The typed text while its suggestions are open. */
  const [text, setText] = useState("");
  /** Index of the chosen suggestion. None is chosen at -1. */
  const [chosen, setChosen] = useState(-1);
  const suggestions = useSuggestions(text.trim());
  const count = suggestions?.length ?? 0;
  const current = suggestions?.[chosen];

  function show(typed: string) {
    setCombobox(true);
    setText(typed);
    setChosen(-1);
  }

  function open(path: string) {
    show("");
    void navigate(path);
  }

  function choose(event: KeyboardEvent<HTMLInputElement>) {
    const { key, keyCode, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || keyCode === COMPOSING) return;
    if (key === "ArrowDown" && count === 0) return show(currentTarget.value);
    // Suggestions that arrive while the form is answered stay closed.
    if (key === "Enter" && !current) return show("");
    if (count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // After the last one comes none.
    if (step) setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
    else if (key === "Enter" && current) open(current.path);
    else if (key === "Escape") show("");
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative not-first:mt-4">
      <SearchField
        id={SEARCH_FIELD}
        query={query}
        hasFocus={hasFocus}
        input={{
          // A search input cannot be a combobox (ARIA in HTML).
          type: "text",
          enterKeyHint: "search",
          onInput: ({ currentTarget }) => show(currentTarget.value),
          onKeyDown: choose,
          // The focus that the page begins with may be reported late.
          onFocus: () => hasFocus || setCombobox(true),
          onBlur: () => show(""),
          ...(isCombobox && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": count > 0,
            "aria-controls": count > 0 ? LIST : undefined,
            "aria-activedescendant": current && idOf(chosen),
          }),
        }}
      />
      {text && (
        <p role="status" className="visually-hidden">
          {suggestions && fill([labels.none, labels.one][count] ?? labels.many, { count })}
        </p>
      )}
      {count > 0 && (
        <div
          id={LIST}
          role="listbox"
          aria-label={labels.heading}
          className="suggestions absolute z-50 max-h-[60vh] w-full overflow-y-auto border border-field bg-paper-0"
        >
          {suggestions?.map(({ path, name, where }, index) => (
            <button
              key={path + name}
              ref={index === chosen ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
              id={idOf(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(path)}
              className="w-full px-3 py-2"
            >
              {name}
              <small className="block text-[0.875rem] text-muted">{where}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The suggestions for a query. Those of the query before stay until the next answer or failure. */
function useSuggestions(query: string): readonly Suggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  const isAsked = query.length >= SUGGESTIONS.minChars;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const load = async () => {
      const address = `/search.json?${new URLSearchParams({ q: query })}`;
      const response = await fetch(address, { signal }).catch(() => undefined);
      const found = response?.status === 200 ? ((await response.json()) as Suggestion[]) : undefined;
      if (!signal.aborted) setSuggestions(found);
    };
    const timer = isAsked ? setTimeout(() => void load(), SUGGESTIONS.pauseMs) : undefined;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isAsked]);
  return isAsked ? suggestions : undefined;
}
