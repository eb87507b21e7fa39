import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchPage } from "../../content/types/search.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SuggestionListProps {
  /** The field. It keeps the focus while a suggestion is chosen with the arrow keys. */
  input: HTMLInputElement;
  labels: SearchPage["suggestions"];
}

const LIST = "suggestions";

/**
 * Suggestions below the search field. Enter opens the chosen one, or else submits the form. This list needs a few lines,
 * while React Aria's collections would enlarge the chunk that other pages share. Source: FIND-5, ARIA APG (combobox).
 */
export function SuggestionList({ input, labels }: SuggestionListProps) {
  const [text, setText] = useState(input.value);
  const [isOpen, setIsOpen] = useState(true);
  /** Index of the chosen suggestion. None is chosen at -1. */
  const [chosen, setChosen] = useState(-1);
  const found = useSuggestions(text);
  const suggestions = (isOpen && found) || [];
  const navigate = useNavigate();
  const count = suggestions.length;

  function open(path: string) {
    setIsOpen(false);
    void navigate(path);
  }

  function choose(event: KeyboardEvent) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") setIsOpen(true);
    if (count === 0) return;
    const current = suggestions[chosen];
    if (event.key === "ArrowDown") setChosen(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") setChosen(chosen >= 0 ? chosen - 1 : count - 1);
    else if (event.key === "Enter" && current) open(current.path);
    else if (event.key === "Enter") return setIsOpen(false);
    else if (event.key === "Escape") setIsOpen(false);
    else return;
    event.preventDefault();
  }

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const type = () => {
      setText(input.value);
      setChosen(-1);
      setIsOpen(true);
    };
    input.addEventListener("input", type, { signal });
    input.addEventListener("focusout", () => setIsOpen(false), { signal });
    return () => events.abort();
  }, [input]);

  useEffect(() => {
    input.addEventListener("keydown", choose);
    return () => input.removeEventListener("keydown", choose);
  });

  useEffect(() => {
    input.setAttribute("aria-expanded", String(count > 0));
    if (count > 0) input.setAttribute("aria-controls", LIST);
    else input.removeAttribute("aria-controls");
    if (chosen >= 0 && count > 0) input.setAttribute("aria-activedescendant", idOf(chosen));
    else input.removeAttribute("aria-activedescendant");
    document.getElementById(idOf(chosen))?.scrollIntoView({ block: "nearest" });
  }, [input, chosen, count]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && found && countText(labels, count)}
      </p>
      {count > 0 && (
        <div id={LIST} role="listbox" aria-label={labels.heading} className="suggestions">
          {suggestions.map(({ path, name, where }, index) => (
            <button
              key={path + name}
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
    </>
  );
}

const countText = ({ none, one, many }: SuggestionListProps["labels"], count: number): string =>
  count === 0 ? none : count === 1 ? one : fill(many, { count });

const idOf = (index: number): string => `${LIST}-${index}`;
