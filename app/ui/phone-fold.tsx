import type { ReactNode } from "react";
import { NoWrap } from "./no-wrap.tsx";
import "./phone-fold.css";

interface PhoneFoldProps {
  label: string;
  hint?: string;
  /** Open at first, on phones as well. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that is collapsed on phones. Native, so that find-in-page and links into it open it. Source: READ-1. */
export const PhoneFold = ({ label, hint, isOpen, children }: PhoneFoldProps) => (
  <details className="phone-fold" open={isOpen}>
    <summary className="fold-head">
      <span>
        <b className="font-600">
          <NoWrap text={label} />
        </b>{" "}
        {hint && <span className="text-[0.9375rem] text-muted">{hint}</span>}
      </span>
      <span className="fold-sign" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
