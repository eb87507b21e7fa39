import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { SolutionInShort } from "../../content/types/solution-pages.types.ts";
import { SplitSection } from "../../ui/split-section.tsx";
import { Link } from "../../ui/link.tsx";
import "./solution-quarters.css";

interface SolutionQuartersProps {
  words: HomePage["solutions"];
  solutions: readonly SolutionInShort[];
}

/** The four solutions in a two by two grid. Source: HOME-6. */
export function SolutionQuarters({ words, solutions }: SolutionQuartersProps) {
  return (
    <SplitSection
      course="column"
      heading={words.heading}
      note={
        <>
          <p>
            <RunningText text={words.note} />
          </p>
          <Link to={words.overview.to} className="onward mt-5 min-h-11">
            {words.overview.label}
            <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
          </Link>
        </>
      }
    >
      <div className="quarters">
        {solutions.map((solution) => (
          <Quarter key={solution.id} solution={solution} onward={words.onward} />
        ))}
      </div>
    </SplitSection>
  );
}

function Quarter({ solution, onward }: { solution: SolutionInShort; onward: string }) {
  const { title, tagline, icon, color, features, metric, metricLabel, description, path } = solution;
  return (
    <article className="quarter" data-color={color}>
      <div className="mb-7 flex items-start justify-between gap-5">
        <LineIcon name={icon} className="quarter-icon" />
        <p className="max-w-[13em] text-right text-label leading-[1.4] text-muted text-balance">
          <span className="quarter-metric font-serif nums block text-thread-800">{metric}</span> {metricLabel}
        </p>
      </div>
      <h3 className="quarter-title heading">
        <Link to={path} className="stretched">
          {title}
        </Link>
      </h3>
      <p className="mt-2.5 text-note text-text text-balance">
        <RunningText text={tagline} />
      </p>
      <p className="mt-2 text-small text-muted">
        <RunningText text={description} />
      </p>
      <ul className="dashes quarter-features text-small">
        {features.map((feature) => (
          <li key={feature}>
            <RunningText text={feature} />
          </li>
        ))}
      </ul>
      <p className="onward mt-auto min-h-11" aria-hidden="true">
        {onward}
        <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
      </p>
    </article>
  );
}
