import { useLocation } from "react-router";
import { LinkButton, LinkButtons } from "../../ui/button.tsx";
import type { NotFoundPage as NotFoundCopy } from "../../content/types/not-found.types.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { ErrorLayout } from "./error-layout.tsx";

/** The 404 page. Source: GEN-1. */
export function NotFoundPage({ page, firm }: { page: NotFoundCopy; firm: string }) {
  const { pathname } = useLocation();
  return (
    <ErrorLayout
      title={`${page.meta.title} | ${firm}`}
      description={page.meta.description}
      heading={page.heading}
      lead={
        <>
          {page.beforePath} <strong className="font-600 text-text wrap-anywhere">{pathname}</strong>. {page.afterPath}
          {page.nearest && <span className="mt-3 block">{page.beforeNearest}</span>}
        </>
      }
      actions={
        page.nearest ? (
          <>
            <LinkButton to={page.nearest.to}>{page.nearest.label}</LinkButton>
            <LinkButton to={page.primary.to} variant="ruled">
              {page.primary.label}
            </LinkButton>
            <LinkButton to={page.secondary.to} variant="ruled">
              {page.secondary.label}
            </LinkButton>
          </>
        ) : (
          <LinkButtons primary={page.primary} secondary={page.secondary} />
        )
      }
    >
      <div className="mt-9 max-w-[34em]">
        <SearchField id="lost-search" />
      </div>
    </ErrorLayout>
  );
}
