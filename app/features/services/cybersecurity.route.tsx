import type { Route } from "./+types/cybersecurity.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { cybersecurityPage } from "../../content/pages/cybersecurity.ts";
import { cybersecurity } from "../../content/services/cybersecurity/index.ts";
import { findItem, linkToItem } from "../../content/services/index.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { buyingSamples } from "../../content/buying.ts";
import { practicePage } from "./practice-page-data.server.ts";
import { PracticePage } from "./practice-page.tsx";
import { practiceInReadingOrder } from "./reading-order.server.ts";

/** With the services by function of NIST CSF 2.0, and the evidence, among its questions. Source: RT-1, RT-5. */
export function loader() {
  const { functions, evidence } = cybersecurityPage;
  const page = practicePage(cybersecurity, {
    questions: [
      {
        kind: "functions",
        id: "functions",
        question: functions.heading,
        note: functions.lead,
        functions: functions.rows.map(({ name, asks, slugs }) => ({ name, asks, services: slugs.map(serviceLink) })),
      },
      { kind: "list", id: "evidence", question: evidence.heading, note: evidence.lead, items: evidence.rows },
    ],
  });
  return withFirstUses({ page, samples: buyingSamples }, practiceInReadingOrder(page));
}

/** A service that answers a function's question. One of another practice also names that practice. */
function serviceLink(slug: string) {
  const found = findItem(slug);
  if (!found) throw new Error(`No service has the slug "${slug}".`);
  const { name, path } = linkToItem(found.item);
  return found.category === cybersecurity ? { name, path } : { name, path, from: found.category.name };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const CybersecurityPage = ({ loaderData: { page } }: Route.ComponentProps) => <PracticePage page={page} />;

export default memoPage(CybersecurityPage);
