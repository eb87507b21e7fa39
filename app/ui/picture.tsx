import { preload } from "react-dom";
import { pictureSize } from "../lib/urls/picture-sizes.ts";
import type { PictureName } from "../content/types/pictures.types.ts";
import { pictureSrcSet, pictureUrl } from "../lib/urls/picture-url.ts";
import { useContentOrigin } from "../lib/context/use-content-origin.ts";

export interface PictureProps {
  name: PictureName;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute. A picture cropped to a tall frame is wider than its frame. */
  sizes: string;
  /** For the one picture of the first screen: fetched with high priority. */
  priority?: boolean;
  className?: string;
  /** Widths that are offered, in pixels, where a page has many small pictures. By default all. */
  widths?: readonly number[];
}

/**
 * A picture in AVIF, WebP or JPEG at several widths. Focal point and placeholder color come from assets/pictures.css,
 * which a build writes. `className` is set on the image. Source: CALL-4.
 */
export function Picture({ name, alt, sizes, priority = false, className, widths }: PictureProps) {
  const contentOrigin = useContentOrigin();
  const jpg = pictureUrl(name, "jpg", contentOrigin);
  const avif = pictureSrcSet(name, "avif", contentOrigin, widths);
  // React puts the preload at the start of the head. Not needed on client-side navigation.
  if (priority && import.meta.env.SSR)
    preload(jpg, { as: "image", imageSrcSet: avif, imageSizes: sizes, type: "image/avif", fetchPriority: "high" });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(name, "webp", contentOrigin, widths)} sizes={sizes} />
      <img
        data-picture={name}
        srcSet={pictureSrcSet(name, "jpg", contentOrigin, widths)}
        sizes={sizes}
        src={jpg}
        alt={alt}
        {...pictureSize(name)}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
