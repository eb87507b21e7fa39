import type { TextPage as TextPageContent } from "../content/shapes/text-page.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { DatedBand } from "../sections/bands/dated-band.tsx";
import { TextSections } from "../sections/bands/text-sections.tsx";

/** The layout of a page of text alone, such as a notice. */
export function TextPage({ page }: { page: TextPageContent }) {
  return (
    <>
      <DatedBand page={page} />
      <BelowTheFold>
        <TextSections sections={page.sections} />
      </BelowTheFold>
    </>
  );
}
