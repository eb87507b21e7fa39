/*
 * Library: react-aria-components 1.22.1 (react-aria's usePress). The first button of a page writes a `<style>` with one rule
 * into it, unless one stands there with this id; that has every element of the page styled anew.
 * Changed: the site's own sheet, which the server writes into the page, carries the id; the rule stands in base.css.
 * Gain: 90 ms of layout and style on the home page, 504 to 414 ms of the main thread
 * (2026-11-22, medians of 5 interleaved runs, CPU four times slower).
 * Upstream: react-spectrum #8273 asks for a nonce only; none found for a way to bring the rule along.
 * Goes: when React Aria ships the rule as a file, or writes it into an adopted sheet.
 * Test: tests/e2e/shims.slow.spec.ts, "React Aria takes the site's sheet for its own, and writes none".
 */
export const PRESS_SHEET_ID = "react-aria-pressable-style";
