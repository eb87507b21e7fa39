import type { Route } from "./+types/reference.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { referencePage } from "../../content/pages/reference.ts";
import type { Door } from "../../content/types/reference.types.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { DoorCrop } from "./door-crop.tsx";
import { foundRate, referenceDoors } from "./reference-doors.server.ts";
import "./reference.css";

export function loader() {
  const doors = referenceDoors();
  const rate = foundRate();
  return withFirstUses({ page: referencePage, rate, doors }, [
    { lead: referencePage.lead },
    { text: rate?.text },
    doors.map(({ text }) => ({ text })),
    { lead: referencePage.closing.lead },
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** The desk for everything that is looked up: the search, and a door to each collection. Source: REF-1. */
export default function ReferencePage({ loaderData: { page, rate, doors } }: Route.ComponentProps) {
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <div className="page-width grid grid-cols-1 gap-x-6 gap-y-8 pt-8 pb-20 md:grid-cols-2 lg:grid-cols-6 lg:gap-y-10">
        <section
          className="desk-search on-cream col-span-full grid grid-cols-1 gap-x-12 gap-y-5 bg-ground lg:grid-cols-2"
          aria-labelledby="desk-search"
        >
          <div>
            <h2 id="desk-search" className="heading-3">
              {page.search.heading}
            </h2>
            <SearchField id="desk-query" />
            <p className="mt-2.5 text-note text-muted">{page.search.note}</p>
          </div>
          {rate && (
            <div>
              <p className="text-small text-muted">{rate.label}</p>
              <p className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-b border-hair py-2.5">
                <b className="font-600">{rate.name}</b>
                <span className="nums font-serif text-[1.625rem] leading-[1.25]">{rate.price}</span>
                <span className="text-note text-muted">
                  <RunningText text={rate.text} />
                </span>
                <span className="text-right text-note text-muted">{rate.mark}</span>
              </p>
              <Link to={rate.all.to} className="text-link text-note inline-flex min-h-11 items-center">
                {rate.all.label}
              </Link>
            </div>
          )}
        </section>
        {doors.map((door) => (
          <DeskDoor key={door.to} {...door} />
        ))}
      </div>
      <ClosingCall {...page.closing} />
    </>
  );
}

const DeskDoor = ({ label, to, count, text, crop }: Door) => (
  <article className="door group break-inside-avoid">
    <DoorCrop crop={crop} />
    <div className="door-words grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-1 border-t border-text pt-3.5">
      <h2 className="heading text-[1.5rem] leading-[1.25] group-hover:text-[var(--link)]">
        <Link to={to} className="stretched">
          {label}
        </Link>
      </h2>
      <p className="text-small text-muted">{count}</p>
      <p className="col-span-full text-small text-muted">
        <RunningText text={text} />
      </p>
    </div>
  </article>
);
