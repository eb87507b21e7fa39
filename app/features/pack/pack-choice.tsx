import type { FormEvent } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { PackPageData } from "./pack-page-data.server.ts";
import { packAddress } from "../../ui/stored-pack.ts";
import { CHANGED } from "./use-pack-on-device.ts";
import { Link } from "../../ui/link.tsx";
import "./pack-choice.css";

/** Checkboxes for everything a pack can contain. A plain GET form: submitting it opens the pack's URL. Source: PACK-1. */
export function PackChoice({ words, page: { list, groups } }: { words: PackPage["choose"]; page: PackPageData }) {
  const navigate = useNavigate();
  if (groups.length === 0) return <p className="lead">{words.full}</p>;

  /** Navigates to the short URL at once, instead of through the server's redirect. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const slugs = new FormData(event.currentTarget).getAll("s").flatMap((slugs) => String(slugs).split(","));
    void navigate(packAddress(slugs.filter(Boolean)), { state: CHANGED });
  }

  return (
    <Form method="get" action="/pack" onSubmit={submit} className="pack-choice">
      {list && <input type="hidden" name="s" value={list} />}
      {groups.map(({ name, options }) => (
        <fieldset key={name}>
          <legend className="name">{name}</legend>
          {options.map((option) => (
            <label key={option.slug} className="pack-option">
              <input type="checkbox" name="s" value={option.slug} />
              {option.name}
            </label>
          ))}
        </fieldset>
      ))}
      <p className="pack-submit">
        <Button type="submit">{words.submit}</Button>
        <Link to={words.browse.to} className="text-link">
          {words.browse.label}
        </Link>
      </p>
    </Form>
  );
}
