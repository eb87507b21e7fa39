/*
 * Library: react-aria-components 1.22.1 (react-aria's useDefaultLocale). It reads the browser's language when its
 * module loads, and reverses the arrow keys for visitors whose browser is set to Arabic or Hebrew, even on
 * left-to-right pages. `I18nProvider` sets another locale, but only after that.
 * Changed: the build replaces the module with one of the same exports that returns en-US.
 * Gain: 90 to 110 ms of main-thread time per first page (2026-11-22, medians of 5 interleaved runs, 4x CPU throttling).
 * Upstream: none found (react-spectrum #10022 and #10109 are about strings in other languages).
 * Remove when: the language is read on first use, or `I18nProvider` alone decides.
 * Test: tests/worker/client-bundle.test.ts, "no script reads the browser's language".
 */
import type { Plugin } from "vite";

const ID = "\0one-locale";

/**
 * Vite plugin. Runs before React Aria's own plugin, which would mistake a folder such as `site-EU` in the path for a
 * locale to remove.
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
