import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { firm } from "./content/firm.ts";
import { navigation } from "./content/navigation.ts";
import { SiteFrame } from "./layout/site-frame.tsx";
import { ErrorPage } from "./layout/error-page.tsx";
import { NotFoundPage } from "./layout/not-found-page.tsx";
import { JsonLd } from "./lib/json-ld-script.tsx";
import { useNonce } from "./lib/nonce.ts";
import { loadIfStale } from "./lib/stale-build.ts";
import { useStaleBuildError } from "./lib/use-stale-build.ts";
import { siteContext } from "./server-context.ts";
import "virtual:uno.css";
import "./styles/site.css";

/** What every page needs: the menus, who the firm is, and where the site lives. Never fetched again on navigation. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, indexable, contentOrigin } = context.get(siteContext);
  return { navigation, firm, siteUrl, indexable, contentOrigin };
}

export const shouldRevalidate = () => false;

export type RootData = Awaited<ReturnType<typeof loader>>;

/** The root loader's data; undefined only where the root loader itself failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData("root");

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria reads its nonce here (react-spectrum #8273). */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
        <JsonLd />
      </head>
      <body suppressHydrationWarning>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useStaleBuildError();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Every failure lands here: paths that are no page (GEN-1), and pages that could not be rendered (GEN-5). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isNotFound) console.error(`No page at ${location.pathname}`);
    else {
      console.error(error);
      void loadIfStale();
    }
  }, [error, isNotFound]);
  return <SiteFrame>{isNotFound ? <NotFoundPage /> : <ErrorPage error={error} />}</SiteFrame>;
}
