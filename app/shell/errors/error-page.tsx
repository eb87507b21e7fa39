import type { MouseEvent } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ERROR_PAGE } from "../../content/interface/error.ts";
import { fill } from "../../lib/text/fill.ts";
import { ErrorLayout } from "./error-layout.tsx";

/**
 * Error page for a failed render. Its text is part of the bundle, because loading data may be what failed. Source:
 * GEN-5.
 */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorLayout
      title={ERROR_PAGE.title}
      heading={ERROR_PAGE.title}
      lead={ERROR_PAGE.text}
      actions={
        <>
          {/* A form requests the same URL, so that Reload works without JavaScript. */}
          <form className="contents">
            <Button type="submit" onClick={reload}>
              {ERROR_PAGE.reload}
            </Button>
          </form>
          {/* With a target, the router does not handle the link and the browser loads the full page. */}
          <LinkButton to="/" target="_self" variant="ruled">
            {ERROR_PAGE.home}
          </LinkButton>
        </>
      }
    >
      <p className="mt-9 max-w-[44em] text-small text-muted wrap-anywhere">
        {fill(ERROR_PAGE.detail, { error: errorText(error) })}
      </p>
    </ErrorLayout>
  );
}

/** Keeps the query and the hash. The form would drop them. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}

/** The error text to show. In production React Router has already replaced the text of server errors. */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : ERROR_PAGE.unknown;
}
