import { Thread } from "../../components/thread.tsx";
import type { MenuCategory } from "../../content/shapes/navigation.ts";
import { ServiceCards } from "../service-cards.tsx";

const NAMED_AT_MOST = 5;

/** The names of a practice's services in one line of text: five at most, unless the sixth is the last. */
function namesOf(items: MenuCategory["items"]): string {
  const names = items.map(({ name }) => name);
  if (names.length <= NAMED_AT_MOST + 1) return names.join(", ");
  return `${names.slice(0, NAMED_AT_MOST).join(", ")}, and ${names.length - NAMED_AT_MOST} more`;
}

interface PracticesProps {
  heading: string;
  lead: string;
  services: readonly MenuCategory[];
}

/** The eight practices as cards, in the menu's order. Source: HOME-4. */
export function Practices({ heading, lead, services }: PracticesProps) {
  return (
    <section id="services" className="section">
      <Thread course="gutter" knot />
      <div className="page-width">
        <div className="section-head">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ServiceCards layout="contents" cards={services.map((each) => ({ ...each, about: namesOf(each.items) }))} />
      </div>
    </section>
  );
}
