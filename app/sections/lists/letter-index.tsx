import { Link } from "react-router";
import type { GlossaryPage } from "../../content/shapes/glossary-page.ts";

/** The letters under which terms stand, each leading to its own, and the way to the register of rules. */
export function LetterIndex({ page, letters }: { page: GlossaryPage; letters: readonly string[] }) {
  const { before, label, to } = page.rules;
  return (
    <section className="section on-cream print:hidden">
      <div className="page-width">
        <nav aria-label={page.letters}>
          <ul className="flex flex-wrap border-b border-t border-text py-5">
            {letters.map((letter) => (
              <li key={letter}>
                <a href={`#letter-${letter.toLowerCase()}`} className="row-link inline-flex min-h-11 items-center px-4">
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-6 text-muted">
          {before}
          <Link to={to} className="text-link">
            {label}
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
