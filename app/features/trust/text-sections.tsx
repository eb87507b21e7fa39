import type { PageLink } from "../../content/types/page-section.types.ts";
import type { TextSection } from "../../content/types/text-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { NamedRow, NamedRows } from "../../ui/named-rows.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Prose } from "../../ui/prose.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";
import { TextPart } from "./text-part.tsx";

interface TextSectionsProps {
  sections: readonly TextSection[];
  fold?: string | undefined;
  /** Whether nothing is between them and the page's header. */
  isFirst?: boolean;
}

/** The sections of a text page, each with an anchor. */
export function TextSections({ sections, fold, isFirst }: TextSectionsProps) {
  return sections.map((section, at) => (
    <TextPart key={section.id} id={section.id} heading={section.heading} isFirst={isFirst === true && at === 0}>
      {section.note && (
        <p className="mb-4 max-w-[66ch] text-muted text-pretty">
          <RunningText text={section.note} />
        </p>
      )}
      <SectionBody section={section} fold={fold} />
      {section.links && (
        <ul className="mt-3">
          {section.links.map((link) => (
            <li key={link.to} className="flex min-h-11 items-center">
              <TextLink {...link} />
            </li>
          ))}
        </ul>
      )}
    </TextPart>
  ));
}

function SectionBody({ section, fold }: { section: TextSection; fold: string | undefined }) {
  if (section.kind === "prose") return <Prose paragraphs={section.paragraphs} />;
  if (section.kind === "rows") return <NamedRows rows={section.rows} />;
  const list = (
    <dl className="border-b border-t border-text">
      {section.rows.map(({ name, text }) => (
        // Code is set in the sans-serif font: the serif subset has no underscore.
        <NamedRow
          key={name}
          name={<span className="font-sans text-note font-600 break-words">{name}</span>}
          text={text}
        />
      ))}
    </dl>
  );
  return fold ? <Fold label={fill(fold, { count: section.rows.length })}>{list}</Fold> : list;
}

/** A link to a page of this site, or to a file, an email address or another site. */
const TextLink = ({ label, to }: PageLink) => (
  <Link to={to} className="text-link">
    {label}
  </Link>
);
