import { type SyntheticEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { FRAME } from "../content/interface/frame.ts";
import type { PageLink } from "../content/types/page-section.types.ts";
import { fill } from "../lib/text/fill.ts";
import { QUERY_PARAM, useSettledQuery } from "./use-settled-query.ts";
import type { ServicesOverviewPage } from "../content/types/services-overview.types.ts";
import "./field.css";
import "./list-filter.css";

interface ListFilterProps {
  labels: ServicesOverviewPage["filter"];
  /** Path of the list's page. */
  path: string;
  /** Number of entries that the filter leaves. */
  count: number;
  /** Whom to ask about what the list does not have. */
  ask: PageLink;
  /** Whether the field is below its label in wide windows too, and not beside it in the columns of the page's header. */
  isStacked?: boolean;
}

/**
 * The filter above a list, and, if it leaves nothing, what stands in the list's place. Filters while the visitor types;
 * without JavaScript it is a plain form, answered by the server. Source: FIND-2.
 */
export function ListFilter({ labels, path, count, ask, isStacked }: ListFilterProps) {
  const [query, setQuery] = useSettledQuery();
  const field = useRef<HTMLInputElement>(null);

  // The field is uncontrolled by the URL while typing. Only back, forward or a link overwrite it.
  useEffect(() => {
    const input = field.current;
    if (input && input.value.trim() !== query && document.activeElement !== input) input.value = query;
  }, [query]);

  // Applies text typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed.trim() !== query) setQuery(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setQuery(field.current?.value ?? "", "now");
  }

  function clear() {
    if (field.current) {
      field.current.value = "";
      field.current.focus();
    }
    setQuery("", "now");
  }

  return (
    <Form
      method="get"
      action={path}
      role="search"
      className={`filter grid gap-x-12 gap-y-2.5 ${isStacked ? "" : "lg:grid-cols-[2fr_3fr] lg:gap-y-0"}`}
      onSubmit={submit}
    >
      <label htmlFor="list-filter" className="name">
        {labels.label}
      </label>
      <div className={`field relative flex flex-wrap ${isStacked ? "" : "lg:[grid-area:1/2/3]"}`}>
        <Icon name="magnifier" className="pointer-events-none absolute top-4 left-4 size-5 text-muted" />
        <input
          ref={field}
          id="list-filter"
          type="search"
          name={QUERY_PARAM}
          defaultValue={query}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <button type="submit" className="filter-submit row-link min-h-13 items-center px-3">
          {labels.submit}
        </button>
        {query && (
          <button
            type="button"
            className="filter-clear needs-script row-link min-h-13 items-center gap-2 px-3"
            onClick={clear}
          >
            <Icon name="close" className="size-4.5" />
            {labels.clear}
          </button>
        )}
      </div>
      <div
        className={count > 0 ? "flex flex-wrap gap-x-5" : `mt-4 mb-6 row-start-3 ${isStacked ? "" : "lg:col-start-2"}`}
      >
        <p
          role="status"
          className={count > 0 ? "text-small text-muted" : "heading mb-3 max-w-[38rem] text-[1.5rem] leading-[1.35]"}
        >
          {count === 1 ? labels.one : count === 0 ? labels.none : fill(labels.many, { count })}
        </p>
        {query && (
          <p className="-my-2 flex flex-wrap gap-x-8">
            <Link
              to={`${FRAME.search.path}?${new URLSearchParams({ q: query })}`}
              className="text-link py-2 text-small"
            >
              {FRAME.search.whole}
            </Link>
            {count === 0 && (
              <Link to={ask.to} className="text-link py-2 text-small">
                {ask.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </Form>
  );
}
