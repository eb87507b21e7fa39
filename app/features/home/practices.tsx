import { Icon } from "../../ui/icon.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { MenuCategory } from "../../content/types/navigation.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { FullSection } from "../../ui/full-section.tsx";
import { ServiceCards } from "../../ui/service-cards.tsx";
import { Link } from "../../ui/link.tsx";

const NAMED_AT_MOST = 5;

/** The names of a practice's services: all of up to six, otherwise the first five and the number of the others. */
function namesOf(items: MenuCategory["items"], more: string): string {
  const names = items.map(({ name }) => name);
  if (names.length <= NAMED_AT_MOST + 1) return names.join(", ");
  return fill(more, { names: names.slice(0, NAMED_AT_MOST).join(", "), count: names.length - NAMED_AT_MOST });
}

/** The eight practices as cards, in menu order, and the link to the line item page. Source: HOME-4, LINE-2. */
export function Practices({
  heading,
  lead,
  more,
  line,
  services,
}: HomePage["services"] & { services: readonly MenuCategory[] }) {
  return (
    <FullSection id="services" heading={heading} lead={lead} course="gutter">
      <ServiceCards layout="contents" cards={services.map((each) => ({ ...each, about: namesOf(each.items, more) }))} />
      <Link to={line.to} className="onward mt-8 min-h-11">
        {line.label}
        <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
      </Link>
    </FullSection>
  );
}
