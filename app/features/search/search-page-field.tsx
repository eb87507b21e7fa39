import { type KeyboardEvent, useState } from "react";
import { type AsyncListLoadOptions, useAsyncList } from "react-aria-components/useAsyncList";
import { useNavigate } from "react-router";
import type { Suggestion } from "../../content/types/search-results.types.ts";
import type { SearchPage } from "../../content/types/search.types.ts";
import { SUGGESTIONS } from "../../lib/behaviour.ts";
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
  const navigate = useNavigate();
  const { items, isLoading, filterText: text, setFilterText } = useAsyncList<Suggestion>({ load });
  /** Index of the chosen suggestion. None is chosen at -1. */
  const [chosen, setChosen] = useState(-1);
  const count = items.length;
  const current = items[chosen];

  function show(typed: string) {
    setFilterText(typed.trim().length < SUGGESTIONS.minChars ? "" : typed.trim());
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
        hasFocus={query === undefined}
        input={{
          // A search input cannot be a combobox (ARIA in HTML). It is one from the start, also without suggestions: a screen
          // reader announces the role when the page opens.
          type: "text",
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": count > 0,
          "aria-controls": count > 0 ? LIST : undefined,
          "aria-activedescendant": current && idOf(chosen),
          enterKeyHint: "search",
          onInput: ({ currentTarget }) => show(currentTarget.value),
          onKeyDown: choose,
          onBlur: () => show(""),
        }}
      />
      {text && (
        <p role="status" className="visually-hidden">
          {(count > 0 || !isLoading) && fill([labels.none, labels.one][count] ?? labels.many, { count })}
        </p>
      )}
      {count > 0 && (
        <div
          id={LIST}
          role="listbox"
          aria-label={labels.heading}
          className="suggestions absolute z-50 max-h-[60vh] w-full overflow-y-auto border border-field bg-paper-0"
        >
          {items.map(({ path, name, where }, index) => (
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

/** The suggestions for a text. Those of the text before stay until the next answer or failure. */
async function load({ signal, filterText: q = "" }: AsyncListLoadOptions<Suggestion, string>) {
  if (!q) return { items: [] };
  await new Promise((resolve) => setTimeout(resolve, SUGGESTIONS.pauseMs));
  const response = await fetch(`/search.json?${new URLSearchParams({ q })}`, { signal }).catch(() => undefined);
  return { items: response?.status === 200 ? ((await response.json()) as Suggestion[]) : [] };
}
