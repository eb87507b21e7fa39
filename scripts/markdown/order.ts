import type { OrderPart } from "../../app/content/shapes/order-page.ts";
import { findOrderPage, orderPages, pathOfVehicle } from "../../app/content/vehicles/index.ts";
import { orderLabels, VEHICLES_PATH } from "../../app/content/vehicles/labels.ts";
import type { Doc } from "./doc.ts";
import { plain, table } from "./marks.ts";
import { Written } from "./walk.ts";

/** How to order through one contract vehicle. */
export function orderDoc(path: string): Doc {
  const page = findOrderPage(path.replace(`${VEHICLES_PATH}/`, ""));
  if (!page) throw new Error(`No contract vehicle has the address ${path}.`);
  const { heading, sample, others, lookUp } = orderLabels;
  const rows = orderPages.filter((other) => other !== page);
  return {
    title: `${heading}: ${page.name}`,
    promise: page.promise,
    lead: page.lead,
    body: [
      page.side,
      sample,
      page.steps.map(({ name, text, parts }) => ({ heading: name, text, parts: parts.map(partOf) })),
      {
        ...others,
        rows: rows.map((other) => ({ name: other.name, path: pathOfVehicle(other), promise: other.promise })),
      },
      lookUp,
    ],
  };
}

/** What a step takes. */
function partOf(part: OrderPart): unknown {
  switch (part.kind) {
    case "facts":
      return part.facts;
    case "lines": {
      const { code, title, ours } = part.columns;
      const rows = part.rows.map((row) => [marked(row.code, row.mark), plain(row.title), plain(row.ours)]);
      return new Written(table([code, title, ours], rows));
    }
    case "paste":
      return part.fields.map(({ name, words }) => ({ heading: name, words }));
    case "rates": {
      const { category, where, least, price } = part.columns;
      const rows = part.rows.map((row) => [
        plain(row.category),
        plain(row.where),
        plain(row.least),
        marked(row.price, row.mark),
      ]);
      return [part.caption, new Written(table([category, where, least, price], rows))];
    }
  }
}

const marked = (text: string, mark?: string) => plain(mark ? `${text} ${mark}` : text);
