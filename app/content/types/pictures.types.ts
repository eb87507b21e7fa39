import type { pictures } from "../pictures.ts";

/** A picture of the site; its master is in app/assets/pictures, 1920 by 1080 pixels. */
export interface PictureFacts {
  alt: string;
  /** What stays visible when the picture is cropped, as CSS object-position. */
  focalPoint: string;
  /** The color of its calm left side: the placeholder until the picture loads, or if it fails to. */
  background: string;
}

export type PictureName = keyof typeof pictures;
