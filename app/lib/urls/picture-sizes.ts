import type { PictureName } from "../../content/types/pictures.types.ts";

/** Widths of generated pictures in pixels, from a phone at 1× to a wide screen. Source: CALL-4. */
const PICTURE_WIDTHS_PX = [480, 768, 1080, 1440, 1920] as const;

/** Size of the source pictures but those below. */
const LANDSCAPE_PX = { width: 1920, height: 1080 } as const;
const OTHER_SIZES_PX: Partial<Record<PictureName, { width: number; height: number }>> = {
  "why-choose-us": { width: 900, height: 1200 },
};

/** Size of a source picture. Used for width and height attributes, which prevent layout shift. */
export const pictureSize = (name: PictureName) => OTHER_SIZES_PX[name] ?? LANDSCAPE_PX;

/** The widths in which a picture is offered; the last is its own. */
export function pictureWidths(name: PictureName): number[] {
  const { width } = pictureSize(name);
  return [...PICTURE_WIDTHS_PX.filter((each) => each < width), width];
}

/** Quality that the content host is asked for. Source: CALL-4. */
export const CONTENT_HOST_QUALITY = 70;
