import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { fill } from "../../lib/text/fill.ts";
import { Button } from "../../ui/button.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { PackPageData } from "./pack-page-data.server.ts";
import { packAddress } from "../../ui/stored-pack.ts";
import { CHANGED } from "./use-pack-on-device.ts";
import "../../ui/checkbox.css";
import "./pack-choice.css";

/** Checkboxes for everything a pack can contain. A plain GET form: submitting it opens the pack's URL. Source: PACK-1. */
export function PackChoice({
  words,
  page: { list, groups, chosen },
}: {
  words: PackPage["choose"];
  page: PackPageData;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const [wasEmpty, setWasEmpty] = useState(false);
  const recount = () => setTicked(form.current?.querySelectorAll(":checked").length ?? 0);
  const isRefused = wasEmpty && ticked === 0;
  // Boxes may have been ticked before React listened.
  useEffect(recount, []);
  if (groups.length === 0) return <p className="lead">{words.full}</p>;

  const count = fill(words.count, { count: chosen.length + ticked, limit: PACK_LIMIT });

  /** Navigates to the short URL at once, instead of through the server's redirect. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ticked === 0) return setWasEmpty(true);
    const slugs = new FormData(event.currentTarget).getAll("s").flatMap((slugs) => String(slugs).split(","));
    void navigate(packAddress(slugs.filter(Boolean)), { state: CHANGED });
  }

  return (
    <Form ref={form} method="get" action="/pack" onSubmit={submit} onChange={recount}>
      {list && <input type="hidden" name="s" value={list} />}
      <div className="pack-choice gap-x-12 md:columns-2 xl:columns-3">
        {groups.map(({ name, options }) => (
          <fieldset key={name} className="break-inside-avoid md:not-last:pb-9">
            <legend className="heading-4 w-full border-b border-text px-0 pb-2.5">{name}</legend>
            <PhoneFold label={`${name} (${options.length})`}>
              {options.map((option) => (
                <label key={option.slug} className="border-b py-2 leading-[1.4]">
                  <input type="checkbox" name="s" value={option.slug} className="scroll-mb-30" />
                  {option.name}
                </label>
              ))}
            </PhoneFold>
          </fieldset>
        ))}
      </div>
      {/* Once something is ticked, it stays in reach while the list is longer than the window. */}
      <p
        className={`mt-6 flex items-center justify-between gap-3.5 border-t border-text bg-ground py-3 ${ticked > 0 ? "pack-bar sticky bottom-0" : ""}`}
      >
        <output className={isRefused ? "text-failure" : undefined}>{isRefused ? words.least : count}</output>
        <Button type="submit" variant={ticked > 0 ? "solid" : "ruled"}>
          {words.submit}
        </Button>
      </p>
    </Form>
  );
}
