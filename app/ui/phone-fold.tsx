import type { ReactNode } from "react";
import "./phone-fold.css";

interface PhoneFoldProps {
  label: string;
  /** Open at first, on phones as well. */
  isOpen?: boolean;
  /** Collapsed on tablets as well. */
  onTablets?: boolean;
  children: ReactNode;
}

/** Content that is collapsed on phones, or on phones and tablets. Native, so that find-in-page and links into it open it. Source: READ-1. */
export const PhoneFold = ({ label, isOpen, onTablets, children }: PhoneFoldProps) => (
  <details className={onTablets ? "phone-fold tablet-fold" : "phone-fold"} open={isOpen}>
    <summary className="fold-head">
      <span>{label}</span>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
