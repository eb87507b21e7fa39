import { misstatementPage } from "../../../content/pages/misstatement.ts";
import { fill } from "../../../lib/text/fill.ts";
import { changedTies, lineGroups } from "./changed-ties.server.ts";
import { copiedSheets } from "./misstatement-sheets.server.ts";
import { plantedBooks } from "./planted-error.server.ts";
import { readAnswer } from "./read-answer.server.ts";
import { readChange } from "./read-change.server.ts";
import { solutionOf } from "./solution.server.ts";

export const MISSTATEMENT_PATH = "/tools/find-the-misstatement";

/** The exercise is the same for every request. It is computed on the first one. */
let exercise: ReturnType<typeof computeExercise> | undefined;

function computeExercise() {
  const planted = plantedBooks();
  return { sheets: copiedSheets(planted.specimens), solution: solutionOf(planted) };
}

/** Everything that the page shows for a query. A request computes the books at most once more. Source: TOOL-3. */
export function misstatementData(query: URLSearchParams) {
  exercise ??= computeExercise();
  const { change, values, errors } = readChange(query);
  const { form } = misstatementPage.change;
  const { line } = values;
  return {
    path: MISSTATEMENT_PATH,
    ...exercise,
    given: readAnswer(query),
    values,
    errors,
    lines: lineGroups,
    // A line that does not exist stays selected, so that what was sent is not lost.
    ...(line && errors.line && { unknownLine: { id: line, text: fill(form.unknown, { line }) } }),
    ...(change && { changed: changedTies(change) }),
  };
}
