import { defineConfig, presetIcons, presetWind4 } from "unocss";
import { MOBILE_BREAKPOINT_EM } from "./lib/behaviour.ts";
import { BEHAVIOUR_PROPERTIES } from "./lib/behaviour-properties.ts";

/**
 * UnoCSS lists the theme's variables in the order in which it read the files, so the file's hash differed between
 * builds.
 */
const inOrder = (rule: string | undefined) =>
  rule?.replace(/\{(.*)\}/s, (_, body: string) => {
    const variables = body.split(";").map((variable) => variable.trim());
    return `{${variables.filter(Boolean).toSorted().join(";")}}`;
  });

const wind4 = presetWind4({ preflights: { reset: false, theme: "on-demand" } });
for (const preflight of wind4.preflights ?? []) {
  const { layer, getCSS } = preflight;
  if (layer === "theme") preflight.getCSS = async (context) => inOrder(await getCSS(context));
}

const behaviour = Object.entries(BEHAVIOUR_PROPERTIES).map(([name, value]) => `${name}:${value}`);

/** The site's cascade layer for each layer of UnoCSS. */
const LAYERS: Record<string, string> = {
  properties: "reset",
  theme: "tokens",
  preflights: "tokens",
  base: "base",
  icons: "base",
  shortcuts: "parts",
  default: "utilities",
};

/** Colors are used as they are: no utility sets their opacity. */
const MIX = /^color-mix\(in \w+, (var\([\w-]+\)) var\(--un-[\w-]+-opacity\), transparent\)$/;

/** Multiples of the spacing unit, written out: the formula would be a tenth of the site's style sheet. */
const SPACING = /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g;
const inRem = (_: string, multiple: string) => (multiple === "0" ? "0" : `${Number(multiple) / 4}rem`);

/** A token's shades by number, with the names of styles/tokens.css. */
const shades = (token: string, ...numbers: number[]) =>
  Object.fromEntries(numbers.map((number) => [number, `var(--${token}-${number})`]));

/*
 * Maps utilities to the tokens of styles/tokens.css, and defines shortcuts and icons. Colors that depend on a section's
 * background (`text`, `muted`, `hair`, `ground`, `thread`, `link`) are set in styles/base.css and overridden by
 * `.on-ink` and `.on-cream`.
 */
export default defineConfig({
  // Utilities override everything; style sheets override shortcuts and icons (styles/layers.css).
  outputToCssLayers: { cssLayerName: (layer) => LAYERS[layer] },
  content: { pipeline: { include: [/\.tsx($|\?)/] } },
  // The default separators would read `focus-ring` as focus:ring.
  separators: [":"],
  // Words in the code, and classes of style sheets, that have the names of utilities.
  blocklist: "-heading -name !section filter h1 m73.15 ms px ring shadow tab table transition".split(" "),
  postprocess: ({ entries }) => {
    for (const entry of entries)
      if (typeof entry[1] === "string") entry[1] = entry[1].replace(MIX, "$1").replace(SPACING, inRem);
  },
  presets: [wind4, presetIcons({ warn: true, extraProperties: { display: "inline-block", flex: "none" } })],
  preflights: [{ getCSS: () => `:root{${behaviour.join(";")}}` }],
  theme: {
    colors: {
      text: "var(--text)",
      muted: "var(--muted)",
      hair: "var(--hair)",
      ground: "var(--ground)",
      link: "var(--link)",
      thread: { DEFAULT: "var(--thread)", ...shades("thread", 300, 400, 500, 800) },
      ink: shades("ink", 950, 900, 800, 700),
      paper: shades("paper", 0, 50, 100, 200, 300),
      verdigris: shades("verdigris", 700, 800),
      mist: "var(--mist)",
      "mist-bright": "var(--mist-bright)",
      failure: { DEFAULT: "var(--failure)", tint: "var(--failure-tint)" },
      success: "var(--success)",
      field: "var(--field)",
      placeholder: "var(--placeholder)",
    },
    font: { serif: "var(--serif)", sans: "var(--sans)" },
    text: {
      // Fluid in windows 390 to 1440 px wide.
      display: { fontSize: "clamp(2.75rem, 1.5rem + 4.6vw, 5.5rem)", lineHeight: "1", letterSpacing: "-0.024em" },
      h1: { fontSize: "clamp(2.375rem, 1.5rem + 3.6vw, 4rem)", lineHeight: "1.05", letterSpacing: "-0.02em" },
      h2: { fontSize: "clamp(2.125rem, 1.55rem + 2.3vw, 3.25rem)", lineHeight: "1.1", letterSpacing: "-0.016em" },
      h3: { fontSize: "clamp(1.5rem, 1.36rem + 0.6vw, 1.8125rem)", lineHeight: "1.2", letterSpacing: "-0.008em" },
      statement: { fontSize: "clamp(1.5rem, 1.3rem + 1vw, 2.0625rem)", lineHeight: "1.34", letterSpacing: "-0.01em" },
      promise: { fontSize: "clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)", lineHeight: "1.3" },
      lead: { fontSize: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)", lineHeight: "1.6" },
      body: { fontSize: "1.0625rem", lineHeight: "1.65" },
      note: { fontSize: "1rem", lineHeight: "1.6" },
      small: { fontSize: "0.9375rem", lineHeight: "1.6" },
      label: { fontSize: "0.875rem", lineHeight: "1.5" },
    },
    radius: { DEFAULT: "2px" },
    // In em, so that the layout follows the text size that the visitor has set in the browser.
    breakpoint: { sm: "35em", md: `${MOBILE_BREAKPOINT_EM}em`, lg: "64em", xl: "75em", wide: "82.5em" },
    // At 400 % zoom, where a fixed part would cover a third of the window. Source: WCAG 1.4.10.
    media: { short: "(max-height: 19.9375em)" },
    ease: { DEFAULT: "var(--ease)" },
    data: { hovered: "hovered", pressed: "pressed", selected: "selected", expanded: "expanded", invalid: "invalid" },
  },
  shortcuts: [
    ["page-width", "relative mx-auto w-[min(100%-2*var(--gutter),1248px)]"],
    ["section", "relative bg-ground py-[var(--section)]"],
    ["split", "grid gap-x-6 gap-y-10 lg:grid-cols-12"],
    ["split-side", "lg:col-[1/5] lg:pr-8"],
    ["split-main", "relative lg:col-[5/-1] lg:pl-12"],
    [
      "visually-hidden",
      "absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]",
      { layer: "default" },
    ],
    ["heading", "font-serif font-400 text-text text-balance"],
    ["heading-1", "heading text-h1"],
    ["heading-2", "heading text-h2"],
    ["heading-3", "heading text-h3"],
    [
      "heading-section",
      "heading text-[1.875rem] leading-[36px] tracking-[-.016em] lg:text-[2.25rem] lg:leading-[44px]",
    ],
    ["heading-4", "heading text-[1.375rem] leading-7"],
    ["heading-5", "heading text-[1.25rem] leading-[26px]"],
    ["name", "text-[1.125rem] leading-[1.4] font-600 text-text"],
    ["lead", "text-lead text-muted max-w-[36em] text-balance"],
    ["prose", "max-w-[66ch] text-pretty"],
    ["text-link", "text-link font-600 underline decoration-1 underline-offset-[.28em] hover:decoration-2"],
    // At the top of its section in narrow windows, behind all of it in wide ones.
    ["picture-behind", "absolute inset-x-0 top-0 h-[var(--picture-top)] md:h-full"],
    ["onward", "row-link inline-flex items-center gap-2.5"],
    ["row-link", "text-[var(--link)] font-600 underline-offset-[.28em] hover:underline"],
    // Shortcuts, so that the style sheets of components can override them.
    ["icon-size", "size-5.5"],
    [
      "button",
      "inline-flex min-h-13 items-center justify-center gap-2.5 rounded px-6.5 text-[1rem] leading-tight font-600 border border-transparent [transition:color_180ms,background-color_180ms,border-color_180ms]",
    ],
    [
      "copy-button",
      "min-h-11 min-w-24 inline-flex items-center gap-2 px-1 text-label font-600 text-[var(--link)] underline-offset-[.3em] hover:underline",
    ],
    [
      "pause-button",
      "min-h-11 inline-flex items-center gap-2.5 text-small font-600 hover:underline underline-offset-[.3em]",
    ],
    // Parts of the frame: in TSX, their classes would be in the script of every page.
    [
      "error-layout",
      "relative flex min-h-[min(100svh,820px)] flex-col justify-center overflow-hidden bg-ink-950 pb-60 pt-36",
    ],
    [
      "broken-thread",
      "pointer-events-none absolute bottom-6 left-0 w-full text-thread max-lg:left-[calc(50%-725px)] max-lg:w-275 max-lg:max-w-none",
    ],
    [
      "page-progress-sign",
      "absolute right-6 top-4 flex min-h-11 items-center gap-3 rounded border bg-paper-0 px-4 text-label font-600",
    ],
    ["page-progress", "pointer-events-none invisible fixed inset-x-0 top-$header z-30"],
    ["nav-toggle", "-mr-2.5 grid h-full max-h-12 w-6.25 items-center pl-1 pr-2.5 focus-visible:-outline-offset-4"],
    ["services-menu", "fixed inset-x-0 top-$header"],
    ["solutions-menu", "absolute top-full -left-7 w-110 px-7 pb-5 pt-3 font-600"],
    [
      "header-search",
      "relative h-full w-[44px] items-center justify-center justify-self-center [grid-area:search] focus-visible:-outline-offset-4",
    ],
    [
      "header-logo",
      "flex h-full max-h-12 items-center justify-self-start overflow-hidden [grid-area:logo] max-[22.4375em]:w-8.5",
    ],
    ["nums", "[font-variant-numeric:tabular-nums_lining-nums]"],
  ],
});
