import { type MouseEvent, useState } from "react";
import { useParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { REMOVED } from "../../content/interface/controls.ts";
import { PACK } from "../../content/interface/pack-texts.ts";
import { addAddress, storePack, storedPack, packAddress, useStoredPack } from "../../ui/stored-pack.ts";
import { fill } from "../../lib/text/fill.ts";
import { PackLink } from "./pack-link.tsx";
import "./add-to-pack.css";

/**
 * Adds the service of this page to the visitor's pack. Stays a link to the pack with this service if there is no
 * JavaScript or no storage, or if the pack is full, which the pack's page explains. Source: PACK-1.
 */
export function PackOffer({ name }: { name: string }) {
  const slug = useParams()["slug"]!;
  const pack = useStoredPack();
  const slugs = Object.keys(pack);
  const isIn = slug in pack;
  const [isRemoved, setRemoved] = useState(false);

  function add(event: MouseEvent) {
    // The second click of a double click would follow the link that has replaced this one.
    if (event.detail > 1) return event.preventDefault();
    const now = storedPack();
    if (isIn || Object.keys(now).length >= PACK_LIMIT) return;
    if (storePack({ ...now, [slug]: name })) event.preventDefault();
  }

  function remove({ currentTarget }: MouseEvent) {
    const { [slug]: _gone, ...others } = storedPack();
    // The button disappears, the link stays.
    currentTarget.parentElement!.querySelector("a")!.focus();
    storePack(others);
    setRemoved(true);
  }

  return (
    <p className="pack-offer flex flex-wrap gap-x-6 font-600 print:hidden">
      <span role="status">
        {isIn && (
          <>
            <Icon name="check" className="size-4.5" />
            <span>{PACK.isIn}</span>
          </>
        )}
        {!isIn && isRemoved && <span className="visually-hidden">{fill(REMOVED, { name })}</span>}
      </span>
      <PackLink to={isIn ? packAddress(slugs) : addAddress([...slugs, slug])} reloadDocument={!isIn} onClick={add}>
        {isIn
          ? fill(PACK.see[Math.min(slugs.length, 3) - 1]!, { count: PACK.counts.split(" ")[slugs.length - 3] ?? "" })
          : undefined}
      </PackLink>
      {isIn && (
        <button type="button" onClick={remove}>
          {PACK.remove}
          <span className="visually-hidden"> {fill(PACK.fromPack, { name })}</span>
        </button>
      )}
    </p>
  );
}
