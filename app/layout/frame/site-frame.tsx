import { memo, type ReactNode } from "react";
import { AsServed } from "../../components/as-served.tsx";
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
      <AsServed>
        <SiteHeader hasFailed={hasFailed} />
      </AsServed>

      <main id="main" tabIndex={-1}>
        {children}
        <PageProgress />
      </main>

      <AsServed>
        <SiteFooter />
      </AsServed>
      <Toasts />
      <CutOffNotice />
      <Prefetch />
    </>
  );
});
