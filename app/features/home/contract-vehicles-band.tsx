import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ContractVehicle } from "../../content/types/contract-vehicle.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { SplitSection } from "../../ui/split-section.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { Link } from "../../ui/link.tsx";
import "./contract-vehicles-band.css";

interface ContractVehiclesProps {
  words: HomePage["vehicles"];
  vehicles: readonly ContractVehicle[];
}

/**
 * The contract vehicles, at most one open: native `<details>` with a common name, which work without JavaScript. The
 * URL's hash names the open one, and a link with a hash opens its vehicle. Sources: HOME-8, ENT-5, GEN-6.
 */
export function ContractVehicles({ words, vehicles }: ContractVehiclesProps) {
  useOpenTarget();
  return (
    <SplitSection id="contractvehicles" heading={words.heading} note={words.note} course="column">
      {vehicles.length > 0 && (
        <div className="fold vehicles">
          {vehicles.map((vehicle, index) => (
            <Vehicle key={vehicle.id} vehicle={vehicle} isFirst={index === 0} />
          ))}
        </div>
      )}
    </SplitSection>
  );
}

interface VehicleProps {
  vehicle: ContractVehicle;
  isFirst: boolean;
}

function Vehicle({ vehicle: { id, title, summary, description, fields, order }, isFirst }: VehicleProps) {
  // Not on "toggle", which also fires when the page is shown with its first vehicle open.
  const followInUrl = ({ currentTarget }: MouseEvent) => {
    const hash = currentTarget.closest("details")?.open ? "" : `#${id}`;
    // Bypasses the router, which would treat a new URL as a navigation and scroll.
    history.replaceState(history.state, "", location.pathname + location.search + hash);
  };
  return (
    <details name="vehicles" className="fold-item" open={isFirst}>
      <summary className="fold-head vehicle-head" onClick={followInUrl}>
        <h3 className="heading-3">{title}</h3>
        <span className="text-small font-500 text-muted">{summary}</span>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      {/* Browsers open the vehicle for a target inside, not for the vehicle itself. */}
      <div id={id} className="fold-answer pb-9 pt-1">
        <p className="prose">
          <RunningText text={description} />
        </p>
        <FactList facts={fields} />
        <Link to={order.to} className="onward mt-5 min-h-11">
          {order.label}
          <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
        </Link>
      </div>
    </details>
  );
}
