import type { Route } from "./+types/cybersecurity.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { cybersecurityPage } from "../../content/pages/cybersecurity.ts";
import { cybersecurity } from "../../content/services/cybersecurity/index.ts";
import { findItem, linkToItem } from "../../content/services/index.ts";
import { practiceInReadingOrder } from "./reading-order.server.ts";
import { categoryPage } from "./service-page-data.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { CategoryPage } from "./category-page.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";
import { SecurityFunctions } from "./security-functions.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { buyingSamples } from "../../content/buying.ts";

/** The nine services by function of NIST CSF 2.0. Source: RT-1, RT-5. */
export function loader() {
  const { functions, evidence } = cybersecurityPage;
  const rows = functions.rows.map(({ name, asks, slugs }) => ({ name, asks, services: slugs.map(serviceLink) }));
  const category = categoryPage(cybersecurity);
  return withFirstUses(
    { category, functions: { ...functions, rows }, evidence, samples: buyingSamples },
    practiceInReadingOrder(category, { services: functions, afterStarts: evidence }),
  );
}

/** A service that answers a function's question. One of another practice also names that practice. */
function serviceLink(slug: string) {
  const found = findItem(slug);
  if (!found) throw new Error(`No service has the slug "${slug}".`);
  const { name, path } = linkToItem(found.item);
  return found.category === cybersecurity ? { name, path } : { name, path, from: found.category.name };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.category.meta) : [];

function CybersecurityPage({ loaderData: { category, functions, evidence } }: Route.ComponentProps) {
  return (
    <CategoryPage
      page={category}
      services={
        <SplitSection heading={functions.heading} note={functions.lead} ground="ink">
          <SecurityFunctions rows={functions.rows} />
        </SplitSection>
      }
    >
      <SplitSection heading={evidence.heading} note={evidence.lead} ground="cream">
        <NumberedList items={evidence.rows} />
      </SplitSection>
    </CategoryPage>
  );
}

export default memoPage(CybersecurityPage);
