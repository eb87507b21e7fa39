import { CONTENT_HOST_DEFAULTS, PICTURE_WIDTHS_PX } from "./picture-sizes.ts";
import { PICTURE_HASHES } from "./picture-hashes.ts";
import type { PictureName } from "../../content/types/pictures.types.ts";

export type PictureFormat = "avif" | "webp" | "jpg";

/** Path of one generated file. Its name contains a hash, so it can be cached forever. */
export const pictureFile = (name: PictureName, width: number, format: PictureFormat): string =>
  `/pictures/${name}-${PICTURE_HASHES[name]}-${width}.${format}`;

/**
 * URL of a picture: the site's own file, or on the content host. Source: CALL-4.
 * @param contentOrigin origin of the content host, or null for the site's own files
 * @param width in pixels, one of PICTURE_WIDTHS_PX
 */
export function pictureUrl(
  name: PictureName,
  format: PictureFormat,
  contentOrigin: string | null,
  width: number = CONTENT_HOST_DEFAULTS.width,
): string {
  if (!contentOrigin) return pictureFile(name, width, format);
  // Without a format parameter the host sends the stored file, a JPEG.
  const wanted = format === "jpg" ? "" : `&format=${format}`;
  return `${contentOrigin}/pictures/${name}.jpg?width=${width}&quality=${CONTENT_HOST_DEFAULTS.quality}${wanted}`;
}

/** The `srcset` of one format with every generated width. */
export function pictureSrcSet(name: PictureName, format: PictureFormat, contentOrigin: string | null): string {
  return PICTURE_WIDTHS_PX.map((width) => `${pictureUrl(name, format, contentOrigin, width)} ${width}w`).join(", ");
}
