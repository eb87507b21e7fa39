import type { ReactNode } from "react";
import type { LinkInSentence } from "../../content/types/rules-page.types.ts";

/** Links to the sections of a register, and to the other register. */
export function RegisterIndex({
  label,
  onward: { before, label: other, to },
  onCream = false,
  children,
}: {
  /** The list's accessible name. */
  label: string;
  onward: LinkInSentence;
  onCream?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={onCream ? "section on-cream print:hidden" : "section print:hidden"}>
      <div className="page-width">
        <nav aria-label={label} className="border-b border-t border-text py-5">
          {children}
        </nav>
        <p className="mt-6 text-muted">
          {before}
          <a href={to} className="text-link">
            {other}
          </a>
          .
        </p>
      </div>
    </section>
  );
}
