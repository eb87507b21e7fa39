import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";

/** All codes and vehicles of the practice's services in one line. Source: BUY-2. */
export const BuyingLine = ({ rows }: { rows: PracticePageData["buying"] }) => (
  <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-1 border-t pt-3.5 text-[0.9375rem]">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt className="mr-2 inline text-muted">{label}</dt>
        <dd className="nums inline font-600">
          <RunningText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
