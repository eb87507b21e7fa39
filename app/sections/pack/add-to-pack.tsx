import { lazy, Suspense } from "react";
import { firstSign } from "../../lib/dom/first-sign.ts";
import { importOptional } from "../../lib/navigation/stale-build.ts";

const loadOffer = () => import("./pack-offer.tsx");

// The server's link works as it is. Its code comes with the visitor's first sign, and to no page that offers nothing.
const PackOffer = import.meta.env.SSR
  ? (await loadOffer()).PackOffer
  : lazy(async () => {
      await firstSign();
      const module = await importOptional(loadOffer);
      // Where the code does not come, the link stays as it was served.
      return module ? { default: module.PackOffer } : new Promise<never>(() => {});
    });

/** Offers the service of this page for the visitor's pack. Source: PACK-1. */
export const AddToPack = ({ name }: { name: string }) => (
  <Suspense fallback={<p className="pack-offer pack-awaited" />}>
    <PackOffer name={name} />
  </Suspense>
);
