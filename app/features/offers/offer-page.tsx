import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { AddToPack } from "../pack/add-to-pack.tsx";
import { ContactRow } from "../../ui/contact-row.tsx";
import { OfferSection } from "./offer-section.tsx";
import { DeferredRender } from "../../ui/deferred-render.tsx";
import { Questions } from "../../ui/questions.tsx";
import { SpecimenCrop } from "../specimens/specimen-crop.tsx";
import { SpecimenSection } from "../specimens/specimen-section.tsx";
import { Abilities } from "./abilities.tsx";
import { ContentsBar } from "./contents-bar.tsx";
import { Documents } from "./documents.tsx";
import { Glance } from "./glance.tsx";
import { OfferBand } from "./offer-band.tsx";
import { Plan } from "./plan.tsx";
import { Situation } from "./situation.tsx";
import "../../styles/fold-low.css";
import "./questions.css";

/** The page of a service or a solution: proof first, then six sections. Source: READ-4. */
export function OfferPage({ page }: { page: OfferPageData }) {
  const { labels, abilities, process, deliverables, specimen, closing } = page;
  return (
    <>
      <OfferBand
        page={page}
        pack={<AddToPack name={page.name} />}
        crop={<SpecimenCrop sheet={specimen} crop={page.crop} />}
      />
      <Glance glance={page.glance} />
      <ContentsBar
        call={closing.primary}
        parts={[
          { id: "situation", name: labels.situation },
          { id: "capabilities", name: labels.capabilities },
          { id: "process", name: labels.process },
          { id: "deliverables", name: OFFER.deliverables },
          { id: "specimen", name: OFFER.specimen },
          { id: "questions", name: OFFER.questions },
        ]}
      />
      <OfferSection id="situation" heading={labels.situation}>
        <Situation {...page} />
      </OfferSection>
      <DeferredRender>
        <OfferSection id="capabilities" heading={labels.capabilities} note={abilities.note}>
          <Abilities {...page} />
        </OfferSection>
        <OfferSection id="process" heading={labels.process} note={process.note} ground="ink">
          <Plan {...page} />
        </OfferSection>
        <OfferSection
          id="deliverables"
          heading={OFFER.deliverables}
          note={deliverables.lead}
          ground="cream"
          after={<SpecimenSection sheet={specimen} />}
        >
          <Documents {...deliverables} />
        </OfferSection>
        <OfferSection id="questions" heading={OFFER.questions} className="question-columns fold-low">
          <Questions questions={page.questions} />
        </OfferSection>
        <ContactRow {...closing} />
      </DeferredRender>
    </>
  );
}
