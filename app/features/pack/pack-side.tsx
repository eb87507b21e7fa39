import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { storePackOptOut } from "../../ui/pack-opt-out.ts";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { PackPageData } from "./pack-page-data.server.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import { Link } from "../../ui/link.tsx";
import { RemoveLink } from "../../ui/remove-link.tsx";

interface PackSideProps {
  words: PackPage["side"];
  sheets: string;
  page: PackPageData;
  /** The pack's full URL. */
  address: string;
}

export const CHOSEN_ID = "chosen";

/** The chosen services, and what to do with the pack. Source: PACK-1. */
export function PackSide({ words, sheets, page: { chosen, list }, address }: PackSideProps) {
  return (
    <div className="pack-side print:hidden">
      <h2 className="heading-3" id={CHOSEN_ID} tabIndex={-1}>
        {words.heading}
      </h2>
      <ol className="chosen mt-5 border-t border-text">
        {chosen.map(({ slug, name, path, without }) => (
          <li key={slug} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hair">
            <Link to={path} className="row-link py-3.5 leading-[1.4] text-text">
              {name}
            </Link>
            <RemoveLink
              to={without}
              name={name}
              words={words}
              className="text-link inline-flex min-h-11 items-center text-small font-400"
            />
          </li>
        ))}
      </ol>
      <Link to="#choose" className="onward min-h-13 w-full justify-between">
        {words.add}
        <Icon name="close" className="size-4.5 rotate-45" />
      </Link>
      <div className="my-6 grid flex-wrap items-center gap-x-4 gap-y-2.5 md:flex">
        <div className="needs-script grid">
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
        <LinkButton to={`/contact?pack=${list}`} variant="ruled" onClick={() => storePackOptOut(false)}>
          {words.send}
        </LinkButton>
        {chosen.length > 1 && (
          <Link to={`/compare?s=${list}`} className="text-link py-2.5" rel="nofollow">
            {words.compare}
          </Link>
        )}
      </div>
      <p className="text-small wrap-anywhere">{address}</p>
      <div className="-ml-1">
        <CopyButton value={address} label={words.address} />
      </div>
      <p className="mt-3 text-small text-muted">{sheets}</p>
      <p className="mt-3 text-small text-muted">{words.note}</p>
    </div>
  );
}
