import type { PictureName } from "./pictures.types.ts";

/** One picture of a carousel. Source: ENT-3. */
export interface Slide {
  id: string;
  image: PictureName;
  alt: string;
  title: string;
  subtitle: string;
}

/**
 * A slide of the home page, with its topic above the title. Titles fill three short lines in display size. Source:
 * HOME-1.
 */
export interface HeroSlide extends Slide {
  topic: string;
}
