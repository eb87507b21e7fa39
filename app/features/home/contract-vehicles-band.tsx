import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ContractVehicle } from "../../content/types/contract-vehicle.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import "./contract-vehicles-band.css";

interface ContractVehiclesProps {
  words: HomePage["vehicles"];
  vehicles: readonly ContractVehicle[];
}

/**
 * The contract vehicles: all closed at first, at most one open. The URL's hash names the open one, and a link with a hash opens its vehicle.
 * Sources: HOME-8, ENT-5, GEN-6.
 */
export function ContractVehicles({ words, vehicles }: ContractVehiclesProps) {
  const [openId, setOpenId] = useOpenItem(
    vehicles.map(({ id }) => id),
    null,
  );
  const change = (id: string | null) => {
    setOpenId(id);
    // Bypasses the router, which would treat a new URL as a navigation and scroll.
    history.replaceState(history.state, "", location.pathname + location.search + (id ? `#${id}` : ""));
  };
  return (
    <HeadedSection id="contractvehicles" heading={words.heading} aside={words.note}>
      {vehicles.length > 0 && (
        <Accordion openId={openId} onOpenChange={change} className="fold vehicles">
          {vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} {...vehicle} buyers={words.buyers[vehicle.id]} />
          ))}
        </Accordion>
      )}
    </HeadedSection>
  );
}

const Vehicle = ({ id, title, summary, description, fields, order, buyers }: ContractVehicle & { buyers?: string }) => (
  <AccordionItem
    id={id}
    title={title}
    titleClassName="heading-3"
    note={
      <div className="text-small leading-[1.45] text-muted lg:grid lg:grid-cols-[minmax(0,1fr)_296px] lg:items-baseline lg:gap-12">
        <p>
          <RunningText text={summary} />
        </p>
        {buyers && (
          <p>
            <RunningText text={buyers} />
          </p>
        )}
      </div>
    }
    headClassName="vehicle-head py-3"
  >
    <div className="vehicle-body pb-7">
      <p className="prose text-small text-muted">
        <RunningText text={description} />
      </p>
      <FactList className="fact-list mt-4.5" facts={fields} />
      <Link to={order.to} className="onward mt-5 min-h-11">
        {order.label}
        <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
      </Link>
    </div>
  </AccordionItem>
);
