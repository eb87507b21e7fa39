import { useState } from "react";
import { REMOVED } from "../../content/interface/controls.ts";
import type { PackPage } from "../../content/types/pack.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { packAddress, storePack, storedPack } from "../../ui/stored-pack.ts";
import { Link } from "../../ui/link.tsx";
import { CHOSEN_ID } from "./pack-side.tsx";
import { CHANGED } from "./use-pack-on-device.ts";

interface PackElsewhereProps {
  words: PackPage["side"];
  /** The services of the URL. */
  chosen: readonly { slug: string; name: string }[];
  /** Services that only this device has. */
  elsewhere: readonly [slug: string, name: string][];
}

/** Services of this device that are not in the pack of the URL. They can be added to it or removed. Source: PACK-1. */
export function PackElsewhere({ words, chosen, elsewhere }: PackElsewhereProps) {
  const [removed, setRemoved] = useState("");
  const names = elsewhere.map(([, name]) => name).join(", ");
  const slugs = [...chosen.map(({ slug }) => slug), ...elsewhere.map(([slug]) => slug)];

  function remove() {
    // The button disappears. Focus moves to the services of this page, or to the page if it has none.
    const next = document.getElementById(CHOSEN_ID) ?? document.getElementById("main");
    next?.focus({ preventScroll: true });
    const others = new Set(elsewhere.map(([slug]) => slug));
    storePack(Object.fromEntries(Object.entries(storedPack()).filter(([slug]) => !others.has(slug))));
    setRemoved(names);
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {!names && removed && fill(REMOVED, { name: removed })}
      </p>
      {names && (
        <p className="pack-notice aside-bar mb-6 print:hidden">
          <span>{fill(words.elsewhere, { names })}</span>{" "}
          <Link to={packAddress(slugs)} state={CHANGED} preventScrollReset className="text-link">
            {words.addElsewhere}
          </Link>{" "}
          <button type="button" onClick={remove} className="text-link">
            {words.removeElsewhere}
          </button>
        </p>
      )}
    </>
  );
}
