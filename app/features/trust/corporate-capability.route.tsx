import type { Route } from "./+types/corporate-capability.route";
import { certifications } from "../../content/certifications.ts";
import { contractVehicles } from "../../content/contract-vehicles.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { CapabilityActions, RelatedPages } from "./capability-actions.tsx";
import { CapabilitySheet } from "./capability-sheet.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { firm } from "../../content/firm.ts";
import { sampleValues } from "../../content/sample-values.ts";
import { sampleNotice } from "../../content/sample-notice.ts";
import { hasSample } from "../../content/claims/claim.ts";
import { standing as standingClaims } from "../../content/claims/standing.ts";

const samples = sampleNotice(corporateCapabilityPage, [
  ...(sampleValues(firm).length > 0 ? ["the legal name", "the address", "the phone number", "the email address"] : []),
  hasSample(standingClaims.size) && "the business size",
]);

export function loader() {
  const page = corporateCapabilityPage;
  const {
    company,
    standing,
    references,
    competencies,
    differentiators,
    naics,
    psc,
    performance,
    contact,
    accessibility,
    ...rest
  } = page;
  const vehicles = contractVehicles.map(({ id, title, summary, order, fields }) => ({
    id,
    title,
    summary,
    order,
    number: fields[0],
  }));
  return withFirstUses({ page, vehicles, certifications, samples }, [
    { promise: rest.promise, lead: rest.lead },
    [company, standing, naics, psc, references, rest.vehicles],
    vehicles.map(({ summary }) => ({ summary })),
    [
      contact,
      competencies,
      performance,
      differentiators,
      rest.certifications,
      certifications,
      accessibility,
      rest.closing,
    ],
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function CorporateCapabilityPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  useOpenTarget();
  return (
    <div className="capability-sheet">
      <PageBand
        isCompact
        crumbs={page.trail}
        title={page.heading}
        promise={page.promise}
        lead={page.lead}
        actions={<CapabilityActions {...page.actions} />}
      />
      <CapabilitySheet {...loaderData} />
      <div className="page-width pb-10">
        <RelatedPages links={page.actions.related} />
      </div>
      <ClosingCall {...page.closing} />
    </div>
  );
}

export default memoPage(CorporateCapabilityPage);
