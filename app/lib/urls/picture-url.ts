import { CONTENT_HOST_QUALITY, pictureSize, pictureWidths } from "./picture-sizes.ts";
import { PICTURE_HASHES } from "./picture-hashes.ts";
import type { PictureName } from "../../content/types/pictures.types.ts";

export type PictureFormat = "avif" | "webp" | "jpg";

/** Path of one generated file. Its name contains a hash, so it can be cached forever. */
export const pictureFile = (name: PictureName, width: number, format: PictureFormat): string =>
  `/pictures/${name}-${PICTURE_HASHES[name]}-${width}.${format}`;

/**
 * URL of a picture: the site's own file, or on the content host. Source: CALL-4.
 * @param contentOrigin origin of the content host, or null for the site's own files
 * @param width in pixels, one of pictureWidths; by default the picture’s own
 */
export function pictureUrl(
  name: PictureName,
  format: PictureFormat,
  contentOrigin: string | null,
  width: number = pictureSize(name).width,
): string {
  if (!contentOrigin) return pictureFile(name, width, format);
  // Without a format parameter the host sends the stored file, a JPEG.
  const wanted = format === "jpg" ? "" : `&format=${format}`;
  return `${contentOrigin}/pictures/${name}.jpg?width=${width}&quality=${CONTENT_HOST_QUALITY}${wanted}`;
}

/** The `srcset` of one format, by default with every generated width. */
export function pictureSrcSet(
  name: PictureName,
  format: PictureFormat,
  contentOrigin: string | null,
  widths: readonly number[] = pictureWidths(name),
): string {
  return widths.map((width) => `${pictureUrl(name, format, contentOrigin, width)} ${width}w`).join(", ");
}
