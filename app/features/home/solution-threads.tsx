import { HeadedSection } from "../../ui/headed-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { SolutionInShort } from "../../content/types/solution-pages.types.ts";
import "./solution-threads.css";

interface SolutionThreadsProps {
  words: HomePage["solutions"];
  solutions: readonly SolutionInShort[];
}

/** The four solutions, each under a thread with a knot for everything its metric counts. Source: HOME-6, ENT-2. */
export function SolutionThreads({ words, solutions }: SolutionThreadsProps) {
  const overview = (
    <Link to={words.overview.to} className="onward min-h-11">
      {words.overview.label}
      <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
    </Link>
  );
  return (
    <HeadedSection heading={words.heading} aside={overview} className="overflow-x-clip">
      <div className="solutions relative grid sm:grid-cols-2 xl:grid-cols-4">
        {solutions.map((solution) => (
          <Solution key={solution.id} solution={solution} words={words} />
        ))}
      </div>
    </HeadedSection>
  );
}

function Solution({ solution, words }: { solution: SolutionInShort; words: HomePage["solutions"] }) {
  const { id, title, tagline, features, metric, metricLabel, path } = solution;
  return (
    <article className="solution group relative">
      <ol className="solution-knots relative flex flex-wrap gap-x-4 text-small text-muted" aria-label={title}>
        {words.stations[id]?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <div className="solution-words">
        <p className="text-small">
          <strong className="font-600">{metric}</strong> {metricLabel}
        </p>
        <h3 className="heading mt-1 mb-1.5 text-[1.375rem] leading-[1.2] tracking-[-.008em] group-hover:text-[var(--link)] lg:text-[1.625rem]">
          <Link to={path} className="stretched">
            {title}
          </Link>
        </h3>
        <p className="text-note text-muted">
          <RunningText text={tagline} />
        </p>
        <ul className="dashes mt-1.5 text-label text-muted">
          {features.map((feature) => (
            <li key={feature}>
              <RunningText text={feature} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
