import { RunningText } from "../../ui/running-text.tsx";
import type { AboutPage } from "../../content/types/about.types.ts";

/** Leadership roles: the title, the one result it is accountable for, and its duties. */
export function LeadershipList({ roles, answersFor: label }: Pick<AboutPage["leadership"], "roles" | "answersFor">) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      {roles.map(({ role, remit, answersFor }) => (
        <li key={role} className="border-t border-text pt-3.5">
          <h3 className="heading text-[1.375rem] leading-[1.25]">{role}</h3>
          <p className="mt-1.5 text-label font-600">
            <span className="font-400 text-muted">{label}: </span>
            <RunningText text={answersFor} />
          </p>
          <p className="mt-2 text-small text-muted text-pretty">
            <RunningText text={remit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
