import type { ConformanceRow } from "../types/conformance.types.ts";


type Entry = readonly [string, string, "A" | "AA", string, ConformanceRow["tested"]];

const SUPPORTED: readonly Entry[] = [
  ["1.1.1", "Non-text Content", "A", "Each picture has a text alternative. Drawings that repeat nearby words are hidden from assistive technology.", "Automated and judged"],
  ["1.3.1", "Info and Relationships", "A", "Headings, lists, tables, definition lists, landmarks and form labels convey the structure that the layout shows.", "Automated and judged"],
  ["1.3.2", "Meaningful Sequence", "A", "The order of the markup makes sense at any width. The button that turns a card comes before what it changes, although it stands below it.", "Judged"],
  ["1.3.3", "Sensory Characteristics", "A", "No instruction depends on shape, place or color alone.", "Judged"],
  ["1.3.4", "Orientation", "AA", "Pages work in portrait and landscape orientation, including on phones.", "Automated"],
  ["1.3.5", "Identify Input Purpose", "AA", "Name, email, phone and company fields tell the browser what they are for.", "Automated"],
  ["1.4.1", "Use of Color", "A", "Links are underlined or are in lists of links. States are shown with an icon, a word or a line.", "Judged"],
  ["1.4.3", "Contrast (Minimum)", "AA", "The contrast of text is at least 4.5 to 1, and that of body text 7 to 1, on every background.", "Automated and judged"],
  ["1.4.4", "Resize Text", "AA", "At 200 percent, no text is lost and none overlaps.", "Automated"],
  ["1.4.5", "Images of Text", "AA", "No text is an image, except in logos, which the criterion allows.", "Judged"],
  ["1.4.10", "Reflow", "AA", "At 320 pixels, or 400 percent, pages do not scroll horizontally.", "Automated"],
  ["1.4.11", "Non-text Contrast", "AA", "Field borders, focus rings and the symbols of controls have a contrast of at least 3 to 1.", "Judged"],
  ["1.4.12", "Text Spacing", "AA", "Wider spacing of lines, words and letters does not cut off text.", "Automated"],
  ["1.4.13", "Content on Hover or Focus", "AA", "Menus stay open while the pointer moves to them and close with Escape. Nothing else appears on hover alone.", "Automated"],
  ["2.1.1", "Keyboard", "A", "All links, menus, tabs, accordions, carousels, cards and forms work from the keyboard.", "Automated"],
  ["2.1.2", "No Keyboard Trap", "A", "Focus leaves each part by Tab or Escape. The mobile menu closes with Escape.", "Automated"],
  ["2.2.1", "Timing Adjustable", "A", "No task has a time limit. The timer of a short message stops under the pointer or focus, and the message also appears in the page.", "Automated"],
  ["2.2.2", "Pause, Stop, Hide", "A", "Slides, rotating lists and moving logos have a pause button, and stand still when the system asks for reduced motion. The pictures of practices and the list of reasons move only once a pointer has.", "Automated"],
  ["2.3.1", "Three Flashes or Below Threshold", "A", "Nothing flashes.", "Judged"],
  ["2.4.1", "Bypass Blocks", "A", "The first Tab stop is a link that skips the header. Landmarks and headings mark the other parts.", "Automated"],
  ["2.4.2", "Page Titled", "A", "Each page has its own title.", "Automated"],
  ["2.4.3", "Focus Order", "A", "Focus follows the order of the markup, skips what is collapsed, and returns to the control that opened a menu or a message.", "Automated"],
  ["2.4.4", "Link Purpose (In Context)", "A", "The text of each link names its destination.", "Automated and judged"],
  ["2.4.5", "Multiple Ways", "AA", "Menus, overviews with a filter, related links, and a sitemap lead to each page.", "Automated"],
  ["2.4.6", "Headings and Labels", "AA", "Headings and labels describe what follows.", "Judged"],
  ["2.4.7", "Focus Visible", "AA", "A ring of at least two pixels marks the focus everywhere.", "Automated"],
  ["2.4.11", "Focus Not Obscured (Minimum)", "AA", "Neither the fixed header nor a fixed bar below it covers the element that has focus.", "Automated"],
  ["2.5.1", "Pointer Gestures", "A", "Everything works with single taps or clicks.", "Judged"],
  ["2.1.4", "Character Key Shortcuts", "A", "There is one. In the search results, and only while one of them has the focus, the slash key moves to the search field.", "Automated"],
  ["2.5.2", "Pointer Cancellation", "A", "Actions happen when the pointer is released, so sliding away cancels them.", "Judged"],
  ["2.5.3", "Label in Name", "A", "The accessible name of a control contains the words it shows.", "Automated"],
  ["2.5.8", "Target Size (Minimum)", "AA", "Targets measure at least 24 by 24 pixels, and most measure 44 or more.", "Automated"],
  ["3.1.1", "Language of Page", "A", "Pages declare American English.", "Automated"],
  ["3.1.2", "Language of Parts", "AA", "All text is English. No part needs another language.", "Judged"],
  ["3.2.1", "On Focus", "A", "Focus alone changes only the appearance of a control.", "Automated"],
  ["3.2.2", "On Input", "A", "Typing filters the list of services, as its label says, and moves nothing else.", "Automated"],
  ["3.2.3", "Consistent Navigation", "AA", "Header and footer keep their order on every page.", "Automated"],
  ["3.2.4", "Consistent Identification", "AA", "The same action has the same name and icon everywhere.", "Judged"],
  ["3.2.6", "Consistent Help", "A", "Phone and email are in the same place in every footer.", "Automated"],
  ["3.3.1", "Error Identification", "A", "A summary names each field with an error, and the field says what is wrong.", "Automated"],
  ["3.3.3", "Error Suggestion", "AA", "Each message says what to enter.", "Automated"],
  ["3.3.7", "Redundant Entry", "A", "Nothing is asked twice. What you typed survives errors, reloading and going back.", "Automated"],
  ["4.1.2", "Name, Role, Value", "A", "Controls are native elements or follow the ARIA Authoring Practices.", "Automated"],
  ["4.1.3", "Status Messages", "AA", "Results of the form, the errors of a field that is left, the filter and copying are announced without moving the focus.", "Automated"],
];

const PARTIALLY_SUPPORTED: readonly Entry[] = [
  ["3.3.2", "Labels or Instructions", "A", "Labels stay visible. Required fields are marked, and the mark is explained. The phone field shows the mark too, although it may be left empty, as the explanation and the note on it say.", "Automated"],
];

const NOT_APPLICABLE: readonly (readonly [string, string, "A" | "AA", string])[] = [
  ["1.2.1", "Audio-only and Video-only (Prerecorded)", "A", "The site has no audio or video."],
  ["1.2.2", "Captions (Prerecorded)", "A", "The site has no audio or video."],
  ["1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", "The site has no video."],
  ["1.2.4", "Captions (Live)", "AA", "The site has no live media."],
  ["1.2.5", "Audio Description (Prerecorded)", "AA", "The site has no video."],
  ["1.4.2", "Audio Control", "A", "Nothing plays sound."],
  ["2.5.4", "Motion Actuation", "A", "Nothing reacts to moving the device."],
  ["2.5.7", "Dragging Movements", "AA", "Nothing requires dragging."],
  ["3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", "The form makes no legal or financial commitment."],
  ["3.3.8", "Accessible Authentication (Minimum)", "AA", "There is nothing to sign in to."],
];

const numberOf = (criterion: string) =>
  criterion.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);

/** Every success criterion of WCAG 2.2, levels A and AA, in its order. Source: W3C Recommendation of 12 December 2024. */
export const conformance: readonly ConformanceRow[] = [
  ...SUPPORTED.map(([criterion, name, level, how, tested]): ConformanceRow => ({ criterion, name, level, status: "Supports", how, tested })),
  ...PARTIALLY_SUPPORTED.map(([criterion, name, level, how, tested]): ConformanceRow => ({ criterion, name, level, status: "Partially supports", how, tested })),
  ...NOT_APPLICABLE.map(([criterion, name, level, how]): ConformanceRow => ({ criterion, name, level, status: "Not applicable", how, tested: "Judged" })),
].toSorted((a, b) => numberOf(a.criterion) - numberOf(b.criterion));
