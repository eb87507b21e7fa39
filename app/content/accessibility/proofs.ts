import type { TestName } from "../types/conformance.types.ts";

const EVERY_PAGE: TestName = ["tests/e2e/every-page.spec.ts", "RT-1 ${path} is accessible, and loses no content at any width or mode"];
const PICTURES: TestName = ["tests/e2e/carousels.spec.ts", "DT-1 DB-1 four pictures, each described, take turns, unless the pointer rests on one"];
const NOT_TWICE: TestName = ["tests/worker/pages.test.ts", "WCAG 1.1.1 every picture has a text alternative, and none repeats a heading"];
const CODES: TestName = ["tests/e2e/capability.spec.ts", "BUY-3 READ-2 the capability page begins with a file's facts, and its tables have headers"];
const LISTEN_HOME: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user goes through the home page by landmarks, then by headings"];
const LOW_WINDOW: TestName = ["tests/e2e/access-modes.spec.ts", "the header takes about one fifth of a low window, and its menus scroll within the window"];
const FIELDS: TestName = ["tests/e2e/contact-form.spec.ts", "FORM-1 FORM-2 FORM-3 FORM-4 DT-3 ENT-9 CALL-1 CALL-2 CALL-3 TOAST-1 TOAST-2 ${path} keeps entries if the gateway fails, else sends them"];
const OPEN_MENUS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-3 HDR-4 HDR-5 open menus fit the window and pass axe, with large targets"];
const FLIP_STATES: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 FLIP-2 ENT-7 both sides of a card show all they have, and are printed"];
const HEADER_SCROLLS: TestName = ["tests/e2e/access-modes.spec.ts", "WCAG 1.4.10 the header scrolls away to leave room for reading"];
const MENU_STAYS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 HDR-6 menus open and close after their delays"];
const WALK: TestName = ["tests/e2e/keyboard-walk.spec.ts", "${path} Tab goes down and Shift+Tab back, each stop in view with a ring"];
const FORM_BY_KEYBOARD: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 TOAST-1 WCAG 2.1.1 WCAG 2.2.1 the form is sent by keyboard, after a day"];
const WHOLE_WAY: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 the keyboard goes through the menu and out with Escape"];
const MOBILE_ESCAPE: TestName = ["tests/e2e/mobile-menu.spec.ts", "HDR-7 STACK-1 GEN-8 the button opens a modal dialog, whose lists expand in turn"];
const TOAST_WAITS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast stays for its time, waits under the pointer, and gives way"];
const MESSAGE_STAYS: TestName = ["tests/e2e/contact-states.spec.ts", "TOAST-2 CALL-3 a failure is said above the button, with what to do"];
const SLASH: TestName = ["tests/e2e/search-suggestions.spec.ts", "FIND-5 WCAG 2.1.4 the slash key leads from a result to the field, and nowhere else"];
const NO_SINGLE_KEYS: TestName = ["tests/e2e/states.spec.ts", "WCAG 2.1.4 no single key is a shortcut on other pages"];
const HOVERED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 text under the pointer keeps enough contrast on ${path}"];
const SUGGESTED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 placeholder text has enough contrast"];
const SLIDES_PAUSE: TestName = ["tests/e2e/home-hero.spec.ts", "HOME-1 the slides wait in a hidden tab and for focus, and can be paused"];
const REASONS_PAUSE: TestName = ["tests/e2e/home-reasons.spec.ts", "HOME-7 GEN-8 the rotation waits under a pointer, and stops for focus and for a choice"];
const BELTS_STOP: TestName = ["tests/e2e/home-clients.spec.ts", "HOME-10 the logos stop under the pointer, on focus, by their button, and out of sight"];
const CAROUSEL_PAUSE: TestName = ["tests/e2e/carousels.spec.ts", "DT-1 DB-1 WCAG 2.2.2 the pictures are paused, chosen around both ends, and restarted"];
const PICTURES_WAIT: TestName = ["tests/e2e/carousels.spec.ts", "DT-1 WCAG 2.2.2 nothing changes until a pointer has moved, as a screen reader's cursor may be on it"];
const COMPARED_HEADERS: TestName = ["tests/e2e/compare.spec.ts", "PACK-4 WCAG 1.3.1 the header of a column is the service's name alone, and labels are not heard twice"];
const VERDICT: TestName = ["tests/e2e/tools.spec.ts", "TOOL-3 WCAG 3.3.1 a verdict is focused, and tied to the field that is wrong"];
const REMOVED_FROM_PACK: TestName = ["tests/e2e/pack.spec.ts", "PACK-1 the keyboard adds and removes, whatever is in the storage"];
const SKIP_LINK: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 GEN-4 a link opens the next page at its top, announced; back returns"];
const SKIP_PLAIN: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link works without JavaScript"];
const OWN_TITLES: TestName = ["tests/worker/pages.test.ts", "RT-1 RT-3 RT-4 every page loads, with a title and description of its own and one main heading"];
const TWO_CLICKS: TestName = ["tests/e2e/services-overview.spec.ts", "RT-3 all 53 service and practice pages are within two clicks of home"];
const SITEMAP: TestName = ["tests/worker/seo.test.ts", "SEO-5 the sitemap lists each page once, with the date of its last change where known"];
const FILTER: TestName = ["tests/e2e/services-overview.spec.ts", "the list is filtered as you type, states how many match, and keeps the filter"];
const SAME_FRAME: TestName = ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"];
const ERRORS: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 FORM-2 FORM-3 WCAG 4.1.3 each error has a link and is announced"];
const LISTEN_FORM: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user sends the form with errors, then whole"];
const KEPT: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 entries survive a reload, and are cleared once sent"];
const LISTEN_SERVICES: TestName = ["tests/e2e/screen-reader.spec.ts", "a screen reader user opens Services, goes to an item, and hears its title once"];
const TOAST_ONCE: TestName = ["tests/e2e/toasts.spec.ts", "ENT-10 TOAST-3 a toast loads when likely, is announced once, and is at the top right"];
const TABLE_CELLS: TestName = ["tests/e2e/specimens.spec.ts", "SHOW-3 SHOW-4 WCAG 1.3.1 a ${kind} is printed alone, and whole at every width"];
const BELOW_BAR: TestName = ["tests/e2e/rules.spec.ts", "RULE-2 WCAG 2.4.11 the bar of letters covers nothing that receives focus"];
const COLLAPSED_ROWS: TestName = ["tests/e2e/specimens.spec.ts", "SHOW-4 on a phone a sheet is a table with headers, and a collapsed sheet is not focused"];
const TOAST_KEYS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 the keyboard goes to a toast with F6, closes it and returns"];
const CARD_STATE: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 WCAG 4.1.2 a click or key turns one card, and its button says so"];
const CHOICES: TestName = ["tests/e2e/contact-need.spec.ts", "FORM-5 ENT-9 FORM-2 WCAG 4.1.2 one native choice names the need"];
const TOOL_FIELDS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-1 WCAG 3.3.2 the calculator marks what is required, and needs no scripts"];
const TOOL_ERRORS: TestName = ["tests/e2e/tools.spec.ts", "TOOL-2 WCAG 3.3.1 files are read, and problems are said at their field"];
const FAILURE_HEARD: TestName = ["tests/e2e/screen-reader.spec.ts", "TOAST-2 FORM-1 a listener hears an error, a refusal and its toast"];

/**
 * The tests that verify each criterion: file and title as in the source, with `${…}` for generated parts.
 * scripts/test.ts fails if one of them did not run and pass. Source: TRUST-2.
 */
export const PROOFS: Readonly<Record<string, readonly TestName[]>> = {
  "1.1.1": [EVERY_PAGE, PICTURES, NOT_TWICE],
  "1.3.1": [EVERY_PAGE, CODES, TABLE_CELLS, COMPARED_HEADERS, LISTEN_HOME],
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
  "2.2.2": [SLIDES_PAUSE, REASONS_PAUSE, BELTS_STOP, CAROUSEL_PAUSE, PICTURES_WAIT, EVERY_PAGE],
  "2.4.1": [SKIP_LINK, SKIP_PLAIN, EVERY_PAGE],
  "2.4.2": [OWN_TITLES],
  "2.4.3": [WALK, WHOLE_WAY, COLLAPSED_ROWS, TOAST_KEYS],
  "2.4.4": [EVERY_PAGE],
  "2.4.5": [TWO_CLICKS, SITEMAP],
  "2.4.7": [WALK],
  "2.4.11": [WALK, COLLAPSED_ROWS, BELOW_BAR],
  "2.5.3": [EVERY_PAGE],
  "2.5.8": [EVERY_PAGE, OPEN_MENUS, COLLAPSED_ROWS],
  "3.1.1": [EVERY_PAGE],
  "3.2.1": [WALK],
  "3.2.2": [FILTER],
  "3.2.3": [SAME_FRAME],
  "3.2.6": [SAME_FRAME],
  "3.3.1": [ERRORS, TOOL_ERRORS, VERDICT, LISTEN_FORM],
  "3.3.2": [FIELDS, ERRORS, TOOL_FIELDS],
  "3.3.3": [ERRORS],
  "3.3.7": [KEPT],
  "4.1.2": [EVERY_PAGE, LISTEN_SERVICES, WHOLE_WAY, CARD_STATE, CHOICES],
  "4.1.3": [TOAST_ONCE, FAILURE_HEARD, ERRORS, LISTEN_FORM, FILTER, REMOVED_FROM_PACK],
};
