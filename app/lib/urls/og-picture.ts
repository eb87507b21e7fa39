/** Size of every Open Graph picture: what the networks show without cutting. */
export const OG_PICTURE_SIZE_PX = { width: 1200, height: 630 } as const;

/** Path of the picture that stands for a page where its address is shared. Made by scripts/og-pictures.ts. */
export function ogPicturePath(pagePath: string): string {
  const name = pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");
  return `/og/${name}.jpg`;
}
