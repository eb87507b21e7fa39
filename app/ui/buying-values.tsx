import type { BuyingRow } from "../content/types/service-pages.types.ts";

/** Codes with their titles, one per row, or links to contract vehicles side by side. Source: BUY-2. */
export const BuyingValues = ({ values }: Pick<BuyingRow, "values">) =>
  values.map(({ code, label, to }) =>
    to ? (
      <a key={label} href={to} className="text-link mr-6 inline-block">
        {label}
      </a>
    ) : (
      <span key={label} className="text-label block">
        <span className="nums text-body font-600 text-text">{code}</span> {label}
      </span>
    ),
  );
