import type { BuyingRow } from "../../content/types/glance.types.ts";
import { Link } from "../../ui/link.tsx";

/** Codes with their titles, one per row, or links to contract vehicles side by side. Source: BUY-2. */
export const BuyingValues = ({ values }: Pick<BuyingRow, "values">) =>
  values.map(({ code, label, to }) =>
    to ? (
      <Link key={label} to={to} className="text-link mr-5 inline-block py-0.5">
        {label}
      </Link>
    ) : (
      <span key={label} className="text-label block">
        <span className="nums text-body font-600 text-text">{code}</span> {label}
      </span>
    ),
  );
