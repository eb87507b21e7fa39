import type { Route } from "./+types/glossary";
import { glossaryLetters } from "../content/glossary/letters.ts";
import { glossaryPage } from "../content/pages/glossary.ts";
import { pageMeta } from "../lib/seo/page-meta.ts";
import { steadyPage } from "../lib/hooks/steady-page.tsx";
import { LaterSections } from "../router/hydrate-when-idle.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { LetterIndex } from "../sections/lists/letter-index.tsx";
import { TermList } from "../sections/lists/term-list.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";

/** Every acronym in use, by letter. Explains all of them, so it marks no first uses. Source: RULE-2. */
export function loader() {
  return { page: glossaryPage, letters: glossaryLetters(), firstUses: [] };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function GlossaryPage({ loaderData: { page, letters } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <LetterIndex page={page} letters={letters.map(({ letter }) => letter)} />
      <LaterSections>
        {letters.map(({ letter, terms }, index) => (
          <SplitSection key={letter} id={`letter-${letter.toLowerCase()}`} heading={letter} ruled={index > 0}>
            <TermList terms={terms} />
          </SplitSection>
        ))}
      </LaterSections>
    </>
  );
}

export default steadyPage(GlossaryPage);
