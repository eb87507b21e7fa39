import { memo, type ReactNode } from "react";
import { HydrateWhenIdle } from "../../router/hydrate-when-idle.tsx";
import { PageProgress } from "../../router/page-progress.tsx";
import { Prefetch } from "../../router/prefetch.tsx";
import { SiteFooter } from "../footer/site-footer.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Toasts } from "../toasts/toasts.tsx";

interface SiteFrameProps {
  /** The page could not be shown; an error's words stand in its place. */
  hasFailed?: boolean;
  children: ReactNode;
}

/** What surrounds every page's own content. */
export const SiteFrame = memo(function SiteFrame({ hasFailed = false, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <HydrateWhenIdle>
        <SiteHeader hasFailed={hasFailed} />
      </HydrateWhenIdle>

      <main id="main" tabIndex={-1}>
        {children}
        <PageProgress />
      </main>

      <HydrateWhenIdle>
        <SiteFooter />
      </HydrateWhenIdle>
      <Toasts />
      <Prefetch />
    </>
  );
});
