import type { AboutPage } from "../../content/types/about.types.ts";
import { RunningText } from "../../ui/running-text.tsx";

/** Leadership roles: the title, the one result it is accountable for, and its duties. */
export function LeadershipList({ roles, answersFor: label }: Pick<AboutPage["leadership"], "roles" | "answersFor">) {
  return (
    <ul className="border-t border-text">
      {roles.map(({ role, remit, answersFor }) => (
        <li key={role} className="grid gap-x-8 gap-y-1 border-b border-hair py-3 lg:grid-cols-[5fr_4fr_7fr]">
          <h3 className="heading text-[1.375rem] leading-[1.25]">{role}</h3>
          <p className="text-small font-600">
            <span className="visually-hidden">{label}: </span>
            <RunningText text={answersFor} />
          </p>
          <p className="text-small text-muted text-pretty">
            <RunningText text={remit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
