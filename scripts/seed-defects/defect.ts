import type { TestName } from "../../app/content/shapes/conformance.ts";

/** A change of one file. `find` has to stand there exactly once: a patch that no longer fits the code stops the command. */
export interface Patch {
  file: string;
  find: string;
  replace: string;
}

/** A fault as an engineer might commit it, with the tests that are to notice. */
export interface Defect {
  /** Its name on the command line. */
  id: string;
  /** What a visitor, or an attacker, meets. */
  says: string;
  patches: readonly Patch[];
  /**
   * Tests that may notice, in the order in which they are tried, each by its file and the title that the run says; an empty
   * title stands for all of a file.
   */
  tests: readonly TestName[];
  /** The criterion of the conformance report whose feature is broken; its own tests have to notice. */
  row?: string;
}

/** What became of a defect: the title of the first test that failed, with how its reason begins, or null. */
export interface Verdict {
  defect: Defect;
  caughtBy: { test: TestName; reason: string } | null;
}
