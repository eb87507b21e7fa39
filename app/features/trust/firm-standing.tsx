import type { Certification } from "../../content/types/certification.types.ts";
import type { AboutPage } from "../../content/types/about.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Questions } from "../../ui/questions.tsx";

interface FirmStandingProps {
  ownership: AboutPage["ownership"];
  certifications: readonly Pick<Certification, "id" | "title" | "image">[];
}

/** The certifications by their marks, and what each label of the firm means. */
export const FirmStanding = ({ ownership, certifications }: FirmStandingProps) => (
  <HeadedSection heading={ownership.heading} aside={ownership.lead} className="section-near mt-10">
    <div className="grid gap-x-16 gap-y-8 lg:gap-y-12">
      {certifications.length > 0 && (
        <ul className="grid content-start grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 lg:grid-cols-6">
          {certifications.map(({ id, title, image }) => (
            <li key={id} className="grid content-start justify-items-start gap-2.5 text-note">
              <Mark file={`certifications/${image}`} alt="" width={104} height={104} className="size-26" />
              <strong className="font-600">{title}</strong>
            </li>
          ))}
        </ul>
      )}
      <Questions questions={ownership.facts} />
    </div>
  </HeadedSection>
);
