import type { MouseEvent } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button, LinkButton } from "../components/button.tsx";
import { reloadPage } from "../lib/stale-build.ts";
import { ifReachable } from "../lib/stay-here.ts";
import { LostPage } from "./lost-page.tsx";

/** A page that could not be rendered. Its words are its own, because its data may be what failed. Source: GEN-5. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LostPage
      title="Something went wrong"
      heading="Something went wrong"
      lead="An unexpected error occurred while rendering this page. You can try reloading or going back to the home page."
      actions={
        <>
          {/* A form asks for the same address, so that Reload works without JavaScript too. */}
          <form className="contents">
            <Button type="submit" onClick={reload}>
              Reload
            </Button>
          </form>
          <LinkButton to="/" reloadDocument variant="ruled" onClick={goHome}>
            Go Home
          </LinkButton>
        </>
      }
    >
      <p className="mt-9 max-w-[44em] text-small text-muted wrap-anywhere">Error: {errorText(error)}</p>
    </LostPage>
  );
}

/** Keeps the query and the hash, which the form would drop. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  void ifReachable(reloadPage);
}

/** A click for another tab is the browser's. */
function goHome(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void ifReachable(() => location.assign("/"));
}

/** What the page shows of the error. In production React Router has replaced a server error's text by then. */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}
