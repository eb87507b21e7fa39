import type { Route } from "./+types/glossary.route";
import { glossaryLetters } from "./glossary-letters.server.ts";
import { glossaryPage } from "../../content/pages/glossary.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { steadyPage } from "../../ui/steady-page.tsx";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { LetterIndex } from "./letter-index.tsx";
import { TermList } from "./term-list.tsx";
import { SplitSection } from "../../ui/split-section.tsx";

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
