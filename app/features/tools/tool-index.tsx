import type { ToolsPage } from "../../content/types/tools-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";

/** All tools, with what each needs and stores. */
export const ToolIndex = ({ page }: { page: ToolsPage }) => (
  <section className="section static pt-8 pb-10" aria-label={page.list}>
    <div className="page-width">
      <ul className="border-t border-text">
        {page.tools.map(({ name, to, text, facts }) => (
          <li key={to} className="grid gap-x-12 gap-y-2 border-b border-hair py-5.5 lg:grid-cols-[4fr_5fr_4fr]">
            <h2 className="heading text-[1.375rem] leading-[1.25]">
              <Link to={to} className="text-link font-400">
                {name}
              </Link>
            </h2>
            <p>
              <RunningText text={text} />
            </p>
            <dl className="tool-facts text-small text-muted">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt className="font-600 text-text">{fact.name}</dt>
                  <dd>
                    <RunningText text={fact.text} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-muted">
        <RunningText text={page.note} />
      </p>
    </div>
  </section>
);
