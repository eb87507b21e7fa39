import type { LineItemPage } from "../../content/shapes/line-item.ts";
import { PageBand } from "../bands/page-band.tsx";

/** The opening: the amount is the picture, and the thread leaves from under it. */
export function LineItemBand({ page }: { page: LineItemPage }) {
  return (
    <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead}>
      <p className="trace-sum">{page.amount}</p>
    </PageBand>
  );
}
