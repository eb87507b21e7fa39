import type { AboutPage } from "../../content/types/about.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import "./dollar-journey.css";

/** The firm's proof: one amount, and the ten documents through which it can be followed. Source: LINE-1. */
export function DollarJourney({ thread }: { thread: AboutPage["thread"] }) {
  const { heading, lead, amount, caption, columns, documents, links } = thread;
  return (
    <HeadedSection heading={heading} aside={lead} ground="ink">
      <div className="dollar-journey">
        <div>
          <p className="dollar-sum font-serif">{amount}</p>
          <p className="mt-4 flex flex-col items-start print:hidden">
            {links.map(({ label, to }) => (
              <Link key={to} to={to} className="row-link group inline-flex min-h-11 items-center gap-2.5">
                {label} <Icon name="arrow-right" className="arrow" />
              </Link>
            ))}
          </p>
        </div>
        <table className="nums">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {documents.map(({ number, name, text, document, date, to }) => (
              <tr key={document}>
                <td>{number}</td>
                <th scope="row">
                  <Link to={to} className="stretched">
                    {name}
                  </Link>
                </th>
                <td>
                  <RunningText text={text} />
                </td>
                <td>{document}</td>
                <td>{date}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HeadedSection>
  );
}
