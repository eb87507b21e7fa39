import type { ReactNode } from "react";
import "./phone-fold.css";

/** Content that is collapsed on phones only. Native, so that find-in-page and links into it open it. Source: READ-1. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="phone-fold">
    <summary className="fold-head">
      {label}
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
