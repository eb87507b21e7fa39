/**
 * URL of a logo: the site's own file, or the content host's. Source: CALL-4.
 * @param file path under public/marks without .svg, for example `clients/coast-guard`
 */
export const markUrl = (file: string, contentOrigin: string | null): string =>
  `${contentOrigin ?? ""}/marks/${file}.svg`;
