import type { Route } from "./+types/contact.route";
import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { contactAction } from "./contact-action.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { contactPage } from "../../content/pages/contact-page.ts";
import { firm } from "../../content/firm.ts";
import { sampleNotice } from "../../content/sample-notice.ts";
import { sampleValues } from "../../content/sample-values.ts";
import { refusedContext } from "../../lib/server-context.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { CONTACT_NEEDS } from "../../../shared/contact/needs.ts";
import { findPack } from "../pack/packed-services.server.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ContactPage } from "./contact-page.tsx";

export const handle = { query: ["about", "pack"] } satisfies PageHandle;

const samples = sampleNotice([], sampleValues(firm).length > 0 ? ["phone", "email", "address"] : []);

/** The URL may name the need (FORM-5) and carry a capability pack (PACK-3). */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const pack = findPack(query.get("pack") ?? "", PACK_LIMIT);
  const data = {
    page: contactPage,
    email: firm.email,
    about: CONTACT_NEEDS.find((need) => need === query.get("about")) ?? "",
    samples,
    ...(pack && { pack: pack.names }),
    ...(context.get(refusedContext) && { hasErrors: true }),
  };
  return withFirstUses(data, contactPage);
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.page.meta, args.loaderData.hasErrors) : [];

export default memoPage(({ loaderData, actionData }: Route.ComponentProps) => (
  <ContactPage {...loaderData} posted={actionData} />
));
