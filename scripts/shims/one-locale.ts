/*
 * Library: react-aria-components 1.22.1 (react-aria's useDefaultLocale). It asks for the browser's language as soon as it is
 * loaded, and turns the arrow keys around for those whose browser speaks Arabic or Hebrew, also on pages that read from
 * left to right. `I18nProvider` sets another language, after that was asked.
 * Changed: the build puts a module of the same exports in its place, which says en-US.
 * Gain: 90 to 110 ms of the main thread per first page (2026-11-22, medians of 5 interleaved runs, CPU four times slower).
 * Upstream: none found (react-spectrum #10022 and #10109 are about the strings of other languages).
 * Goes: when the language is asked for at the first use, or `I18nProvider` alone decides.
 * Test: tests/worker/client-bundle.test.ts, "no script asks for the browser's language".
 */
import type { Plugin } from "vite";

const ID = "\0one-locale";

/**
 * Vite plugin. Comes before React Aria's own, which would take a folder such as `site-EU` in the path for a language to
 * leave out.
 */
export const oneLocale: Plugin = {
  name: "one-locale",
  enforce: "pre",
  resolveId: { filter: { id: /^\.\/useDefaultLocale\.mjs$/ }, handler: () => ID },
  load: {
    filter: { id: new RegExp(`^${ID}$`) },
    handler: () =>
      `const locale = { locale: "en-US", direction: "ltr" };
export const getDefaultLocale = () => locale;
export const useDefaultLocale = getDefaultLocale;`,
  },
};
