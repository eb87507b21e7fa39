import type { MetaDescriptor } from "react-router";
import { ERROR_TITLE } from "../../content/interface/error-title.ts";
import type { PageMeta } from "../../content/types/content-schema.types.ts";
import { OG_PICTURE_SIZE_PX, ogPicturePath } from "../urls/og-picture.ts";
import { fill } from "../text/fill.ts";
import type { RootData } from "../context/root-data.ts";

interface MetaMatches {
  matches: readonly (undefined | { id: string; loaderData?: unknown })[];
  location: { pathname: string };
}

/**
 * The head of a page: title, description, canonical link and Open Graph.
 * @param args what React Router gives a route's `meta`
 * @param hasErrors whether the page lists wrong entries, which its title then says first
 */
export function pageMeta(
  args: MetaMatches,
  { title, description, indexed }: PageMeta,
  hasErrors = false,
): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  const fullTitle = root ? `${title} | ${root.firm.name}` : title;
  const origin = root?.siteUrl ?? "";
  const { pathname } = args.location;
  const url = origin + pathname;
  return [
    { title: hasErrors ? fill(ERROR_TITLE, { title: fullTitle }) : fullTitle },
    { name: "description", content: description },
    ...(indexed === false ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:image", content: origin + ogPicturePath(pathname) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(OG_PICTURE_SIZE_PX.width) },
    { property: "og:image:height", content: String(OG_PICTURE_SIZE_PX.height) },
    { property: "og:image:alt", content: fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
