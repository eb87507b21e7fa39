import { HeadedSection } from "../../ui/headed-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { Certification } from "../../content/types/certification.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import "./certifications-grid.css";

interface CertificationsGridProps {
  words: HomePage["certifications"];
  certifications: readonly Pick<Certification, "id" | "title" | "description" | "image" | "status">[];
}

/** The firm's certifications, each with its badge, strung on one line in wide windows. Sources: HOME-9, ENT-6. */
export function CertificationsGrid({ words, certifications }: CertificationsGridProps) {
  return (
    <HeadedSection id="certification" heading={words.heading} aside={words.lead} className="overflow-x-clip pt-0">
      {certifications.length > 0 && (
        <ul className="medals relative grid gap-x-5 gap-y-4 md:grid-cols-3 lg:grid-cols-6">
          {certifications.map(({ id, title, description, image, status }) => (
            <li key={id} className="medal grid gap-x-2.5 gap-y-1">
              <Mark file={`certifications/${image}`} alt="" width={136} height={136} />
              <h3 className="heading text-[1.1875rem] leading-[1.25]">
                <NoWrap text={title} />
              </h3>
              <p className="text-label text-muted text-pretty">
                <RunningText text={description} />
              </p>
              <p className="flex items-center gap-1.5 text-label font-600 text-success">
                <Icon name="check" className="text-[1.125rem]" />
                {status}
              </p>
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  );
}
