import type { pictures } from "../pictures.ts";

/** The name of a picture of the site. */
export type PictureName = keyof typeof pictures;
