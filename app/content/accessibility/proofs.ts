import type { TestName } from "../types/conformance.types.ts";

const EVERY_PAGE: TestName = ["tests/e2e/every-page.spec.ts", "RT-1 ${path} renders, hydrates, passes the accessibility checks, and loses no content at any width or in any mode"];
const PICTURES: TestName = ["tests/e2e/carousels.spec.ts", "${id} each slide appears in turn, with its description"];
const NOT_TWICE: TestName = ["tests/worker/pages.test.ts", "WCAG 1.1.1 every picture has a text alternative, and none repeats a heading"];
const CODES: TestName = ["tests/e2e/capability.spec.ts", "BUY-3 READ-2 the page begins with what goes into a file, its codes are in tables with a header for each row, and its contents lead to each part"];
const LISTEN_HOME: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user goes through the home page by landmarks, then by headings"];
const LOW_WINDOW: TestName = ["tests/e2e/access-modes.spec.ts", "the header takes about one fifth of a low window, and its menus scroll within the window"];
const FIELDS: TestName = ["tests/e2e/contact-form.spec.ts", "FORM-1 FORM-2 FORM-3 FORM-4 DT-3 DB-4 ENT-9 CALL-1 CALL-2 CALL-3 TOAST-1 TOAST-2 the form on ${path} has its fields and marks, keeps entries if the gateway fails, else is sent"];
const OPEN_MENUS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-3 HDR-4 HDR-5 open menus fit the window, pass the axe checks and show two columns at one height, and all targets are large enough"];
const FLIP_STATES: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 FLIP-2 ENT-7 both sides of a card show all they have, cut off no word, pass the accessibility checks, and are printed"];
const HEADER_SCROLLS: TestName = ["tests/e2e/access-modes.spec.ts", "WCAG 1.4.10 the header scrolls away to leave room for reading"];
const MENU_STAYS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 HDR-6 menus open and close by pointer, after their delays, and stay open on the way to them"];
const WALK: TestName = ["tests/e2e/keyboard-walk.spec.ts", "${path} Tab goes from top to bottom, and each stop is in order, in view, and has a focus ring"];
const FORM_BY_KEYBOARD: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 TOAST-1 WCAG 2.1.1 WCAG 2.2.1 the form is sent by keyboard alone, after a day, and to a slow gateway, and the confirmation stays"];
const WHOLE_WAY: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 the keyboard goes into the menu, through categories and items, and back out with Escape"];
const MOBILE_ESCAPE: TestName = ["tests/e2e/mobile-menu.spec.ts", "HDR-7 STACK-1 GEN-8 the button opens a modal dialog over the whole page with all links, whose lists expand in turn; Escape and its button close it"];
const TOAST_WAITS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast stays for its time, waits under the pointer, and gives way to a new one; a copy button says Copied meanwhile"];
const MESSAGE_STAYS: TestName = ["tests/e2e/contact-states.spec.ts", "TOAST-2 CALL-3 a failure is said above the button until the next attempt; a refusal of the worker (429, 413, 422) says what to do"];
const SLASH: TestName = ["tests/e2e/search-suggestions.spec.ts", "FIND-5 WCAG 2.1.4 the slash key moves focus from a result to the search field, and does nothing elsewhere"];
const NO_SINGLE_KEYS: TestName = ["tests/e2e/states.spec.ts", "WCAG 2.1.4 no single key is a shortcut on other pages"];
const HOVERED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 text under the pointer keeps enough contrast on ${path}"];
const SUGGESTED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 placeholder text has enough contrast"];
const SLIDES_PAUSE: TestName = ["tests/e2e/home-hero.spec.ts", "HOME-1 the slides can be paused and restarted"];
const REASONS_PAUSE: TestName = ["tests/e2e/home-reasons.spec.ts", "HOME-7 GEN-8 the rotation waits under a pointer, and stops for focus, at its button and for a reason that is opened or closed"];
const BELTS_STOP: TestName = ["tests/e2e/home-clients.spec.ts", "HOME-10 the moving logos stop under the pointer, on keyboard focus, by the pause button, and outside the window"];
const CAROUSEL_PAUSE: TestName = ["tests/e2e/carousels.spec.ts", "${id} WCAG 2.2.2 the pause button stops the slides and the play button restarts them"];
const SKIP_LINK: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 GEN-4 a link loads the next page's code, opens it at its top with focus and announces it; back returns to where the visitor was"];
const SKIP_PLAIN: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link works without JavaScript"];
const OWN_TITLES: TestName = ["tests/worker/pages.test.ts", "RT-1 RT-3 RT-4 every page loads, with a title and description of its own and one main heading"];
const SHIFT_TAB: TestName = ["tests/e2e/keyboard-walk.spec.ts", "Shift+Tab goes back through the same stops"];
const TWO_CLICKS: TestName = ["tests/e2e/services-overview.spec.ts", "RT-3 all 53 service and practice pages are within two clicks of home"];
const SITEMAP: TestName = ["tests/worker/seo.test.ts", "SEO-5 the sitemap lists each page once, with the date of its last change where known"];
const NAMES: TestName = ["tests/e2e/names.slow.spec.ts", "HOME-1 HOME-7 HOME-10 the names of the pause and play buttons match the words on them"];
const FILTER: TestName = ["tests/e2e/services-overview.spec.ts", "the list is filtered as you type without scrolling, states how many entries match, and keeps the filter in the address"];
const SAME_FRAME: TestName = ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"];
const ERRORS: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 FORM-2 FORM-3 WCAG 4.1.3 an empty form is not sent; each error has a link, is announced on leaving its field, and goes once corrected"];
const LISTEN_FORM: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user sends the form with errors, then during an outage, then successfully"];
const KEPT: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 entries survive a reload and a return to the page, and are cleared once the form is sent"];
const LISTEN_SERVICES: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user opens Services, goes to an item, and hears its page title and heading once"];
const TOAST_ONCE: TestName = ["tests/e2e/toasts.spec.ts", "ENT-10 TOAST-3 a toast's code loads once one is likely; it is announced once, has no violations, and is at the top right at any width"];
const TABLE_CELLS: TestName = ["tests/e2e/specimens.spec.ts", "SHOW-3 SHOW-4 WCAG 1.3.1 a ${kind} is printed alone, readable without zooming, and at every width whole on its sheet and for a screen reader"];
const COLLAPSED_ROWS: TestName = ["tests/e2e/specimens.spec.ts", "SHOW-4 on a phone a sheet is a table with headers, collapsed rows are neither focused nor read, and every link is 24 px high"];
const TOAST_KEYS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 the keyboard goes to a toast with F6, pauses it, closes it and returns to where focus was"];
const CARD_STATE: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 WCAG 4.1.2 a click or key turns one card and leaves the others; its button tells the state, and turns with it, within it"];
const CHOICES: TestName = ["tests/e2e/contact-need.spec.ts", "FORM-5 ENT-9 FORM-2 PACK-3 WCAG 4.1.2 one native choice names the needs in four groups; it is the message's first line and decides the service"];
const TOOL_FIELDS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-1 WCAG 3.3.2 the calculator marks what is required, and computes by the address alone, from the keyboard"];
const TOOL_ERRORS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-2 WCAG 3.3.1 chosen, corrected and dropped files are read, and what cannot be read gets a message at its field"];
const FAILURE_HEARD: TestName = ["tests/e2e/screen-reader.spec.ts", "TOAST-2 FORM-1 a listener leaves a field with an error, sends too often, and reads the toast and the message"];

/**
 * The tests that verify each criterion: file and title as in the source, with `${…}` for generated parts.
 * scripts/test.ts fails if one of them did not run and pass. Source: TRUST-2.
 */
export const PROOFS: Readonly<Record<string, readonly TestName[]>> = {
  "1.1.1": [EVERY_PAGE, PICTURES, NOT_TWICE],
  "1.3.1": [EVERY_PAGE, CODES, TABLE_CELLS, LISTEN_HOME],
  "1.3.4": [EVERY_PAGE, LOW_WINDOW],
  "1.3.5": [FIELDS],
  "1.4.3": [EVERY_PAGE, OPEN_MENUS, FLIP_STATES, HOVERED, SUGGESTED],
  "1.4.4": [EVERY_PAGE],
  "1.4.10": [EVERY_PAGE, HEADER_SCROLLS],
  "1.4.12": [EVERY_PAGE],
  "1.4.13": [MENU_STAYS],
  "2.1.1": [WALK, FORM_BY_KEYBOARD, WHOLE_WAY],
  "2.1.2": [WALK, MOBILE_ESCAPE, TOAST_KEYS],
  "2.1.4": [SLASH, NO_SINGLE_KEYS],
  "2.2.1": [TOAST_WAITS, MESSAGE_STAYS, FORM_BY_KEYBOARD],
  "2.2.2": [SLIDES_PAUSE, REASONS_PAUSE, BELTS_STOP, CAROUSEL_PAUSE, EVERY_PAGE],
  "2.4.1": [SKIP_LINK, SKIP_PLAIN, EVERY_PAGE],
  "2.4.2": [OWN_TITLES],
  "2.4.3": [WALK, SHIFT_TAB, WHOLE_WAY, COLLAPSED_ROWS, TOAST_KEYS],
  "2.4.4": [EVERY_PAGE],
  "2.4.5": [TWO_CLICKS, SITEMAP],
  "2.4.7": [WALK],
  "2.4.11": [WALK, COLLAPSED_ROWS],
  "2.5.3": [EVERY_PAGE, NAMES],
  "2.5.8": [EVERY_PAGE, OPEN_MENUS, COLLAPSED_ROWS],
  "3.1.1": [EVERY_PAGE],
  "3.2.1": [WALK],
  "3.2.2": [FILTER],
  "3.2.3": [SAME_FRAME],
  "3.2.6": [SAME_FRAME],
  "3.3.1": [ERRORS, TOOL_ERRORS, LISTEN_FORM],
  "3.3.2": [FIELDS, ERRORS, TOOL_FIELDS],
  "3.3.3": [ERRORS],
  "3.3.7": [KEPT],
  "4.1.2": [EVERY_PAGE, NAMES, LISTEN_SERVICES, WHOLE_WAY, CARD_STATE, CHOICES],
  "4.1.3": [TOAST_ONCE, FAILURE_HEARD, ERRORS, LISTEN_FORM, FILTER],
};
