import type { ItemPageData } from "../../content/types/service-pages.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { AddToPack } from "../pack/add-to-pack.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { closingParts } from "../../ui/closing-parts.tsx";
import { DeliverablesTable } from "./deliverables-table.tsx";
import { Glance } from "../../ui/glance.tsx";
import { LongPage } from "../../ui/long-page.tsx";
import { OwnTable } from "./own-table.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { RelatedNames } from "./related-names.tsx";
import { sectionsInOrder } from "./sections-in-order.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { specimenPart } from "../specimens/specimen-part.tsx";
import { Stations } from "./stations.tsx";
import { StepRows } from "../../ui/step-rows.tsx";
import { Terms } from "../../ui/terms.tsx";

export function ServiceItemPage({ page }: { page: ItemPageData }) {
  const { labels, capabilities, process, deliverables, own, order } = page;
  return (
    <>
      <PageBand
        isCompact
        crumbs={page.trail}
        title={page.name}
        promise={page.promise}
        lead={page.lead}
        offer={<AddToPack name={page.name} />}
      >
        <Stations {...page.stations} touched={labels.touched} here={labels.here} />
      </PageBand>
      <Glance glance={page.glance} />
      <LongPage
        parts={sectionsInOrder(
          [
            { id: own.id, heading: own.heading, note: own.note, content: <OwnTable section={own} /> },
            { id: "situation", heading: labels.situation, content: <SituationText situation={page.situation} /> },
            {
              id: "capabilities",
              heading: labels.capabilities,
              note: capabilities.note,
              content: <CapabilityList items={capabilities.items} />,
            },
            {
              id: "process",
              heading: labels.process,
              note: process.note,
              ground: "ink",
              content: (
                <>
                  <StepRows steps={process.steps} outputLabel={labels.output} />
                  <Terms terms={page.terms} />
                </>
              ),
            },
            {
              id: "deliverables",
              heading: labels.deliverables,
              note: deliverables.lead,
              content: (
                <DeliverablesTable
                  rows={deliverables.rows}
                  caption={fill(labels.caption, { name: page.name })}
                  columns={labels.columns}
                />
              ),
            },
            specimenPart(page.specimen),
            ...closingParts(page),
            { id: "related", heading: labels.related, content: <RelatedNames links={page.relatedPages} /> },
          ],
          order,
        )}
      />
      <ClosingCall {...page.closing} />
    </>
  );
}
