import type { ToolsPage } from "../../content/types/tools-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";

/** All tools, with what each needs and stores. */
export const ToolIndex = ({ page }: { page: ToolsPage }) => (
  <section className="tool-band" aria-label={page.list}>
    <div className="page-width">
      <ul className="tool-list">
        {page.tools.map(({ name, to, text, facts }) => (
          <li key={to}>
            <h2>
              <Link to={to} className="text-link font-400">
                {name}
              </Link>
            </h2>
            <p>
              <RunningText text={text} />
            </p>
            <dl>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
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
