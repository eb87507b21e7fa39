import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

interface OutwardLinkProps {
  href: string;
  children: string;
  /** Visually hidden context for links that share the same text. Left out if the text has it. */
  about?: string;
}

/** The last word, or a date or a citation. */
const LAST = /(?:[A-Z][a-z]{2} \d+, |\d+ U\.S\.C\. |(?:Sub)?[Pp]art |to )?\S+$/;

/** A link to another site. Opens in a new tab and announces that. The arrow stays with the end. Source: ENT-5. */
export function OutwardLink({ href, children, about }: OutwardLinkProps) {
  const last = children.search(LAST);
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      {children.slice(0, last)}
      <span className="whitespace-nowrap">
        {children.slice(last)}
        <Icon name="arrow-up-right" className="ml-1 size-4 align-[-.15em]" />
      </span>
      <span className="visually-hidden">{`${about && !children.includes(about) ? `, ${about}` : ""} ${FRAME.newTab}`}</span>
    </a>
  );
}
