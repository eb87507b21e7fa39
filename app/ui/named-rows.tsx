import type { ReactNode } from "react";
import { rowAnchor } from "../lib/text/anchors.ts";
import { RunningText } from "./running-text.tsx";
import { NoWrap } from "./no-wrap.tsx";
import type { NamedText } from "../content/types/page-section.types.ts";

interface NamedRowsProps {
  rows: readonly NamedText[];
  /** The name of the list in its rows' ids, if links lead to them. */
  list?: string | undefined;
  children?: ReactNode;
}

/** Names with their explanations, one per row. Additional rows can be passed as children. */
export function NamedRows({ rows, list, children }: NamedRowsProps) {
  return (
    <dl className="border-b border-t border-text">
      {rows.map(({ name, text }) => (
        <NamedRow key={name} id={list && rowAnchor(list, name)} name={<NoWrap text={name} />} text={text} />
      ))}
      {children}
    </dl>
  );
}

interface NamedRowProps {
  id?: string | undefined;
  name: ReactNode;
  text?: string;
  children?: ReactNode;
}

/** One row, for lists whose names or explanations are more than plain text. */
export function NamedRow({ id, name, text, children }: NamedRowProps) {
  return (
    <div
      id={id}
      className="py-5 not-first:border-t not-first:border-hair md:grid md:grid-cols-[minmax(0,264fr)_minmax(0,500fr)] md:items-baseline md:gap-6"
    >
      <dt className="font-serif text-[1.375rem] leading-[1.3] text-balance">{name}</dt>
      <dd className="mt-1 max-w-[60ch] text-muted md:mt-0">{text ? <RunningText text={text} /> : children}</dd>
    </div>
  );
}
