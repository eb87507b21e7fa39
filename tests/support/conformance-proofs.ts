const EVERY_PAGE = "is accessible at 1440 and 390 px";
const FITS = "renders, hydrates and fits at 1440 and 320 px";
const MODES = "loses nothing to spaced or enlarged text, on paper, with system colors or at rest";
const WALK = "from top to end by Tab at";
const FORM_BY_KEYBOARD = "the form is filled in, mended and sent by keyboard alone";
const NAMES = "what moves is paused and played by buttons called what is written on them";
const ERRORS = "an empty form is not sent: the summary takes focus and its links lead to the fields";

/**
 * The tests behind each row of the conformance table that says it is checked automatically: words of their titles in
 * tests/e2e and tests/worker. Apart from the table's own data, because that goes to visitors.
 */
export const PROOFS: Record<string, readonly string[]> = {
  "1.1.1": [EVERY_PAGE, "every picture comes when its turn comes, and says what it shows"],
  "1.3.1": [EVERY_PAGE, "codes are tables with a row header each", "a listener hears the home page by its landmarks"],
  "1.3.4": [FITS, "the header leaves four fifths of the window, and its menus scroll within it"],
  "1.3.5": ["has the fields and marks of the specification"],
  "1.4.3": [EVERY_PAGE, "the open menus fit the window and pass axe", "both states are accessible"],
  "1.4.4": [MODES],
  "1.4.10": [FITS, "the header scrolls away, so that there is room to read"],
  "1.4.12": [MODES, "text spaced as wide as WCAG 1.4.12 asks"],
  "1.4.13": [
    "the menu stays open while the pointer goes to it across other items",
    "closes ${name} under a resting pointer",
  ],
  "2.1.1": [WALK, FORM_BY_KEYBOARD, "the whole way: into the menu, through categories and items, and back by Escape"],
  "2.1.2": [WALK, "Escape closes the menu and leaves the focus on its button"],
  "2.2.1": ["a toast waits while the pointer rests on it", "the message in the page stays when its toast is gone"],
  "2.2.2": [
    "the slides can be paused, and played again",
    "a reason can be chosen, and the rotation paused",
    "the belts stop under the pointer, for the keyboard and by the button",
    "WCAG 2.2.2 pause stops the pictures",
    MODES,
  ],
  "2.4.1": ["the skip link leads past the header", EVERY_PAGE],
  "2.4.2": ["each with its own title, description and one h1"],
  "2.4.3": [WALK, "Shift+Tab leads back over the same stops", "and back by Escape"],
  "2.4.4": [EVERY_PAGE],
  "2.4.5": ["all 53 services are within two clicks from home", "the sitemap lists every page once"],
  "2.4.7": [WALK],
  "2.4.11": [WALK],
  "2.5.3": [EVERY_PAGE, NAMES],
  "2.5.8": [EVERY_PAGE, "every target of the header is at least 24 px wide"],
  "3.1.1": [FITS],
  "3.2.1": [WALK],
  "3.2.2": ["the list follows what is typed", "typing leaves the page where it is scrolled"],
  "3.2.3": ["header and footer are the same on every page"],
  "3.2.6": ["header and footer are the same on every page"],
  "3.3.1": [ERRORS, "a listener sends the form with errors"],
  "3.3.2": ["has the fields and marks of the specification"],
  "3.3.3": [ERRORS, "then fields are judged while typing and on leaving"],
  "3.3.7": ["what is typed survives a reload and the way back"],
  "4.1.2": [EVERY_PAGE, NAMES, "a listener opens Services, goes to an item"],
  "4.1.3": ["a toast is announced once", "a listener sends the form with errors", "says how many it found"],
};
