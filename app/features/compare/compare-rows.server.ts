import { heldVehicles, vehiclePath } from "../../content/buying.ts";
import { labeledValues } from "../../content/claims/claim.ts";
import { rates } from "../../content/claims/labor-rates.ts";
import { comparePage } from "../../content/pages/compare.ts";
import type { CriterionId } from "../../content/types/compare-page.types.ts";
import { claimedItemsFor } from "../../content/vehicles/special-items.ts";
import type { Offer } from "../pack/offers.server.ts";
import type { ComparedCell, ComparedRow, ComparedText } from "./compare.types.ts";

/**
 * The services side by side. A criterion under which no service has anything is omitted, and one under which all have the
 * same has a single cell. Source: PACK-4.
 */
export function compareRows(offers: readonly Offer[]): ComparedRow[] {
  const columns = offers.map(cellsOf);
  return Object.entries(comparePage.table.criteria).flatMap(([key, name]) => {
    const id = key as CriterionId;
    const cells = columns.map((column) => column[id]);
    if (cells.every((cell) => cell.length === 0)) return [];
    const isSame = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
    const [mark, ...others] = new Set(cells.flat().map((text) => text.mark));
    return [{ id, name, cells: isSame ? cells.slice(0, 1) : cells, ...(mark && others.length === 0 && { mark }) }];
  });
}

function cellsOf(offer: Offer): Record<CriterionId, ComparedCell> {
  const { slug, lead, engagement, deliverables, buying } = offer;
  const items = claimedItemsFor(slug, buying);
  return {
    about: texts(lead),
    length: texts(engagement.length),
    team: texts(engagement.team),
    needs: texts(engagement.needs),
    deliverables: texts(...deliverables),
    contract: texts(buying.contract),
    items: items.map(({ value, mark }) => marked(value.code, mark)),
    rates: items.length > 0 ? ratesOf(buying.labor) : [],
    naics: texts(buying.naics.join(", ")),
    psc: texts(buying.psc.join(", ")),
    vehicles: heldVehicles(buying.vehicles).map(({ id, title }) => ({ text: title, to: vehiclePath(id) })),
  };
}

const texts = (...all: readonly string[]): ComparedText[] => all.map((text) => ({ text }));

const marked = (text: string, mark: string | undefined): ComparedText => ({ text, ...(mark && { mark }) });

/** The Schedule's rates for the labor categories of a team. */
const ratesOf = (team: readonly string[]): ComparedText[] =>
  labeledValues(rates["gsa-mas"])
    .filter(({ value: { category } }) => team.includes(category))
    .map(({ value: { category, dollars }, mark }) => ({ ...marked(category, mark), amount: dollars.toFixed(2) }));
