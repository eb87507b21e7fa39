import type { Route } from "./+types/text.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { sampleNotice } from "../../content/sample-notice.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { textPages } from "../../registry/text-pages.server.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { TextPage } from "./text-page.tsx";

/** The pages that consist of text, each at its own path: the privacy notice, the disclosure policy. Source: TRUST-1, TRUST-3. */
export function loader({ request, url }: Route.LoaderArgs) {
  const page = textPages[url.pathname.slice(1)];
  if (!page) throw notFound(request);
  return withFirstUses({ page, samples: sampleNotice(page) });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

// Another text is another page, though it has the same module.
const TextRoute = ({ loaderData: { page } }: Route.ComponentProps) => <TextPage key={page.name} page={page} />;

export default memoPage(TextRoute);
