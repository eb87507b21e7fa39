import { expect, test } from "vitest";
import { accessDecisions } from "../../books/access.ts";
import { server } from "../../books/awards.ts";
import { dateOfChange } from "../../books/changes.ts";
import { requests } from "../../books/control.ts";
import { documents } from "../../books/ledger/index.ts";
import { people } from "../../books/people.ts";
import { isBusinessDay } from "../../books/prompt-payment/business-days.ts";
import { lineItemPage } from "../line-item/line-item-page.server.ts";
import { sheetOf } from "./specimen-sheet.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";
import { sheet } from "../../../tests/support/books.ts";

/* What an experienced bookkeeper would object to, although every figure ties. */

const document = (id: string) => documents.find((found) => found.id === id)!;
const shown = (id: string) => shownSpecimens.find((specimen) => specimen.id === id)!;

test("SHOW-2 nothing is accepted as installed before the change that installed it", () => {
  const [order, receipt] = [document(server.award), document("RR-26-0057")];
  const accepts = [server.what, order.what, receipt.what].filter((text) => /install/i.test(text));
  expect(receipt.date >= dateOfChange("CHG-26-0079") ? [] : accepts).toEqual([]);
});

test("SHOW-2 indirect costs of the accrual are one rate of one base, in the estimate and in the actual", () => {
  const workbook = sheet("GAW-26-12");
  const base = ["Salaries", "Field supplies", "Travel"];
  const rates = ["Estimate", "Actual"].map((column) => {
    const of = (cost: string) => Number(workbook.row(cost)(column));
    return of("Indirect costs") / base.reduce((sum, cost) => sum + of(cost), 0);
  });
  expect(rates).toEqual([0.1, 0.1]);
});

test("SHOW-2 the schedule of expenditures is the recipient’s: its own entity and preparer are in its header", () => {
  expect(shown("SEFA-26")).toMatchObject({
    agency: "Sample Land-Grant University",
    preparedBy: "University Controller",
  });
  expect(new Set(shownSpecimens.filter(({ id }) => id !== "SEFA-26").map(({ agency }) => agency))).toEqual(
    new Set(["Office of Sample Programs"]),
  );
});

test("LINE-1 the apportionment shows the lines of its form: 1100, 6011, 6012 and their sum in 6190", () => {
  const { above, line, below } = lineItemPage().stations[1]!;
  expect([...above, line, ...below].map(({ ref }) => ref)).toEqual(["1100", "6011", "6012", "6190"]);
});

test("LINE-2 what the line left in the balances has its depreciation: 671000 = 175900 = 8,400", () => {
  const { beside } = lineItemPage().stations[8]!;
  const left = "ledgers" in beside ? beside.ledgers.flatMap(({ lines }) => lines) : [];
  expect(left.find(({ account }) => account === "671000")?.debit).toBe("8,400");
  expect(left.find(({ account }) => account === "175900")?.credit).toBe("8,400");
});

test("SHOW-4 the weighted scores of the alternatives are written to the hundredth, so that 4.30 and 3.55 are not both 4", () => {
  expect(sheetOf(shown("AOA-26-01")).totals[0]!.slice(1, 5)).toEqual(["100", "4.30", "3.40", "3.55"]);
});

test("SHOW-4 no cell of a sheet has an ISO date, except the example of an interface", () => {
  const sheets = shownSpecimens.filter(({ id }) => id !== "API-INT-02");
  const written = sheets.flatMap((specimen) =>
    sheetOf(specimen).rows.flatMap((row) => row.map((cell) => (typeof cell === "string" ? cell : cell.text))),
  );
  expect(written.filter((text) => /\b20\d\d-\d\d-\d\d\b/.test(text))).toEqual([]);
});

test("SHOW-2 whoever reconciles cash has posted none of it, and may not", () => {
  const { preparedBy } = shown("FBR-26-11");
  expect(
    documents
      .filter(({ lines }) => lines.some(({ account }) => account === "101000"))
      .map(({ signs }) => signs)
      .filter((signs) => signs.startsWith(preparedBy)),
  ).toEqual([]);
  const user = people.find(({ role }) => role === preparedBy)!.id;
  expect(accessDecisions.filter((review) => review.user === user && /post/i.test(review.role))).toEqual([]);
});

test("SHOW-2 a workpaper is reviewed by another role than its preparer's, on a business day, after its date", () => {
  for (const { asOf, preparedBy, reviewed } of shownSpecimens) {
    if (!reviewed) continue;
    expect(reviewed.by).not.toBe(preparedBy);
    expect(reviewed.on >= asOf && isBusinessDay(reviewed.on)).toBe(true);
  }
});

test("SHOW-2 every reconciliation and workpaper has a reviewer", () => {
  const needed = shownSpecimens.filter(({ deliverable }) => /reconciliation|workpaper|workbook/i.test(deliverable));
  expect(needed.length).toBeGreaterThan(7);
  expect(needed.filter(({ reviewed }) => !reviewed).map(({ id }) => id)).toEqual([]);
});

test("SHOW-2 what the auditors received was finished and reviewed when it was delivered", () => {
  for (const { evidence, delivered } of requests) {
    for (const { asOf, reviewed } of shownSpecimens.filter(({ id }) => evidence.split(", ").includes(id))) {
      expect(asOf <= delivered && (!reviewed || reviewed.on <= delivered)).toBe(true);
    }
  }
});

test("SHOW-2 only counts of rows are marked as counted, and they are not marked as agreeing with another record", () => {
  const counts = shownSpecimens.flatMap(({ ties }) => ties).filter(({ mark }) => mark === "counted");
  expect(counts.filter(({ type }) => type === "money")).toEqual([]);
  expect(counts.length).toBeGreaterThan(20);
});
