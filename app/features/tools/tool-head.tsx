import type { Crumb } from "../../content/types/page-section.types.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { RunningText } from "../../ui/running-text.tsx";

/** The short head of a tool: breadcrumbs, name and one sentence, on paper, so that the tool itself starts high up. */
export function ToolHead({ trail, name, lead }: { trail: Crumb[]; name: string; lead: string }) {
  return (
    <section className="tool-head">
      <div className="page-width">
        <div className="mb-4 print:hidden">
          <Breadcrumbs crumbs={trail} current={name} />
        </div>
        <div className="tool-head-row">
          <h1 className="heading tool-name">{name}</h1>
          <p className="text-muted">
            <RunningText text={lead} />
          </p>
        </div>
      </div>
    </section>
  );
}
