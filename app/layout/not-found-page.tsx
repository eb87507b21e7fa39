import { useLocation } from "react-router";
import { LinkButton } from "../components/button.tsx";

/** A path that is no page. Source: GEN-1. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <section className="section on-ink">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <div className="page-width pt-20">
        <h1 className="heading-1">The thread breaks here.</h1>
        <p className="lead mt-5">
          No page of this site has the address <strong className="break-all text-text">{pathname}</strong>. It may have
          moved, or the link that brought you may be mistyped.
        </p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <LinkButton to="/">Back to Home</LinkButton>
          <LinkButton to="/contact" variant="ruled">
            Contact Support
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
