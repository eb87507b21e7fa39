import type { Route } from "./+types/contact";
import { contactAction } from "../contact/contact-action.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { contactPage } from "../content/pages/contact.ts";
import { firm } from "../content/firm.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { PageBand } from "../sections/page-band.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return { page: contactPage, email: firm.email };
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function ContactPage({ loaderData: { page, email }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title="Contact" promise={page.heading} lead={page.lead} />
      <SplitSection heading={page.form.heading} note={page.form.note} ground="cream" id="write">
        <ContactForm
          service={page.form.choices}
          messageLabel={page.form.messageLabel}
          messagePlaceholder={page.form.placeholder}
          email={email}
          posted={actionData}
        />
      </SplitSection>
    </>
  );
}
