import { useLocation } from "react-router";
import { LinkButtons } from "../../ui/button.tsx";
import type { NotFoundPage as NotFoundCopy } from "../../content/types/not-found.types.ts";
import { Link } from "../../ui/link.tsx";
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
          {page.nearest && (
            <span className="mt-3 block">
              {page.beforeNearest} <Link to={page.nearest.to}>{page.nearest.label}</Link>
            </span>
          )}
        </>
      }
      actions={<LinkButtons primary={page.primary} secondary={page.secondary} />}
    >
      <SearchField id="lost-search" />
    </ErrorLayout>
  );
}
