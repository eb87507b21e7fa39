/** The part of subset-font's interface that the scripts use; the package ships no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noHinting?: boolean;
      /** Keeps every glyph; `text` must then be undefined. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Uint8Array>;
}
