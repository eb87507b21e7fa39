import type { ReactNode } from "react";

interface RowFoldProps {
  label: string;
  /** What distinguishes it from the folds of other rows, for screen readers. */
  about: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a row that is collapsed at first. */
export const RowFold = ({ label, about, isOpen, className, children }: RowFoldProps) => (
  <details open={isOpen} className={className}>
    <summary className="text-link flex min-h-11 w-fit items-center gap-2 whitespace-nowrap">
      {label}
      <span className="visually-hidden"> {about}</span>
      <span className="fold-sign scale-70" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
