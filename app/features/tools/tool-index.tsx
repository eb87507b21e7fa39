import type { ToolsPage } from "../../content/types/tools-page.types.ts";
import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";
import { type Figure, Figures } from "./figures.tsx";

interface ToolIndexProps {
  page: ToolsPage;
  /** By the path of the tool. */
  examples: Readonly<Record<string, readonly Figure[]>>;
}

/** All tools, each with the result of its example. */
export const ToolIndex = ({ page, examples }: ToolIndexProps) => (
  <section className="section static pt-8 pb-18" aria-label={page.list}>
    <div className="page-width">
      <div className="grid gap-x-12 pb-2 text-label text-muted lg:grid-cols-[2fr_3fr]">
        <p className="lg:col-start-2">{page.figures}</p>
      </div>
      <ul className="border-t border-text">
        {page.tools.map(({ name, to, text }) => (
          <li key={to} className="grid grid-cols-1 gap-x-12 gap-y-4 border-b border-hair py-6 lg:grid-cols-[2fr_3fr]">
            <div>
              <h2 className="heading text-[1.375rem] leading-[1.25]">
                <Link to={to} className="onward font-400">
                  {name}
                  <Icon name="arrow-right" />
                </Link>
              </h2>
              <p className="mt-2 text-note text-pretty">
                <RunningText text={text} />
              </p>
            </div>
            <Figures
              figures={examples[to]!}
              className="self-start text-[1.375rem] md:grid md:grid-cols-3 lg:text-[1.75rem]"
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[66ch] text-small text-muted text-pretty">
        <RunningText text={page.note} />
      </p>
    </div>
  </section>
);
