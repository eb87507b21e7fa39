import { expect, test } from "vitest";
import { ANSWERS_PATH } from "../../content/pages/buyers-answers.ts";
import { answerTo } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const WORDS = [
  "T&M or FFP",
  "FFP",
  "section 889",
  "NDAA",
  "EFT",
  "bank information",
  "protest",
  "SBIR",
  "can you start in 30 days",
  "key personnel resumes",
  "transition in",
  "insurance",
  "OCI",
  "payment terms",
  "FAR 52.204-25",
  "FAR 9.5",
  "FAR 52.219-14",
  "BPA",
  "use of AI",
  "offshore",
  "sam.gov registration expires",
  "warranty",
  "data rights",
  "source code",
  "purchase card",
  "maximum order threshold",
  "NDA",
  "TAA",
  "HECVAT",
  "university procurement",
  "choice of vehicle",
  "which contract vehicle",
  "eVA",
  "FOCI",
  "mentor-protégé",
  "joint venture",
];

test("FIND-5 BUY-5 buyers' words find the answer among the first three results, and are not corrected", () =>
  checkEach(WORDS, (query) => {
    const { groups, notes } = answerTo(query);
    const first = groups.flatMap(({ hits }) => hits.map(({ path }) => path)).slice(0, 3);
    expect(
      first.some((path) => path.startsWith(`${ANSWERS_PATH}#`)),
      `${query}: ${first.join(", ")}`,
    ).toBe(true);
    expect(notes.join()).not.toMatch(/Spelling corrected/);
  }));
