import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { Certification } from "../../content/types/certification.types.ts";

/** The certifications with small badges, in two columns. Source: ENT-6. */
export function CertificationList({ certifications }: { certifications: readonly Certification[] }) {
  return (
    <ul className="grid border-t border-text md:grid-cols-2 md:gap-x-12">
      {certifications.map(({ id, title, description, dated, image, status }) => (
        <li key={id} className="grid grid-cols-[56px_minmax(0,1fr)] gap-5 border-b border-hair py-6">
          <Mark file={`certifications/${image}-small`} alt="" width={56} height={56} className="size-14 print:hidden" />
          <div>
            <h3 className="name">{title}</h3>
            <p className="mt-1 text-note text-muted">
              <RunningText text={description} />
              {dated && <> {dated}</>}
            </p>
            <p className="certified mt-2 flex items-center gap-2 text-small font-600 text-success">
              <Icon name="check" className="size-4.5" />
              {status}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
