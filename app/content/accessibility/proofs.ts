import type { TestName } from "../types/conformance.types.ts";

const EVERY_PAGE: TestName = ["tests/e2e/every-page.spec.ts", "RT-1 ${path} renders, hydrates, is accessible, and loses nothing at any width or in any mode"];
const PICTURES: TestName = ["tests/e2e/carousels.spec.ts", "${id} every picture comes when its turn comes, and says what it shows"];
const NOT_TWICE: TestName = ["tests/worker/pages.test.ts", "WCAG 1.1.1 every picture has an alternative, and none says again what a heading says"];
const CODES: TestName = ["tests/e2e/capability.spec.ts", "codes are tables with a row header each"];
const LISTEN_HOME: TestName = ["tests/e2e/screen-reader.spec.ts", "a listener hears the home page by its landmarks, then by its headings"];
const LOW_WINDOW: TestName = ["tests/e2e/access-modes.spec.ts", "the header leaves four fifths of the window, and its menus scroll within it"];
const FIELDS: TestName = ["tests/e2e/contact-form.spec.ts", "FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on ${path} has the fields and marks of the specification"];
const OPEN_MENUS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 the open menus fit the window and pass axe"];
const FLIP_STATES: TestName = ["tests/e2e/flip-cards.spec.ts", "FLIP-1 both states are accessible"];
const HEADER_SCROLLS: TestName = ["tests/e2e/access-modes.spec.ts", "the header scrolls away, so that there is room to read, WCAG 1.4.10"];
const MENU_STAYS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 the menu stays open while the pointer goes to it across other items"];
const ESCAPE_CLOSES: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 a press after a hover leaves the menu open; the next one, or Escape under the pointer, closes it for good"];
const CARET: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 Enter or Space on the caret opens and closes the menu"];
const WALK: TestName = ["tests/e2e/keyboard-walk.spec.ts", "${path} from top to end by Tab: each stop has a focus ring and is in view and in order"];
const FORM_BY_KEYBOARD: TestName = ["tests/e2e/contact-states.spec.ts", "WCAG 2.1.1 the form is filled in, mended and sent by keyboard alone; Enter in the message breaks the line"];
const WHOLE_WAY: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-6 the whole way: into the menu, through categories and items, and back by Escape"];
const MOBILE_ESCAPE: TestName = ["tests/e2e/mobile-menu.spec.ts", "HDR-7 Escape closes the menu and leaves the focus on its button; until then focus stays in it and the page behind is still"];
const TOAST_WAITS: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast waits while the pointer rests on it, and its bar with it"];
const MESSAGE_STAYS: TestName = ["tests/e2e/contact-states.spec.ts", "TOAST-2 the message in the page stays when its toast is gone, and leaves with the next try"];
const NO_TIME_LIMIT: TestName = ["tests/e2e/contact-states.spec.ts", "WCAG 2.2.1 a form that is left for a day keeps what was typed, and is sent"];
const SLASH: TestName = ["tests/e2e/search-suggestions.spec.ts", "FIND-5 WCAG 2.1.4 the slash key moves from a result to the field, and does nothing elsewhere"];
const NO_SINGLE_KEYS: TestName = ["tests/e2e/states.spec.ts", "WCAG 2.1.4 no single key is a shortcut"];
const HOVERED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 text under the pointer keeps its contrast on ${path}"];
const SUGGESTED: TestName = ["tests/e2e/states.spec.ts", "WCAG 1.4.3 placeholders keep their contrast"];
const SLIDES_PAUSE: TestName = ["tests/e2e/home-hero.spec.ts", "HOME-1 the slides can be paused, and played again"];
const REASONS_PAUSE: TestName = ["tests/e2e/home-reasons.spec.ts", "HOME-7 a reason can be chosen, and the rotation paused"];
const BELTS_STOP: TestName = ["tests/e2e/home-clients.spec.ts", "HOME-10 the belts stop under the pointer, for the keyboard and by the button"];
const CAROUSEL_PAUSE: TestName = ["tests/e2e/carousels.spec.ts", "${id} WCAG 2.2.2 pause stops the pictures and play lets them go on"];
const SKIP_LINK: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link leads past the header and forgets no page's place"];
const SKIP_PLAIN: TestName = ["tests/e2e/navigation.spec.ts", "GEN-3 the skip link leads past the header by its address alone"];
const OWN_TITLES: TestName = ["tests/worker/pages.test.ts", "RT-1 RT-3 RT-4 all pages answer 200, each with its own title, description and one h1"];
const SHIFT_TAB: TestName = ["tests/e2e/keyboard-walk.spec.ts", "Shift+Tab leads back over the same stops"];
const TWO_CLICKS: TestName = ["tests/e2e/services-overview.spec.ts", "RT-3 all 53 services are within two clicks from home"];
const SITEMAP: TestName = ["tests/worker/seo.test.ts", "SEO-5 the sitemap lists every page once, with the day of their words where the history knows it"];
const NAMES: TestName = ["tests/e2e/names.slow.spec.ts", "HOME-1 HOME-7 HOME-10 what moves is paused and played by buttons called what is written on them"];
const HEADER_TARGETS: TestName = ["tests/e2e/header-menus.spec.ts", "HDR-3 every target of the header is at least 24 px wide and 44 px high"];
const FILTER: TestName = ["tests/e2e/services-overview.spec.ts", "the list follows what is typed, says how many it found, and keeps it in the address"];
const FILTER_STILL: TestName = ["tests/e2e/services-overview.spec.ts", "typing leaves the page where it is scrolled"];
const SAME_FRAME: TestName = ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"];
const ERRORS: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 an empty form is not sent: the summary takes focus and its links lead to the fields"];
const LISTEN_FORM: TestName = ["tests/e2e/screen-reader.spec.ts", "a listener sends the form with errors, then a gateway fails, then it succeeds"];
const JUDGED_ON_LEAVING: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-1 nothing complains before the first try; then fields are judged while typing and on leaving"];
const KEPT: TestName = ["tests/e2e/contact-states.spec.ts", "FORM-3 what is typed survives a reload and the way back, and is forgotten once it is sent"];
const LISTEN_SERVICES: TestName = ["tests/e2e/screen-reader.spec.ts", "a listener opens Services, goes to an item and hears title and heading of its page once"];
const TOAST_ONCE: TestName = ["tests/e2e/toasts.spec.ts", "TOAST-3 a toast is announced once and has no accessibility violations"];

/**
 * The tests that verify each criterion: file and title as in the source, with `${…}` for generated parts.
 * scripts/test.ts fails if one of them did not run and pass. Source: TRUST-2.
 */
export const PROOFS: Readonly<Record<string, readonly TestName[]>> = {
  "1.1.1": [EVERY_PAGE, PICTURES, NOT_TWICE],
  "1.3.1": [EVERY_PAGE, CODES, LISTEN_HOME],
  "1.3.4": [EVERY_PAGE, LOW_WINDOW],
  "1.3.5": [FIELDS],
  "1.4.3": [EVERY_PAGE, OPEN_MENUS, FLIP_STATES, HOVERED, SUGGESTED],
  "1.4.4": [EVERY_PAGE],
  "1.4.10": [EVERY_PAGE, HEADER_SCROLLS],
  "1.4.12": [EVERY_PAGE],
  "1.4.13": [MENU_STAYS, ESCAPE_CLOSES],
  "2.1.1": [WALK, FORM_BY_KEYBOARD, WHOLE_WAY],
  "2.1.2": [WALK, MOBILE_ESCAPE],
  "2.1.4": [SLASH, NO_SINGLE_KEYS],
  "2.2.1": [TOAST_WAITS, MESSAGE_STAYS, NO_TIME_LIMIT],
  "2.2.2": [SLIDES_PAUSE, REASONS_PAUSE, BELTS_STOP, CAROUSEL_PAUSE, EVERY_PAGE],
  "2.4.1": [SKIP_LINK, SKIP_PLAIN, EVERY_PAGE],
  "2.4.2": [OWN_TITLES],
  "2.4.3": [WALK, SHIFT_TAB, WHOLE_WAY],
  "2.4.4": [EVERY_PAGE],
  "2.4.5": [TWO_CLICKS, SITEMAP],
  "2.4.7": [WALK],
  "2.4.11": [WALK],
  "2.5.3": [EVERY_PAGE, NAMES],
  "2.5.8": [EVERY_PAGE, HEADER_TARGETS],
  "3.1.1": [EVERY_PAGE],
  "3.2.1": [WALK],
  "3.2.2": [FILTER, FILTER_STILL],
  "3.2.3": [SAME_FRAME],
  "3.2.6": [SAME_FRAME],
  "3.3.1": [ERRORS, LISTEN_FORM],
  "3.3.2": [FIELDS],
  "3.3.3": [ERRORS, JUDGED_ON_LEAVING],
  "3.3.7": [KEPT],
  "4.1.2": [EVERY_PAGE, NAMES, LISTEN_SERVICES, CARET],
  "4.1.3": [TOAST_ONCE, LISTEN_FORM, FILTER],
};
