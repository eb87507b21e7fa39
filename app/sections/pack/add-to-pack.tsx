import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { importOptional } from "../../router/failed-navigation.ts";
import { addAddress } from "../../lib/pack/kept-pack.ts";
import { PackLink } from "./pack-link.tsx";

const loadOffer = () => import("./pack-offer.tsx");

// The server's link works without code. The code comes to pages that offer something only.
const PackOffer = import.meta.env.SSR
  ? (await loadOffer()).PackOffer
  : lazy(async () => {
      const module = await importOptional(loadOffer);
      // Where the code does not come, the link stays as it was served.
      return module ? { default: module.PackOffer } : new Promise<never>(() => {});
    });

/** Offers the service of this page for the visitor's pack. Source: PACK-1. */
export const AddToPack = ({ name }: { name: string }) => (
  <Suspense fallback={<Unready />}>
    <PackOffer name={name} />
  </Suspense>
);

/** What the server sends, on a page that comes without it. */
function Unready() {
  return (
    <p className="pack-offer">
      <span role="status" />
      <PackLink to={addAddress([useParams()["slug"]!])} reloadDocument />
    </p>
  );
}
