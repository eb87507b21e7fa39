import { RunningText } from "../../ui/running-text.tsx";
import type { CategoryPageData } from "../../content/types/service-pages.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { ThreadCourse } from "./thread-course.tsx";
import { Link } from "../../ui/link.tsx";
import "./service-score.css";

/**
 * A practice's services: each row has the name, the promise, and a drawing of which of the practice's seven stations
 * the service covers.
 */
export function ServiceScore({ course, services, labels }: Pick<CategoryPageData, "course" | "services" | "labels">) {
  const { label, stages } = course;
  return (
    <>
      <div className="service-score-head" aria-hidden="true">
        <p>{label}</p>
        <ol>
          {stages.map((stage) => (
            <li key={stage}>{stage}</li>
          ))}
        </ol>
      </div>
      <ol className="service-score">
        {services.map(({ path, name, promise, from, here, to }) => (
          <li key={path}>
            <div className="service-score-name">
              <h3 className="font-serif text-h3">
                <Link to={path} className="stretched">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-muted text-balance">
                <RunningText text={promise} />
              </p>
            </div>
            <div className="service-score-course">
              <ThreadCourse stations={stages.length} from={from} here={here} to={to} />
              <p className="service-score-words">
                {inWords(from === to ? labels.centers : labels.spans, stages, { from, here, to })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const inWords = (label: string, stages: readonly string[], course: { from: number; here: number; to: number }) =>
  fill(label, { from: stages[course.from]!, here: stages[course.here]!, to: stages[course.to]! });
