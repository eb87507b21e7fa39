import type { MouseEvent } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button, LinkButton } from "../../components/button.tsx";
import { ERROR_PAGE } from "../../content/interface/error.ts";
import { fill } from "../../lib/text/fill.ts";
import { LostPage } from "./lost-page.tsx";

/** A page that could not be rendered. Its words ship with it, because its data may be what failed. Source: GEN-5. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LostPage
      title={ERROR_PAGE.title}
      heading={ERROR_PAGE.title}
      lead={ERROR_PAGE.text}
      actions={
        <>
          {/* A form asks for the same address, so that Reload works without JavaScript too. */}
          <form className="contents">
            <Button type="submit" onClick={reload}>
              {ERROR_PAGE.reload}
            </Button>
          </form>
          {/* With a target the router leaves it alone: the page is loaded in full. */}
          <LinkButton to="/" target="_self" variant="ruled">
            {ERROR_PAGE.home}
          </LinkButton>
        </>
      }
    >
      <p className="mt-9 max-w-[44em] text-small text-muted wrap-anywhere">
        {fill(ERROR_PAGE.detail, { error: errorText(error) })}
      </p>
    </LostPage>
  );
}

/** Keeps the query and the hash, which the form would drop. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}

/** What the page shows of the error. In production React Router has replaced a server error's text by then. */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : ERROR_PAGE.unknown;
}
