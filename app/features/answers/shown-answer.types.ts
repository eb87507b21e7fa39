import type { PageLink } from "../../content/types/page-section.types.ts";

/** An answer as shown: `id` is its anchor, a source's `id` that of its entry in the register. */
export interface ShownAnswer {
  id: string;
  question: string;
  answer: string;
  sources: readonly { id: string; name: string; checked: string }[];
  more?: PageLink;
}

/** The answers of a topic. Its id is the anchor of the group. */
export interface AnswerGroup {
  id: string;
  heading: string;
  /** What the group gathers. */
  note?: string | undefined;
  answers: readonly ShownAnswer[];
}
