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

/** The opening of the overview: visitors' problems in their own words, each with the practice that handles it. */
export function ProblemList({ page: { name, trail, choose }, problems }: ProblemListProps) {
  return (
    <section className="on-ink page-band problems">
      <div className="page-width">
        <Breadcrumbs crumbs={trail} current={name} />
        <div className="problems-head">
          <h1 className="heading">{choose.heading}</h1>
          <p>{choose.lead}</p>
        </div>
        <ul className="problem-list">
          {problems.map(({ when, name: practice, path }) => (
            <li key={when} className="group">
              <p>
                <RunningText text={when} />
              </p>
              <Link to={path} className="stretched">
                {practice}
                <Icon name="arrow-right" className="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
