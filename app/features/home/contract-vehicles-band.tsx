import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ContractVehicle } from "../../content/types/contract-vehicle.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { SplitSection } from "../../ui/split-section.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import "./contract-vehicles-band.css";

interface ContractVehiclesProps {
  words: HomePage["vehicles"];
  vehicles: readonly ContractVehicle[];
}

/**
 * The contract vehicles, at most one open. The URL's hash names the open one, and a link with a hash opens its vehicle.
 * Sources: HOME-8, ENT-5, GEN-6.
 */
export function ContractVehicles({ words, vehicles }: ContractVehiclesProps) {
  const [openId, setOpenId] = useOpenItem(vehicles.map(({ id }) => id));
  const change = (id: string | null) => {
    setOpenId(id);
    // Bypasses the router, which would treat a new URL as a navigation and scroll.
    history.replaceState(history.state, "", location.pathname + location.search + (id ? `#${id}` : ""));
  };
  return (
    <SplitSection id="contractvehicles" heading={words.heading} note={words.note} course="column">
      {vehicles.length > 0 && (
        <Accordion openId={openId} onOpenChange={change} className="fold vehicles">
          {vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} {...vehicle} />
          ))}
        </Accordion>
      )}
    </SplitSection>
  );
}

const Vehicle = ({ id, title, summary, description, fields, order }: ContractVehicle) => (
  <AccordionItem
    id={id}
    title={title}
    titleClassName="heading-3"
    note={
      <p className="text-small font-500 text-muted">
        <RunningText text={summary} />
      </p>
    }
    headClassName="vehicle-head"
  >
    <div className="pb-9 pt-1">
      <p className="prose">
        <RunningText text={description} />
      </p>
      <FactList facts={fields} />
      <Link to={order.to} className="onward mt-5 min-h-11">
        {order.label}
        <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
      </Link>
    </div>
  </AccordionItem>
);
