import { Form } from "react-router";
import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

/** The site's search form, answered by the server. `isShort` shows only an icon on the button. Source: FIND-1, FIND-2. */
export function SearchField({ id, query, isShort }: { id: string; query?: string; isShort?: boolean }) {
  const { label, submit, placeholder, path } = FRAME.search;
  return (
    <Form action={path} role="search" className="search-form">
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="magnifier" />
        <span className={isShort ? "visually-hidden" : undefined}>{submit}</span>
      </button>
    </Form>
  );
}
