import { useState } from "react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ContractVehicle } from "../../content/types/contract-vehicle.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { keepInPlace } from "../../lib/dom/keep-in-place.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { SplitSection } from "../../ui/split-section.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import "./contract-vehicles-band.css";

interface ContractVehiclesProps {
  words: HomePage["vehicles"];
  vehicles: readonly ContractVehicle[];
}

/**
 * The contract vehicles: at most one is open at a time. The URL's hash names the open one, and a link with a hash opens
 * its vehicle. Without JavaScript all are open. Sources: HOME-8, ENT-5, GEN-6.
 */
export function ContractVehicles({ words, vehicles }: ContractVehiclesProps) {
  const isReady = useHydrated();
  const [openIds, setOpenIds] = useState<string[]>(() => vehicles.slice(0, 1).map(({ id }) => id));
  const { hash, key } = useLocation();

  // The server never sees the hash, so it is read after hydration and on every navigation.
  const [arrival, setArrival] = useState<string>();
  if (isReady && arrival !== key) {
    setArrival(key);
    const id = hash.slice(1);
    if (vehicles.some((vehicle) => vehicle.id === id)) setOpenIds([id]);
  }

  const change = (expandedIds: string[]) => {
    // Until this part is ready all vehicles are expanded, so the pressed one is the one that is missing.
    const ids = isReady ? expandedIds : vehicles.map(({ id }) => id).filter((id) => !expandedIds.includes(id));
    setArrival(key);
    setOpenIds(ids);
    const opened = ids[0] && document.getElementById(ids[0]);
    if (opened) keepInPlace(opened);
    // Bypasses the router, which would treat a new URL as a navigation and scroll.
    history.replaceState(history.state, "", ids[0] ? `#${ids[0]}` : location.pathname + location.search);
  };

  return (
    <SplitSection id="contractvehicles" heading={words.heading} note={words.note} course="column">
      {vehicles.length > 0 && (
        <DisclosureGroup
          className="fold vehicles"
          data-ready={isReady || undefined}
          allowsMultipleExpanded={!isReady}
          expandedKeys={isReady ? openIds : vehicles.map(({ id }) => id)}
          onExpandedChange={(ids) => change([...ids].map(String))}
        >
          {vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} vehicle={vehicle} />
          ))}
        </DisclosureGroup>
      )}
    </SplitSection>
  );
}

function Vehicle({ vehicle: { id, title, summary, description, fields, order } }: { vehicle: ContractVehicle }) {
  return (
    <div id={id} className="fold-item">
      <Disclosure id={id} className="vehicle">
        <h3>
          <Button slot="trigger" className="fold-head vehicle-head">
            <span>
              <span className="vehicle-title heading-3">{title}</span>
              <span className="block text-small font-500 text-muted">{summary}</span>
            </span>
            <span className="fold-sign" aria-hidden="true" />
          </Button>
        </h3>
        <DisclosurePanel className="vehicle-panel">
          <div className="pb-9 pt-1">
            <p className="prose">
              <RunningText text={description} />
            </p>
            <FactList facts={fields} />
            <a href={order.to} className="onward mt-5 min-h-11">
              {order.label}
              <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
            </a>
          </div>
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
}
