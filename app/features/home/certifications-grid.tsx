import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import type { Certification } from "../../content/types/certification.types.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { FullSection } from "../../ui/full-section.tsx";
import "./certifications-grid.css";

const MARK_SIZE = { width: 120, height: 120 };

interface CertificationsGridProps {
  words: HomePage["certifications"];
  certifications: readonly Certification[];
}

/** The firm's certifications, each with its badge. Sources: HOME-9, ENT-6. */
export function CertificationsGrid({ words, certifications }: CertificationsGridProps) {
  return (
    <FullSection id="certification" heading={words.heading} lead={words.lead} course="to-gutter">
      {certifications.length > 0 && (
        <ul className="certifications">
          {certifications.map(({ id, title, description, image, status }) => (
            <li key={id} className="certification">
              <Mark file={`certifications/${image}`} alt="" {...MARK_SIZE} className="certification-full" />
              <Mark file={`certifications/${image}-small`} alt="" {...MARK_SIZE} className="certification-small" />
              <div>
                <h3 className="heading text-[1.4375rem] leading-[1.2]">
                  <NoWrap text={title} />
                </h3>
                <p className="mt-1.5 text-note leading-[1.55] text-muted">
                  <RunningText text={description} />
                </p>
                <p className="mt-2.5 flex items-center gap-1.75 text-label font-600 text-success">
                  <Icon name="check" className="text-[1.125rem]" />
                  {status}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </FullSection>
  );
}
