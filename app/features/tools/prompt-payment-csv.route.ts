import type { Route } from "./+types/prompt-payment-csv.route";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import { PROMPT_PAYMENT_FIELDS } from "../../content/types/prompt-payment-page.types.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { promptPaymentCsv } from "./prompt-payment-page-data.server.ts";

export const handle = { query: [...PROMPT_PAYMENT_FIELDS] } satisfies PageHandle;

/** `/tools/prompt-payment.csv?…`: the steps and the entry as a download. Source: TOOL-1, RFC 4180. */
export function loader({ request }: Route.LoaderArgs) {
  const csv = promptPaymentCsv(new URL(request.url).searchParams);
  if (!csv) return new Response("These values give no result. Check them at /tools/prompt-payment.\n", { status: 404 });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${promptPaymentPage.csv.file}"`,
      "cache-control": "no-store",
    },
  });
}
