import type { ReactNode } from "react";
import { HeroEnd } from "../../ui/hero-end.tsx";
import { BrokenThread } from "./broken-thread.tsx";

interface ErrorLayoutProps {
  title: string;
  description?: string;
  heading: string;
  lead: ReactNode;
  /** Two buttons. */
  actions: ReactNode;
  /** A note under the buttons. */
  children?: ReactNode;
}

/** Layout of the error and not-found pages. Not indexed by search engines. */
export function ErrorLayout({ title, description, heading, lead, actions, children }: ErrorLayoutProps) {
  return (
    <section className="error-layout on-ink">
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
      <BrokenThread />
      <div className="page-width">
        <h1 className="heading-1 max-w-[10em]">{heading}</h1>
        <p className="lead mt-5 max-w-[30em]">{lead}</p>
        <div className="mt-9 flex flex-col gap-3.5 sm:flex-row">{actions}</div>
        {children}
      </div>
      <HeroEnd />
    </section>
  );
}
