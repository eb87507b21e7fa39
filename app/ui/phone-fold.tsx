import type { ReactNode } from "react";
import "./phone-fold.css";

interface PhoneFoldProps {
  label: string;
  /** Precedes the label for screen readers. */
  heard?: string;
  /** Open at first, on phones as well. */
  isOpen?: boolean;
  /** Collapsed on tablets as well. */
  onTablets?: boolean;
  children: ReactNode;
}

/** Content that is collapsed on phones, or on phones and tablets. Native, so that find-in-page and links into it open it. Source: READ-1. */
export const PhoneFold = ({ label, heard, isOpen, onTablets, children }: PhoneFoldProps) => (
  <details className={onTablets ? "phone-fold tablet-fold" : "phone-fold"} open={isOpen}>
    <summary className="fold-head">
      <span>
        {heard && <span className="visually-hidden">{heard}</span>}
        <span>{label}</span>
      </span>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
