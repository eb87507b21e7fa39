import { Button, LinkButton } from "../components/button.tsx";

/** A page that could not be rendered. Wording and buttons: GEN-5. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <section className="section on-ink">
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <div className="page-width pt-20">
        <h1 className="heading-1">Something went wrong</h1>
        <p className="lead mt-5">
          An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.
        </p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <Button onClick={() => location.reload()}>Reload</Button>
          <LinkButton to="/" reloadDocument variant="ruled">
            Go Home
          </LinkButton>
        </p>
        <p className="mt-9 text-small text-muted break-words">{errorText(error)}</p>
      </div>
    </section>
  );
}

/** What the page shows of the error. In production React Router has replaced a server error's text by then. */
function errorText(error: unknown): string {
  return error instanceof Error ? error.message : "Unknown error";
}
