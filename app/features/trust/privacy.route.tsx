import type { Route } from "./+types/privacy.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { privacyPage } from "../../content/pages/privacy.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { TextPage } from "./text-page.tsx";
import { sampleNotice } from "../../content/sample-notice.ts";

/** What data is sent, logged, queued and stored, and for how long. Source: TRUST-1. */
const samples = sampleNotice(privacyPage);

export function loader() {
  return withFirstUses({ page: privacyPage, samples });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function PrivacyRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPage page={page} />;
}

export default memoPage(PrivacyRoute);
