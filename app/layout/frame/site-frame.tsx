import { memo, type ReactNode, Suspense } from "react";
import { CutOffNotice } from "../errors/cut-off-notice.tsx";
import { Prefetch } from "../prefetch/prefetch.tsx";
import { PageProgress } from "../arrival/page-progress.tsx";
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
      <Suspense>
        <SiteHeader hasFailed={hasFailed} />
      </Suspense>

      <main id="main" tabIndex={-1}>
        {children}
        <PageProgress />
      </main>

      <Suspense>
        <SiteFooter />
      </Suspense>
      <Toasts />
      <CutOffNotice />
      <Prefetch />
    </>
  );
});
