import { FRAME } from "../content/interface/frame.ts";
import { Icon } from "./icon.tsx";

interface OutwardLinkProps {
  href: string;
  children: string;
  /** What it is about, for those who hear it among others of its name. */
  about?: string;
}

/** A link to another site: it opens in a new tab, and says so. Source: ENT-5. */
export function OutwardLink({ href, children, about }: OutwardLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      {children}
      <Icon name="arrow-up-right" className="ml-1 size-4 align-[-.15em]" />
      <span className="visually-hidden">{`${about ? `, ${about}` : ""} ${FRAME.newTab}`}</span>
    </a>
  );
}
