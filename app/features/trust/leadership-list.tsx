import { RunningText } from "../../ui/running-text.tsx";
import type { AboutPage } from "../../content/types/about.types.ts";

/** Leadership roles: the title, its duties, and the one result it is accountable for. */
export function LeadershipList({ roles, answersFor: label }: Pick<AboutPage["leadership"], "roles" | "answersFor">) {
  return (
    <ul className="border-b border-t border-text">
      {roles.map(({ role, remit, answersFor }) => (
        <li
          key={role}
          className="grid items-baseline gap-x-12 gap-y-2 py-7 not-first:border-t not-first:border-hair lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
        >
          <h3 className="heading-3">{role}</h3>
          <p className="max-w-[62ch] text-muted">
            <RunningText text={remit} />
          </p>
          <p className="leading-[1.4] font-600">
            <span className="mb-1 block text-label font-400 text-muted">
              {label}
              <span className="visually-hidden">: </span>
            </span>
            <RunningText text={answersFor} />
          </p>
        </li>
      ))}
    </ul>
  );
}
