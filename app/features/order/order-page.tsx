import { RunningText } from "../../ui/running-text.tsx";
import type { OrderLabels, OrderPage as OrderPageContent } from "../../content/types/order-page.types.ts";
import type { VehicleComparison as Comparison } from "../../content/types/answers.types.ts";
import type { Crumb } from "../../content/types/page-section.types.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { PageContents } from "../../ui/page-contents.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { VehicleComparison } from "./vehicle-comparison.tsx";
import { OnwardList } from "../../ui/onward-list.tsx";
import { OrderSteps, stepAnchor } from "./order-steps.tsx";
import { Link } from "../../ui/link.tsx";
import "./order-steps.css";
import "./order-rates.css";

interface OrderPageProps {
  page: OrderPageContent;
  others: { name: string; path: string; promise: string }[];
  trail: Crumb[];
  current: string;
  labels: OrderLabels;
  comparison: Comparison;
}

/**
 * How to order through one contract vehicle: numbered steps on the thread, with what a buyer quotes beside them.
 * Source: BUY-1.
 */
export function OrderPage({ page, others, trail, current, labels, comparison }: OrderPageProps) {
  const { side } = page;
  return (
    <>
      <PageBand isCompact crumbs={trail} title={current} promise={page.promise} lead={page.lead} />
      <section className="section py-16">
        <div className="page-width split">
          <div className="split-side">
            <h2 className="heading-3">{side.heading}</h2>
            <p className="mt-5 max-w-[34em] text-muted text-pretty">
              <RunningText text={side.note} />
            </p>
            <FactList className="fact-list order-keys mt-7 lg:grid-cols-1 border-b border-hair" facts={side.keys} />
            {/* Without the facts, with which it would be taller than a window. */}
            <div className="lg:sticky lg:top-28">
              <PageContents parts={page.steps.map(({ name }, index) => ({ id: stepAnchor(index), name }))} />
              <p className="mt-4 text-small text-muted">{labels.publicWords}</p>
            </div>
          </div>
          <div className="split-main">
            <OrderSteps steps={page.steps} />
          </div>
        </div>
      </section>
      <div className="print:hidden">
        <VehicleComparison comparison={comparison} />
      </div>
      <HeadedSection heading={labels.others.heading} aside={labels.others.note} className="print:hidden">
        {others.length > 0 && <OnwardList links={others} />}
        <p className="mt-6 flex flex-wrap gap-x-8">
          {labels.lookUp.map(({ label, to }) => (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
      </HeadedSection>
    </>
  );
}
