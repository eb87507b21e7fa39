import { Form } from "react-router";
import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

/** The field of the site's search: a plain form, which the server answers. Source: FIND-1, FIND-2. */
export function SearchField({ id, query, className = "" }: { id: string; query?: string; className?: string }) {
  const { label, submit, placeholder, path } = FRAME.search;
  return (
    <Form action={path} role="search" className={`search-form ${className}`}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon name="magnifier" />
        <span>{submit}</span>
      </button>
    </Form>
  );
}
