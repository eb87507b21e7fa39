import type { pictures } from "../pictures.ts";

/** A picture of the site: its master lies in app/assets/pictures, 1920 by 1080 pixels. */
export interface PictureFacts {
  alt: string;
  /** What must stay in view when the frame is narrower or lower than the picture, as CSS object-position. */
  focalPoint: string;
  /** The colour of its calm left part: stands in until the picture is there, and where it never comes. */
  background: string;
}

export type PictureName = keyof typeof pictures;
