/**
 * Of a practice's picture. Phones get one of half the frame's width: words and their shade cover most of it, and three
 * pictures of a carousel stay below 120 KB. Source: READ-5.
 */
export const HERO_SIZES = "(max-width: 47.9375em) 320px, 100vw";
