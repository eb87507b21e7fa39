import { type SyntheticEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { fill } from "../../lib/text/fill.ts";
import type { ServicesOverviewPage } from "../../content/shapes/services-overview.ts";

interface ServiceFilterProps {
  labels: ServicesOverviewPage["filter"];
  /** The text of the address. */
  query: string;
  count: number;
  /** How many more only mention it, and where they are listed. */
  others?: { count: number; to: string };
  /** Path of the page that is filtered. */
  action?: string;
  onQuery: (text: string, when?: "settled" | "now") => void;
}

/** The field over a list, of services or of specimens: filters as one types, and as a plain form where no script runs; the server answers both. */
export function ServiceFilter({ labels, query, count, others, action = "/services", onQuery }: ServiceFilterProps) {
  const field = useRef<HTMLInputElement>(null);

  // The field keeps what is typed; the address overrules it only when it changes by itself (back, forward, a link).
  useEffect(() => {
    const input = field.current;
    if (input && input.value.trim() !== query && document.activeElement !== input) input.value = query;
  }, [query]);

  // What was typed before the script arrived.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed.trim() !== query) onQuery(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onQuery(field.current?.value ?? "", "now");
  }

  function clear() {
    if (field.current) {
      field.current.value = "";
      field.current.focus();
    }
    onQuery("", "now");
  }

  return (
    <Form method="get" action={action} role="search" className="filter" onSubmit={submit}>
      <label htmlFor="service-filter" className="name">
        {labels.label}
      </label>
      <div className="filter-row">
        <input
          ref={field}
          id="service-filter"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        <button type="submit" className="filter-submit">
          {labels.submit}
        </button>
        {query && (
          <button type="button" className="filter-clear" onClick={clear}>
            <Icon name="close" className="size-4.5" />
            {labels.clear}
          </button>
        )}
      </div>
      <p role="status" className="mt-3 text-small text-muted">
        {count === 1 ? labels.one : count === 0 ? labels.none : fill(labels.many, { count })}
      </p>
      {others && labels.others && (
        <a href={others.to} className="text-link inline-flex min-h-11 items-center text-small">
          {others.count === 1 ? labels.others.one : fill(labels.others.many, { count: others.count })}
        </a>
      )}
    </Form>
  );
}
