import type { TestName } from "../types/conformance.types.ts";

const EVERY_PAGE: TestName = ["tests/e2e/every-page.spec.ts", "RT-1 ${path} renders, hydrates, passes the accessibility checks, and loses no content at any width or in any mode"];
const PICTURES: TestName = ["tests/e2e/carousels.spec.ts", "${id} each slide appears in turn, with its description"];
const NOT_TWICE: TestName = ["tests/worker/pages.test.ts", "WCAG 1.1.1 every picture has a text alternative, and none repeats a heading"];
const CODES: TestName = ["tests/e2e/capability.spec.ts", "codes are in tables with a header for each row"];
const LISTEN_HOME: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user goes through the home page by landmarks, then by headings"];
const LOW_WINDOW: TestName = ["tests/e2e/access-modes.spec.ts", "the header takes about one fifth of a low window, and its menus scroll within the window"];
const FIELDS: TestName = ["tests/e2e/contact-form.spec.ts", "FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on ${path} has the fields and the required marks that the specification lists"];
const OPEN_MENUS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 open menus fit the window and pass the axe checks"];
const FLIP_STATES: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 both sides of the cards pass the accessibility checks"];
const HEADER_SCROLLS: TestName = ["tests/e2e/access-modes.spec.ts", "WCAG 1.4.10 the header scrolls away to leave room for reading"];
const MENU_STAYS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 a menu stays open while the pointer crosses other items on the way to it"];
const ESCAPE_CLOSES: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 a click after a hover keeps the menu open; a second click, or Escape during a hover, closes it, and it stays closed"];
const CARET: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 Enter or Space on the caret opens and closes the menu"];
const WALK: TestName = ["tests/e2e/keyboard-walk.spec.ts", "${path} Tab goes from top to bottom, and each stop is in order, in view, and has a focus ring"];
const FORM_BY_KEYBOARD: TestName = ["tests/e2e/contact-states.spec.ts", "WCAG 2.1.1 the form is filled in, corrected, and sent by keyboard alone; Enter in the message starts a new line"];
const WHOLE_WAY: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 the keyboard goes into the menu, through categories and items, and back out with Escape"];
const MOBILE_ESCAPE: TestName = ["tests/e2e/mobile-menu.spec.ts", "HDR-7 Escape closes the menu and returns focus to its button; until then, focus stays in the menu and the page behind it does not scroll"];
const TOAST_WAITS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast and its progress bar pause while the pointer is over it"];
const MESSAGE_STAYS: TestName = ["tests/e2e/contact-states.spec.ts", "TOAST-2 the message in the page remains after its toast closes, until the next attempt"];
const NO_TIME_LIMIT: TestName = ["tests/e2e/contact-states.spec.ts", "WCAG 2.2.1 a form left open for a day keeps its entries and can be sent"];
const SLASH: TestName = ["tests/e2e/search-suggestions.spec.ts", "FIND-5 WCAG 2.1.4 the slash key moves focus from a result to the search field, and does nothing elsewhere"];
const NO_SINGLE_KEYS: TestName = ["tests/e2e/states.spec.ts", "WCAG 2.1.4 no single key is a shortcut on other pages"];
const HOVERED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 text under the pointer keeps enough contrast on ${path}"];
const SUGGESTED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 placeholder text has enough contrast"];
const SLIDES_PAUSE: TestName = ["tests/e2e/home-hero.spec.ts", "HOME-1 the slides can be paused and restarted"];
const REASONS_PAUSE: TestName = ["tests/e2e/home-reasons.spec.ts", "HOME-7 the rotation waits under a pointer, and stops for focus and at the button before the list"];
const BELTS_STOP: TestName = ["tests/e2e/home-clients.spec.ts", "HOME-10 the moving logos stop under the pointer, on keyboard focus, and by the pause button"];
const CAROUSEL_PAUSE: TestName = ["tests/e2e/carousels.spec.ts", "${id} WCAG 2.2.2 the pause button stops the slides and the play button restarts them"];
const SKIP_LINK: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link goes past the header, and each page keeps its own scroll position"];
const SKIP_PLAIN: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link works without JavaScript"];
const OWN_TITLES: TestName = ["tests/worker/pages.test.ts", "RT-1 RT-3 RT-4 every page loads, with a title and description of its own and one main heading"];
const SHIFT_TAB: TestName = ["tests/e2e/keyboard-walk.spec.ts", "Shift+Tab goes back through the same stops"];
const TWO_CLICKS: TestName = ["tests/e2e/services-overview.spec.ts", "RT-3 all 53 service and practice pages are within two clicks of home"];
const SITEMAP: TestName = ["tests/worker/seo.test.ts", "SEO-5 the sitemap lists each page once, with the date of its last change where known"];
const NAMES: TestName = ["tests/e2e/names.slow.spec.ts", "HOME-1 HOME-7 HOME-10 the names of the pause and play buttons match the words on them"];
const HEADER_TARGETS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-3 every target in the header is at least 24 pixels wide and 44 pixels high, or 42 in two tiers"];
const FILTER: TestName = ["tests/e2e/services-overview.spec.ts", "the list is filtered as you type, states how many entries match, and keeps the filter in the address"];
const FILTER_STILL: TestName = ["tests/e2e/services-overview.spec.ts", "typing does not scroll the page"];
const SAME_FRAME: TestName = ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"];
const ERRORS: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 an empty form is not sent: the summary receives focus, and its links go to the fields"];
const LISTEN_FORM: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user sends the form with errors, then during an outage, then successfully"];
const JUDGED_ON_LEAVING: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 no errors appear before the first attempt; after it, fields are checked during typing and on leaving them"];
const KEPT: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 entries survive a reload and a return to the page, and are cleared once the form is sent"];
const LISTEN_SERVICES: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user opens Services, goes to an item, and hears its page title and heading once"];
const TOAST_ONCE: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast is announced once and has no accessibility violations"];
const TABLE_CELLS: TestName = ["tests/e2e/tables.spec.ts", "SHOW-4 PACK-4 WCAG 1.3.1 no cell of a table on ${path} is missing for a screen reader at any width"];
const COLLAPSED_ROWS: TestName = ["tests/e2e/specimens.spec.ts", "SHOW-4 on a phone, collapsed rows are neither focused nor read, and every link is 24 px high"];
const TOAST_KEYS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 F6 goes to a toast, and a second F6 back to where focus was"];
const CARD_STATE: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 WCAG 4.1.2 a card's button tells its state, keeps its name, and comes before the text that it changes"];
const CHOICES: TestName = ["tests/e2e/contact-need.spec.ts", "FORM-5 WCAG 4.1.2 one native choice names the needs in four groups, and choosing none is allowed"];
const ASTERISK: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 FORM-2 what the marks mean is said beside them, and stays beside the list of errors"];
const TOOL_FIELDS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-1 TOOL-3 WCAG 3.3.2 required fields have a mark that is explained, and screen readers hear that they are required"];
const TOOL_ERRORS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-2 WCAG 3.3.1 the field that cannot be read is invalid and described by its problems, until it is changed"];
const FAILURE_HEARD: TestName = ["tests/e2e/contact-states.spec.ts", "TOAST-2 WCAG 4.1.3 the message of a failed send is in view above its button, and announced once, with its wait"];
const ERROR_HEARD: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 WCAG 4.1.3 after a refused send, the error of a field is announced when the field is left"];

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
  "1.4.13": [MENU_STAYS, ESCAPE_CLOSES],
  "2.1.1": [WALK, FORM_BY_KEYBOARD, WHOLE_WAY],
  "2.1.2": [WALK, MOBILE_ESCAPE, TOAST_KEYS],
  "2.1.4": [SLASH, NO_SINGLE_KEYS],
  "2.2.1": [TOAST_WAITS, MESSAGE_STAYS, NO_TIME_LIMIT],
  "2.2.2": [SLIDES_PAUSE, REASONS_PAUSE, BELTS_STOP, CAROUSEL_PAUSE, EVERY_PAGE],
  "2.4.1": [SKIP_LINK, SKIP_PLAIN, EVERY_PAGE],
  "2.4.2": [OWN_TITLES],
  "2.4.3": [WALK, SHIFT_TAB, WHOLE_WAY, COLLAPSED_ROWS, TOAST_KEYS],
  "2.4.4": [EVERY_PAGE],
  "2.4.5": [TWO_CLICKS, SITEMAP],
  "2.4.7": [WALK],
  "2.4.11": [WALK, COLLAPSED_ROWS],
  "2.5.3": [EVERY_PAGE, NAMES],
  "2.5.8": [EVERY_PAGE, HEADER_TARGETS, COLLAPSED_ROWS],
  "3.1.1": [EVERY_PAGE],
  "3.2.1": [WALK],
  "3.2.2": [FILTER, FILTER_STILL],
  "3.2.3": [SAME_FRAME],
  "3.2.6": [SAME_FRAME],
  "3.3.1": [ERRORS, TOOL_ERRORS, LISTEN_FORM],
  "3.3.2": [FIELDS, ASTERISK, TOOL_FIELDS],
  "3.3.3": [ERRORS, JUDGED_ON_LEAVING],
  "3.3.7": [KEPT],
  "4.1.2": [EVERY_PAGE, NAMES, LISTEN_SERVICES, CARET, CARD_STATE, CHOICES],
  "4.1.3": [TOAST_ONCE, FAILURE_HEARD, ERROR_HEARD, LISTEN_FORM, FILTER],
};
