import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { stayAsServed } from "../../lib/dom/stay-as-served.ts";
import { addAddress } from "../../ui/stored-pack.ts";
import { PackLink } from "./pack-link.tsx";
import "./add-to-pack.css";

const loadOffer = () => import("./pack-offer.tsx");

// The server renders a link that works without code. The code loads only on pages with a service to add.
const PackOffer = import.meta.env.SSR
  ? (await loadOffer()).PackOffer
  : lazy(async () => ({ default: (await loadOffer().catch(stayAsServed)).PackOffer }));

/** Adds this page's service to the visitor's pack. Source: PACK-1. */
export const AddToPack = ({ name }: { name: string }) => (
  <Suspense fallback={<ServerLink />}>
    <PackOffer name={name} />
  </Suspense>
);

/** The server's version, until the code is loaded. */
function ServerLink() {
  return (
    <p className="pack-offer flex flex-wrap gap-x-6 font-600 print:hidden">
      <span role="status" />
      <PackLink to={addAddress([useParams()["slug"]!])} reloadDocument />
    </p>
  );
}
