import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** Its anchor, inside, so that a link to it opens it. */
  id?: string | undefined;
  label: string;
  /** What is inside, in a few words. */
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** One collapsed block in a line of its own. Native, so that find-in-page, print and links into it open it. */
export const Fold = ({ id, label, hint, className = "", children }: FoldProps) => (
  <details className={`one-fold ${className}`}>
    <summary className="fold-head">
      <span>
        <b className="font-600">{label}</b>
        {hint && <span className="text-[0.9375rem] text-muted max-md:block">{` ${hint}`}</span>}
      </span>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    <div id={id} className="one-fold-body scroll-mt-40">
      {children}
    </div>
  </details>
);
