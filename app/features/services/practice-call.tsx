import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import { LinkButtons } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

interface WorksWithProps {
  label: string;
  related: PracticePageData["related"];
}

/** The last section of a practice page: an invitation, and the practices it works with. */
export const PracticeCall = ({ closing, ...others }: WorksWithProps & Pick<PracticePageData, "closing">) => (
  <section className="section on-ink py-16">
    <div className="page-width">
      <div className="grid items-center justify-between gap-x-14 gap-y-5 lg:flex">
        <h2 className="practice-heading max-w-[16em]">{closing.heading}</h2>
        <p className="flex flex-col gap-3.5 sm:flex-row">
          <LinkButtons {...closing} />
        </p>
      </div>
      <WorksWith {...others} />
    </div>
  </section>
);

export const WorksWith = ({ label, related }: WorksWithProps) => (
  <div className="mt-7 flex flex-wrap items-center gap-x-7 border-t border-hair pt-3 text-small">
    <p className="text-muted max-sm:w-full">{label}</p>
    {related.map(({ name, path }) => (
      <Link key={path} to={path} className="row-link inline-flex min-h-11 items-center">
        {name}
      </Link>
    ))}
  </div>
);
