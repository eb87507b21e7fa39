import type { TextPage } from "../../content/types/text-page.types.ts";
import { PageBand } from "../../ui/page-band.tsx";

/** The header of a text page, with the date from which it applies. */
export function DatedBand({ page: { trail, name, promise, lead, dated } }: { page: TextPage }) {
  return (
    <PageBand
      crumbs={trail}
      title={name}
      promise={promise}
      lead={lead}
      actions={
        <p className="mt-5 text-small text-mist">
          <time dateTime={dated.date}>{dated.text}</time>
        </p>
      }
    />
  );
}
