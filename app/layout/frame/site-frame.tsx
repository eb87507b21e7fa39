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
  /** The page failed to render and an error is shown instead. */
  hasFailed?: boolean;
  children: ReactNode;
}

/** Header, footer and everything else around the content of a page. */
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
