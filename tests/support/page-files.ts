/** Every address of a file that a page's HTML names: pictures, marks, icons, fonts, the manifest, the shared picture. */
export function filesOfPage(html: string): string[] {
  const decoded = html.replaceAll("&amp;", "&");
  const single = [...decoded.matchAll(/<(?:img|link|use|image)\b[^>]*?\s(?:src|href)="([^"#]+)/g)].map((m) => m[1]!);
  const sets = [...decoded.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap((match) =>
    match[1]!.split(", ").map((offer) => offer.split(" ")[0]!),
  );
  const shared = [...decoded.matchAll(/property="og:image" content="([^"]+)"/g)].map((match) => match[1]!);
  return [...single, ...sets, ...shared].filter((address) => /\.\w+(?:\?|$)/.test(address));
}
