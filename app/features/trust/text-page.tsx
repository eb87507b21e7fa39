import type { TextPage as TextPageContent } from "../../content/types/text-page.types.ts";
import { DatedHead } from "./dated-head.tsx";
import { InShort } from "./in-short.tsx";
import { TextSections } from "./text-sections.tsx";

/** The layout of a text page, such as a notice. */
export function TextPage({ page }: { page: TextPageContent }) {
  return (
    <>
      <DatedHead page={page} />
      {page.inShort && <InShort {...page.inShort} />}
      <TextSections sections={page.sections} fold={page.fold} isFirst={!page.inShort} />
    </>
  );
}
