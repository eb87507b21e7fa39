import { Form } from "react-router";
import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

interface SearchFieldProps {
  id: string;
  query?: string;
  isShort?: boolean;
  /** Whether the field takes the focus as it appears. */
  hasFocus?: boolean;
}

/** The field of the site's search: a plain form, which the server answers. A short one shows the sign on its button alone. Source: FIND-1, FIND-2. */
export function SearchField({ id, query, isShort, hasFocus }: SearchFieldProps) {
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors open this page to type
        autoFocus={hasFocus}
      />
      <button type="submit">
        <Icon name="magnifier" />
        <span className={isShort ? "visually-hidden" : undefined}>{submit}</span>
      </button>
    </Form>
  );
}
