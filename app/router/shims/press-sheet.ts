/*
 * Library: react-aria-components 1.22.1 (react-aria's usePress). The first button of a page adds a `<style>` element
 * with one rule, unless an element with this id exists. That recalculates the styles of the whole page.
 * Changed: the element with the page's nonce has the id, and the rule is in base.css.
 * Gain: 90 ms of layout and style on the home page, 504 to 414 ms of main-thread time (2026-11-22, medians of 5
 * interleaved runs, 4x CPU throttling).
 * Upstream: react-spectrum #8273 only asks for a nonce; none found for shipping the rule separately.
 * Remove when: React Aria ships the rule as a file, or uses an adopted style sheet.
 * Test: tests/e2e/shims.slow.spec.ts, "React Aria writes no style sheet of its own".
 */
export const PRESS_SHEET_ID = "react-aria-pressable-style";
