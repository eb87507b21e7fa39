import type { TextPage } from "../../content/types/text-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import { ShortHead } from "../../ui/short-head.tsx";

/** The header of a text page, with the date from which it applies. */
export function DatedHead({ page: { trail, name, promise, lead, dated } }: { page: TextPage }) {
  return (
    <ShortHead crumbs={trail} title={name}>
      <p className="font-serif text-[1.375rem] leading-snug text-balance">
        <RunningText text={promise} />
      </p>
      <p className="mt-2 max-w-[66ch] text-muted text-pretty">
        <RunningText text={lead} />
      </p>
      <p className="mt-2 text-small text-muted">
        <time dateTime={dated.date}>{dated.text}</time>
      </p>
    </ShortHead>
  );
}
