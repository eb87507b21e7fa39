import { LinkButtons } from "../../ui/button.tsx";
import type { CorporateCapabilityPage } from "../../content/types/corporate-capability.types.ts";
import { Link } from "../../ui/link.tsx";

type Actions = CorporateCapabilityPage["actions"];

/** A buyer's first actions: two buttons, with the downloads below them. */
export function CapabilityActions({ primary, secondary, downloads }: Omit<Actions, "related">) {
  return (
    <div className="print:hidden">
      <p className="mt-7 flex flex-wrap gap-3.5">
        <LinkButtons primary={primary} secondary={secondary} />
      </p>
      <p className="mt-4 flex flex-wrap gap-x-7">
        {downloads.map(({ label, to }) => (
          <a key={to} href={to} download className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Links to a capability pack and to the answers for buyers, as alternatives to the full statement. */
export const RelatedPages = ({ links }: { links: Actions["related"] }) => (
  <p className="mt-5 flex flex-wrap gap-x-7 print:hidden">
    {links.map(({ label, to }) => (
      <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    ))}
  </p>
);
