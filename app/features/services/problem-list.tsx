import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { Problem, ServicesOverviewPage } from "../../content/types/services-overview.types.ts";
import "./problem-list.css";

interface ProblemListProps {
  page: Pick<ServicesOverviewPage, "name" | "trail" | "choose">;
  problems: readonly Problem[];
}

/** The arrow stays beside it. */
const LAST_WORD = /\S+$/;

/** The opening of the overview: visitors' problems in their own words, each with the practice that handles it. */
export function ProblemList({ page: { name, trail, choose }, problems }: ProblemListProps) {
  return (
    <section className="on-ink page-band problems bg-ground pt-24.5 pb-10">
      <div className="page-width">
        <Breadcrumbs crumbs={trail} current={name} />
        <div className="my-5 items-baseline gap-x-8 lg:grid lg:grid-cols-2">
          <h1 className="heading">{choose.heading}</h1>
          <p className="mt-2 font-serif text-[1.375rem] leading-[1.35] text-thread-300 italic lg:mt-0 lg:text-[1.5rem]">
            {choose.lead}
          </p>
        </div>
        <ul className="problem-list grid border-t md:grid-cols-2 md:gap-x-8">
          {problems.map(({ when, name: practice, path }) => (
            <li key={when} className="group relative grid gap-y-1 border-b pt-4 pb-3.5">
              <p className="font-serif text-[1.375rem] leading-[1.3] tracking-[-.008em] text-balance lg:text-[1.625rem]">
                <RunningText text={when} />
              </p>
              <Link to={path} className="stretched text-small font-600 text-mist-bright hover:text-thread-300">
                {practice.replace(LAST_WORD, "")}
                <span className="whitespace-nowrap">
                  {LAST_WORD.exec(practice)?.[0]} <Icon name="arrow-right" className="arrow align-middle" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
