import type { LineItemPage } from "../../content/types/line-item.types.ts";
import { PageBand } from "../../ui/page-band.tsx";

/** The page header: the amount in large figures, where the thread starts. */
export function LineItemBand({ page }: { page: LineItemPage }) {
  return (
    <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead}>
      <p className="trace-sum relative whitespace-nowrap text-thread-300">{page.amount}</p>
    </PageBand>
  );
}
