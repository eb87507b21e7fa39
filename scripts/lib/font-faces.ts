const PACKAGES = "node_modules/@fontsource-variable";
const NEWSREADER = `${PACKAGES}/newsreader/files/newsreader-latin-opsz-normal.woff2`;
const NEWSREADER_ITALIC = `${PACKAGES}/newsreader/files/newsreader-latin-opsz-italic.woff2`;
const PUBLIC_SANS = `${PACKAGES}/public-sans/files/public-sans-latin-wght-normal.woff2`;

type Axis = number | { min: number; max: number };

/** One font file of the site, and the part of its source font that the site uses. */
export interface FontFace {
  file: string;
  source: string;
  family: string;
  style: "normal" | "italic";
  /** As in CSS: one weight or a range. */
  weight: string;
  axes: Record<string, Axis>;
  /** Characters that are excluded. */
  leavesOut?: string;
  /** Used only for the site's large figures. */
  onlyFigures?: true;
  fallbacks: Fallbacks[];
}

/** Fallback system fonts for weights, and the position on the web font's axes at which their metrics are matched. */
interface Fallbacks {
  weight: string;
  at: Record<string, number>;
  /** `advance` is the mean advance of the sample in em, measured in the second font, or the only one. */
  fonts: { family: string; local: string[]; advance: number }[];
}

/** No heading, figure or caption contains programming symbols or straight quotation marks. `<` occurs in figures. */
const UNUSED_IN_SERIF = "\"#'*@[\\]^_`{|}";

/*
 * The serif is used at 22 px and more, so its optical sizes below 24 are removed; the italic, used at 16 to 30 px for
 * few words per page, keeps one size and one weight. The three complete sources would be 306 KB.
 * Headings are designed for weight 400 and the display line for 380; both use 390, because a weight axis would add 15
 * KB to every first screen. The light figures, far down on the home page and one on each solution page, have their own
 * file with both axes.
 */
export const FONT_FACES: FontFace[] = [
  {
    file: "newsreader",
    source: NEWSREADER,
    family: "Newsreader",
    style: "normal",
    weight: "380 400",
    axes: { wght: 390, opsz: { min: 24, max: 72 } },
    leavesOut: UNUSED_IN_SERIF,
    fallbacks: [
      {
        weight: "300 400",
        at: { wght: 400, opsz: 40 },
        fonts: [
          { family: "Newsreader Fallback", local: ["Georgia", "Gelasio"], advance: 0.4389 },
          {
            family: "Newsreader Fallback Times",
            local: ["Times New Roman", "Liberation Serif", "Tinos"],
            advance: 0.3999,
          },
          { family: "Newsreader Fallback Android", local: ["Noto Serif"], advance: 0.4725 },
        ],
      },
    ],
  },
  {
    file: "newsreader-figures",
    source: NEWSREADER,
    family: "Newsreader",
    style: "normal",
    weight: "300 340",
    axes: { wght: { min: 300, max: 340 }, opsz: { min: 24, max: 72 } },
    onlyFigures: true,
    fallbacks: [],
  },
  {
    file: "newsreader-italic",
    source: NEWSREADER_ITALIC,
    family: "Newsreader",
    style: "italic",
    weight: "400",
    axes: { wght: 400, opsz: 24 },
    leavesOut: UNUSED_IN_SERIF,
    fallbacks: [
      {
        weight: "400",
        at: { wght: 400, opsz: 24 },
        fonts: [
          { family: "Newsreader Fallback", local: ["Georgia Italic", "Gelasio Italic"], advance: 0.4443 },
          {
            family: "Newsreader Fallback Times",
            local: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"],
            advance: 0.4006,
          },
          { family: "Newsreader Fallback Android", local: ["Noto Serif Italic"], advance: 0.4595 },
        ],
      },
    ],
  },
  {
    file: "public-sans",
    source: PUBLIC_SANS,
    family: "Public Sans",
    style: "normal",
    weight: "400 650",
    axes: { wght: { min: 400, max: 650 } },
    fallbacks: [
      {
        weight: "400 500",
        at: { wght: 400 },
        fonts: [
          { family: "Public Sans Fallback", local: ["Arial", "Liberation Sans", "Arimo"], advance: 0.4401 },
          { family: "Public Sans Fallback Android", local: ["Roboto"], advance: 0.4391 },
        ],
      },
      {
        weight: "600 650",
        at: { wght: 600 },
        fonts: [
          {
            family: "Public Sans Fallback",
            local: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"],
            advance: 0.4746,
          },
          { family: "Public Sans Fallback Android", local: ["Roboto Bold"], advance: 0.4468 },
        ],
      },
    ],
  },
];

/** The text by which the fallbacks' widths are matched: the preamble of the Constitution of the United States. */
export const SAMPLE =
  "We the People of the United States, in Order to form a more perfect Union, establish Justice, insure domestic " +
  "Tranquility, provide for the common defence, promote the general Welfare, and secure the Blessings of Liberty to " +
  "ourselves and our Posterity, do ordain and establish this Constitution for the United States of America.";
