import type { Route } from "./+types/contact.route";
import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { contactAction } from "./contact-action.ts";
import { LazyContactForm } from "./lazy-contact-form.tsx";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { contactPage } from "../../content/pages/contact-page.ts";
import { firm } from "../../content/firm.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { findPack } from "../pack/packed-services.server.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ContactLayout } from "./contact-layout.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { Link } from "../../ui/link.tsx";

export const handle = { query: ["pack"] } satisfies PageHandle;

/** The URL may carry a capability pack. Source: PACK-3. */
export function loader({ request }: Route.LoaderArgs) {
  const pack = findPack(new URL(request.url).searchParams.get("pack") ?? "", PACK_LIMIT);
  return withFirstUses({ page: contactPage, email: firm.email, ...(pack && { pack: pack.names }) }, contactPage);
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ContactPage({ loaderData: { page, email, pack }, actionData }: Route.ComponentProps) {
  const { form } = page;
  return (
    <>
      <div className="contact-page">
        <ContactLayout
          above={<Breadcrumbs crumbs={page.trail} current={page.name} />}
          words={
            <>
              <h1 className="heading-1">{page.heading}</h1>
              <p className="lead mt-6">{page.lead}</p>
            </>
          }
          next={<h2 className="mb-5 name">{page.nextSteps.heading}</h2>}
          steps={page.nextSteps.items}
          direct={<DirectContact {...page.direct} />}
        >
          <h2 className="heading-3">{form.heading}</h2>
          <p className="mb-6 mt-2 text-muted">{form.note}</p>
          <LazyContactForm
            service={{ legend: form.choiceLabel, options: form.choices }}
            messageLabel={form.messageLabel}
            messagePlaceholder={form.placeholder}
            pack={pack}
            privacy={form.privacy}
            email={email}
            posted={actionData}
          />
        </ContactLayout>
      </div>
      <SplitSection heading={page.before.heading}>
        <Prose paragraphs={page.before.paragraphs} />
        <p className="mt-5">
          <Link to={page.before.answers.to} className="text-link inline-flex min-h-11 items-center">
            {page.before.answers.label}
          </Link>
        </p>
      </SplitSection>
    </>
  );
}

export default memoPage(ContactPage);
