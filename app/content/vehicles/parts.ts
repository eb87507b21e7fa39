import { type Claim, claimedValue, hasSample, labeledValues } from "../claims/claim.ts";
import { identifiers } from "../claims/identifiers.ts";
import type { Rate } from "../claims/labor-rates.ts";
import { type Line, vehicleNumbers } from "../claims/vehicle-claims.ts";
import { firm } from "../firm.ts";
import { claimedFacts } from "../claimed-facts.ts";
import type { OrderPage, OrderPart, PasteField } from "../types/order-page.types.ts";
import type { Fact } from "../types/page-section.types.ts";
import { inWords } from "../words.ts";

type Claims<Value> = Readonly<Record<string, Claim<Value>>>;
type Columns<Kind extends OrderPart["kind"]> = Extract<OrderPart, { kind: Kind; columns: object }>["columns"];

/* Parts of steps. A part without content is omitted. */

export const facts = (...all: readonly { label: string; value: string | undefined; href?: string }[]): OrderPart[] => {
  const known = claimedFacts(all);
  return known.length > 0 ? [{ kind: "facts", facts: known }] : [];
};

export const lines = (caption: string, columns: Columns<"lines">, claims: Claims<Line>): OrderPart[] => {
  const rows = labeledValues(claims).map(({ value, mark }) => ({ ...value, ...(mark && { mark }) }));
  return rows.length > 0 ? [{ kind: "lines", caption, columns, rows }] : [];
};

export const paste = (...fields: PasteField[]): OrderPart[] => [{ kind: "paste", fields }];

/** Labor categories with prices or, without any, how to request them. */
export const prices = (caption: string, columns: Columns<"rates">, claims: Claims<Rate>): OrderPart[] => {
  const rows = labeledValues(claims).map(({ value: { dollars, ...rate }, mark }) => ({
    ...rate,
    price: dollars.toLocaleString("en-US", { minimumFractionDigits: 2 }),
    ...(mark && { mark }),
  }));
  return rows.length > 0 ? [{ kind: "rates", caption: hasSample(...Object.values(claims)) ? `${caption} (samples)` : caption, columns, rows }] : facts({ label: "Prices", value: "On request" });
};

/** Where to send the order. */
export const contact = (office: string, before: string): OrderPart[] =>
  facts(
    { label: office, value: firm.email, href: `mailto:${firm.email}` },
    { label: "Phone", value: firm.phone.display, href: firm.phone.href },
    { label: "Before you write", value: before },
  );

/** What a buyer quotes: the number, with its local label, and the holder. */
export const keys = (slug: OrderPage["slug"], label: string, more: Fact[] = []): Fact[] =>
  claimedFacts([
    { label, value: claimedValue(vehicleNumbers[slug]), copyable: true },
    { label: "UEI", value: claimedValue(identifiers.uei), copyable: true },
    { label: "CAGE code", value: claimedValue(identifiers.cageCode), copyable: true },
    ...more,
  ]);

/** "in six steps.", the end of a promise. */
export const inSteps = ({ length }: readonly unknown[]): string => `in ${inWords(length)} steps.`;
