import { memo, type ReactNode } from "react";
import { Letterhead } from "./letterhead.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Toasts } from "../../ui/toasts/toasts.tsx";

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
      <SiteHeader hasFailed={hasFailed} />
      <Letterhead />

      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </>
  );
});
