/** Colour of the browser's own frame, of icons' grounds and of shared pictures: ink-950 of the tokens. */
export const THEME_COLOR = "#071820";
