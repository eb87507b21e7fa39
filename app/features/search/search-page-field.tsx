import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchPage } from "../../content/types/search.types.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { fill } from "../../lib/text/fill.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchPageFieldProps {
  query?: string;
  labels: SearchPage["suggestions"];
}

export const SEARCH_FIELD = "search";

/** `keyCode` of a key that an input method handles. Safari ends a composition before the Enter that chooses its text. */
const COMPOSING = 229;

const LIST = "suggestions";
const idOf = (index: number): string => `${LIST}-${index}`;

/**
 * The search page's field with suggestions below it. Enter opens the chosen suggestion, or else submits the form. React
 * Aria's ComboBox alone weighs 53 KB, a third of a page's scripts. Source: FIND-1, FIND-5, ARIA APG (combobox).
 */
export function SearchPageField({ query, labels }: SearchPageFieldProps) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  /** Index of the chosen suggestion. None is chosen at -1. */
  const [chosen, setChosen] = useState(-1);
  const found = useSuggestions(text);
  const suggestions = (isOpen && found) || [];
  const count = suggestions.length;
  const current = suggestions[chosen];

  function open(path: string) {
    setIsOpen(false);
    void navigate(path);
  }

  function choose(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === "ArrowDown") setIsOpen(true);
    // Suggestions that arrive while the form is answered stay closed.
    if (event.key === "Enter" && !current) return setIsOpen(false);
    if (count === 0) return;
    if (event.key === "ArrowDown") setChosen(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") setChosen(chosen >= 0 ? chosen - 1 : count - 1);
    else if (event.key === "Enter" && current) open(current.path);
    else if (event.key === "Escape") setIsOpen(false);
    else return;
    event.preventDefault();
  }

  const combobox = {
    // A search input cannot be a combobox (ARIA in HTML).
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": count > 0,
    "aria-controls": count > 0 ? LIST : undefined,
    "aria-activedescendant": current && idOf(chosen),
    enterKeyHint: "search",
    onInput({ currentTarget }) {
      setText(currentTarget.value);
      setChosen(-1);
      setIsOpen(true);
    },
    onKeyDown: choose,
    onBlur: () => setIsOpen(false),
  } satisfies ComponentProps<"input">;

  return (
    <div className="search-page-field">
      <SearchField
        id={SEARCH_FIELD}
        query={query}
        hasFocus={query === undefined}
        input={isHydrated ? combobox : undefined}
      />
      {text && (
        <p role="status" className="visually-hidden">
          {isOpen && found && countText(labels, count)}
        </p>
      )}
      {count > 0 && (
        <div id={LIST} role="listbox" aria-label={labels.heading} className="suggestions">
          {suggestions.map(({ path, name, where }, index) => (
            <button
              key={path + name}
              ref={index === chosen ? scrollIntoView : undefined}
              id={idOf(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(path)}
            >
              {name}
              <small>{where}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

const countText = ({ none, one, many }: SearchPage["suggestions"], count: number): string =>
  count === 0 ? none : count === 1 ? one : fill(many, { count });
