import type { ComponentProps } from "react";
import { Form } from "react-router";
import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

interface SearchFieldProps {
  id: string;
  query?: string;
  isShort?: boolean;
  /** Whether the field receives focus when it appears. */
  hasFocus?: boolean;
  /** Attributes and handlers of an input with suggestions. */
  input?: ComponentProps<"input">;
}

/** The site's search form, answered by the server. `isShort` shows only an icon on the button, as phones do. Source: FIND-1, FIND-2. */
export function SearchField({ id, query, isShort, hasFocus, input }: SearchFieldProps) {
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
        {...input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors open this page to type
        autoFocus={hasFocus}
      />
      <button type="submit" aria-label={submit}>
        <Icon name="magnifier" />
        <span className={isShort ? "hidden" : "max-md:hidden"}>{submit}</span>
      </button>
    </Form>
  );
}
