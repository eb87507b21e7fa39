import { type ReactNode, Suspense } from "react";
import { Prefetch } from "./prefetch.tsx";
import { PageProgress } from "./page-progress.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Toasts } from "./toasts.tsx";

/** What surrounds every page's own content. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
        <PageProgress />
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <Toasts />
      <Prefetch />
    </>
  );
}
