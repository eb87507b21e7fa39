import type { ReactNode } from "react";
import type { Crumb } from "../content/types/page-section.types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { HeroEnd } from "./hero-end.tsx";
import { RunningText } from "./running-text.tsx";
import "./picture-hero.css";

interface PictureHeroProps {
  crumbs: Crumb[];
  /** The page's name in the breadcrumbs. */
  name: string;
  title?: string;
  promise: string;
  /** Fills the box behind the words. A carousel brings its own pictures. */
  picture?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** The opening of a page: name, promise and buttons on a picture. */
export function PictureHero(props: PictureHeroProps) {
  const { crumbs, name, title = name, promise, picture, actions, children, className = "" } = props;
  return (
    <div className={`picture-hero on-ink relative isolate overflow-hidden bg-ink-950 ${className}`}>
      {picture && <div className="picture-hero-picture picture-behind print:hidden">{picture}</div>}
      <div className="picture-hero-words page-width static flex flex-col justify-end print:block">
        <div className="mb-auto pb-8 print:hidden">
          <Breadcrumbs crumbs={crumbs} current={name} />
        </div>
        <h1 className="heading">{title}</h1>
        <p className="mt-4 max-w-[25em] font-serif text-promise text-thread-300 italic text-balance">
          <RunningText text={promise} />
        </p>
        <p className="mt-6.5 flex flex-wrap gap-3.5 print:hidden">{actions}</p>
        {children}
      </div>
      <HeroEnd />
    </div>
  );
}
