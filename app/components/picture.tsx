import { preload } from "react-dom";
import { PICTURE_SIZE_PX } from "../config/pictures.ts";
import type { PictureName } from "../content/shapes/pictures.ts";
import { pictureSrcSet, pictureUrl } from "../lib/urls/picture-url.ts";
import { useContentOrigin } from "../lib/context/use-content-origin.ts";

export interface PictureProps {
  name: PictureName;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute. A picture cut to a tall frame is wider than its frame. */
  sizes: string;
  /** For the one picture of the first screen: fetched at once and before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in AVIF, WebP or JPEG, whichever the browser takes, at the width it needs. Its focal point and the colour
 * that stands in for it come from components/picture.css. `className` goes to the image. Source: CALL-4.
 */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const contentOrigin = useContentOrigin();
  const jpg = pictureUrl(name, "jpg", contentOrigin);
  const avif = pictureSrcSet(name, "avif", contentOrigin);
  // Into the head's first bytes, before the sheet: the browser asks for it while the rest of the page is on its way. On
  // the way from page to page there is nothing to come before.
  if (priority && import.meta.env.SSR)
    preload(jpg, { as: "image", imageSrcSet: avif, imageSizes: sizes, type: "image/avif", fetchPriority: "high" });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(name, "webp", contentOrigin)} sizes={sizes} />
      <img
        data-picture={name}
        srcSet={pictureSrcSet(name, "jpg", contentOrigin)}
        sizes={sizes}
        src={jpg}
        alt={alt}
        {...PICTURE_SIZE_PX}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
