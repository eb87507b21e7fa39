import type { ReactNode } from "react";
import "./phone-fold.css";

interface PhoneFoldProps {
  label: string;
  /** Open at first, on phones as well. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that is collapsed on phones. Native, so that find-in-page and links into it open it. Source: READ-1. */
export const PhoneFold = ({ label, isOpen, children }: PhoneFoldProps) => (
  <details className="phone-fold" open={isOpen}>
    <summary className="fold-head">
      <span>{label}</span>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
