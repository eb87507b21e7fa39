import { CONTENT_HOST_DEFAULTS, PICTURE_WIDTHS_PX } from "../../config/pictures.ts";
import { PICTURE_HASHES } from "../../config/picture-hashes.ts";
import type { PictureName } from "../../content/shapes/pictures.ts";

export type PictureFormat = "avif" | "webp" | "jpg";

/** Path of one file the build makes; its name changes with the picture, so it may be kept forever. */
export const pictureFile = (name: PictureName, width: number, format: PictureFormat): string =>
  `/pictures/${name}-${PICTURE_HASHES[name]}-${width}.${format}`;

/**
 * Address of a picture: the site's own file, or a request to the content host. Source: CALL-4.
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
  // Without a format the host sends the file as it is stored, which is the JPEG.
  const wanted = format === "jpg" ? "" : `&format=${format}`;
  return `${contentOrigin}/pictures/${name}.jpg?width=${width}&quality=${CONTENT_HOST_DEFAULTS.quality}${wanted}`;
}

/** The `srcset` of one format: every width the build makes. */
export function pictureSrcSet(name: PictureName, format: PictureFormat, contentOrigin: string | null): string {
  return PICTURE_WIDTHS_PX.map((width) => `${pictureUrl(name, format, contentOrigin, width)} ${width}w`).join(", ");
}
