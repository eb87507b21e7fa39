import { type ReactNode, useEffect } from "react";
import {
  type ErrorResponse,
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { firm } from "./content/firm.ts";
import { footer } from "./content/footer.ts";
import { navigation } from "./content/navigation.ts";
import { QUIET_LINKS } from "./content/quiet-links.ts";
import type { NotFoundPage as NotFoundCopy } from "./content/types/not-found.types.ts";
import { SiteFrame } from "./shell/frame/site-frame.tsx";
import { ErrorPage } from "./shell/errors/error-page.tsx";
import { HeadLinks } from "./shell/frame/head-links.tsx";
import { NotFoundPage } from "./shell/errors/not-found-page.tsx";
import { ScrollAndFocus } from "./router/scroll-and-focus.tsx";
import { Styles } from "./shell/frame/styles.tsx";
import { PRESS_SHEET_ID } from "./router/shims/press-sheet.ts";
import { loadDocument, useReloadAfterFailure, useShownPage } from "./router/reload-document.ts";
import { BEFORE_HYDRATION } from "./router/before-hydration.ts";
import { JsonLd } from "./lib/seo/json-ld-script.tsx";
import { SERVED_ONLY } from "./lib/dom/stay-as-served.ts";
import { useNonce } from "./lib/context/nonce.ts";
import { type RootData, RootDataContext, useRootData } from "./lib/context/root-data.ts";
import { useServed } from "./lib/context/use-hydrated.ts";
import { findPage } from "./registry/site-pages.server.ts";
import { siteContext } from "./lib/server-context.ts";
import "./styles/layers.css";
import "virtual:uno.css";
import "./styles/site.css";

/** Firm details shown on every page. Data for search engines alone stays on the server. */
const { name, line, address, phone, email, network } = firm;
const SHOWN = { name, line, address, phone, email, network };

/** Data for every page: menus, firm details, the site's origin and the build that answered. */
export function loader({ context }: Route.LoaderArgs): RootData {
  const { build, siteUrl, indexable, contentOrigin, turnstileSiteKey } = context.get(siteContext);
  const year = new Date().getUTCFullYear();
  const site = { build, siteUrl, indexable, contentOrigin, turnstileSiteKey };
  const quiet = QUIET_LINKS.filter(({ to }) => findPage(to));
  return { navigation, firm: SHOWN, footer: { ...footer, quiet, year }, ...site };
}

export const clientMiddleware = [loadDocument];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isServed = useServed();
  const root = useRouteLoaderData<typeof loader>("root");
  const hasFailed = Boolean(useRouteError());
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria reads its nonce here (react-spectrum #8273). HTML requires `content`; it stays empty, as CSS
            could read it. */}
        <meta id={PRESS_SHEET_ID} property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <HeadLinks />
        {/* Of a page that failed to render, React Router would still give the description and the canonical link. */}
        {!hasFailed && <Meta />}
        <Styles />
        {isServed && <JsonLd />}
        {isServed && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_HYDRATION }} />
        )}
      </head>
      <body className="flex min-h-screen flex-col" suppressHydrationWarning>
        <RootDataContext value={root}>{children}</RootDataContext>
        <ScrollAndFocus nonce={nonce} />
        {/* In the browser, React Router would render the scripts again and remove them at the first click. */}
        {isServed && <div {...SERVED_ONLY}>{import.meta.env.SSR ? <Scripts nonce={nonce} /> : undefined}</div>}
      </body>
    </html>
  );
}

/** A constant element, so that the layout does not re-render at each step of a navigation. */
const page = <Outlet />;

export default function App({ loaderData: { build } }: Route.ComponentProps) {
  useShownPage(build);
  return <SiteFrame>{page}</SiteFrame>;
}

/** Renders every error: unknown paths (GEN-1) and pages that failed to render (GEN-5). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404 ? notFoundTexts(error) : undefined;
  useEffect(() => {
    if (notFound) console.error(`No page at ${location.pathname}`);
    else console.error(error);
  }, [error, notFound]);
  const root = useRootData();
  const isLeaving = useReloadAfterFailure();
  if (isLeaving) return <SiteFrame>{null}</SiteFrame>;
  return (
    <SiteFrame hasFailed>
      {notFound && root ? <NotFoundPage page={notFound} firm={root.firm.name} /> : <ErrorPage error={error} />}
    </SiteFrame>
  );
}

/** The page's texts, thrown by a loader. Middleware may answer 404 without any. */
const notFoundTexts = ({ data }: ErrorResponse): NotFoundCopy | undefined =>
  typeof data === "object" && data !== null && "heading" in data ? (data as NotFoundCopy) : undefined;
