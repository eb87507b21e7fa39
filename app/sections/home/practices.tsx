import { RunningText } from "../../components/running-text.tsx";
import { Thread } from "../../components/thread.tsx";
import type { HomePage } from "../../content/shapes/home.ts";
import type { MenuCategory } from "../../content/shapes/navigation.ts";
import { fill } from "../../lib/text/fill.ts";
import { ServiceCards } from "../lists/service-cards.tsx";

const NAMED_AT_MOST = 5;

/** The names of a practice's services in one line of text: five at most, unless the sixth is the last. */
function namesOf(items: MenuCategory["items"], more: string): string {
  const names = items.map(({ name }) => name);
  if (names.length <= NAMED_AT_MOST + 1) return names.join(", ");
  return fill(more, { names: names.slice(0, NAMED_AT_MOST).join(", "), count: names.length - NAMED_AT_MOST });
}

type PracticesWords = HomePage["services"];

interface PracticesProps extends PracticesWords {
  services: readonly MenuCategory[];
}

/** The eight practices as cards, in the menu's order. Source: HOME-4. */
export function Practices({ heading, lead, more, services }: PracticesProps) {
  return (
    <section id="services" className="section">
      <Thread course="gutter" knot />
      <div className="page-width">
        <div className="section-head">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead">
            <RunningText text={lead} />
          </p>
        </div>
        <ServiceCards
          layout="contents"
          cards={services.map((each) => ({ ...each, about: namesOf(each.items, more) }))}
        />
      </div>
    </section>
  );
}
