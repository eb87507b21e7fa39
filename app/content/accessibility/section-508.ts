import type { ConformanceRow } from "../types/conformance.types.ts";

type Entry = Pick<ConformanceRow, "criterion" | "name" | "how"> & Partial<Pick<ConformanceRow, "status">>;

/** Judged as a whole, based on the tests of the WCAG criteria. */
const judged = ({ status = "Supports", ...entry }: Entry) => ({ ...entry, status, tested: "Judged" as const });

/** Chapter 3 of the Revised 508 Standards, by section number. */
export const functionalPerformance = [
  { criterion: "302.1", name: "Without Vision", how: "All content is text or has a text alternative, in an order and with roles that a screen reader can follow." },
  { criterion: "302.2", name: "With Limited Vision", how: "Text can be enlarged to 400 percent without horizontal scrolling and keeps its contrast with system colors." },
  { criterion: "302.3", name: "Without Perception of Color", how: "Color alone never conveys meaning." },
  { criterion: "302.4", name: "Without Hearing", how: "The site has no audio." },
  { criterion: "302.5", name: "With Limited Hearing", how: "The site has no audio." },
  { criterion: "302.6", name: "Without Speech", how: "Nothing requires speech, and you can reach us by email as well as by phone." },
  { criterion: "302.7", name: "With Limited Manipulation", how: "Everything works with one key at a time or one tap, without holding, dragging or a time limit." },
  { criterion: "302.8", name: "With Limited Reach and Strength", how: "The site works with any device and input method the user has." },
  { criterion: "302.9", name: "With Limited Language, Cognitive, and Learning Abilities", how: "Sentences are plain, acronyms are explained, navigation is consistent, and motion can be stopped." },
].map(judged);

/** Chapter 6: accessibility documentation and support. */
export const supportServices = [
  { criterion: "602.2", name: "Accessibility and Compatibility Features", how: "This page lists them." },
  { criterion: "602.3", name: "Electronic Support Documentation", how: "The only documentation is this page, which meets the same criteria as all others." },
  { criterion: "602.4", name: "Alternate Formats for Non-Electronic Support Documentation", how: "We provide no documentation on paper.", status: "Not applicable" as const },
  { criterion: "603.2", name: "Information on Accessibility and Compatibility Features", how: "People who write or call are told what this report says." },
  { criterion: "603.3", name: "Accommodation of Communication Needs", how: "We respond by email, by phone, and by relay service." },
].map(judged);

/** Part of WCAG 2.0, which Section 508 references; removed in 2.2. */
export const parsing = judged({
  criterion: "4.1.1",
  name: "Parsing",
  how: "Part of WCAG 2.0 and 2.1 only, and their own errata treat it as met. All pages also pass a markup validator.",
});
