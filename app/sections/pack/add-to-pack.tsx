import { lazy, Suspense } from "react";
import { Link, type LinkProps, useParams } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { ADD_TO_PACK } from "../../content/interface/controls.ts";
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
  <Suspense fallback={<Unready />}>
    <PackOffer name={name} />
  </Suspense>
);

/** What the server sends, on a page that comes without it. */
function Unready() {
  return (
    <p className="pack-offer">
      <span role="status" />
      <PackLink to={`/pack?s=${useParams()["slug"]}`} />
    </p>
  );
}

/** The link to the pack with this page's service, or to the one that has it, in other words. */
export const PackLink = ({ children, ...rest }: LinkProps) => (
  <Link rel="nofollow" {...rest}>
    {children ?? (
      <>
        <Icon name="close" className="pack-plus size-4.5" />
        {ADD_TO_PACK}
      </>
    )}
  </Link>
);
