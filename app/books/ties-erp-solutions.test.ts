import { expect, test } from "vitest";
import { actions } from "./records.ts";
import { documents } from "./ledger/index.ts";
import { moved, posted, sheet, sum, tiesHold } from "../../tests/support/books.ts";

test("SHOW-2 RKT-26-12: subledger − ledger = 0 on seven accounts; 211000 = 490100; 141000 = 480200", () => {
  const kit = sheet("RKT-26-12");
  expect(kit.column("Account")).toEqual(["211000", "490100", "480100", "141000", "480200", "175000", "175900"]);
  for (const [index, account] of kit.texts("Account").entries()) {
    expect(kit.column("Ledger $")[index]).toBe(posted(account));
    expect(kit.column("Subledger $")[index]).toBe(posted(account));
  }
  expect(kit.total("Difference")).toBe(0);
  expect(kit.row("211000")("Ledger $")).toBe(kit.row("490100")("Ledger $"));
  expect(kit.row("141000")("Ledger $")).toBe(kit.row("480200")("Ledger $"));
  expect(tiesHold("RKT-26-12")).toBe(true);
});

test("SHOW-2 FIM-26-12: sum of FI − sum of FM = 671000 = 8,400, all of it depreciation", () => {
  const fim = sheet("FIM-26-12");
  expect(fim.total("FI $") - fim.total("FM $")).toBe(posted("671000"));
  expect(fim.footed("Difference")).toBe(8_400);
  expect(fim.numbers("Difference").filter(Boolean)).toEqual([fim.row("Depreciation")("Difference")]);
  expect(fim.row("Services and grants")("FI $")).toBe(posted("610000"));
  expect(fim.row("Advances")("FM $")).toBe(posted("480200"));
  expect(tiesHold("FIM-26-12")).toBe(true);
});

test("SHOW-2 OCR-26-12: open = price − delivered; open by award = 480100; line 0004 alone is open, 90,000", () => {
  const ocr = sheet("OCR-26-12");
  const [price, delivered, open] = ["Price", "Delivered", "Open"].map((name) => ocr.numbers(name));
  expect(open).toEqual(price!.map((amount, index) => amount - delivered![index]!));
  for (const award of new Set(ocr.texts("Award"))) {
    const ofAward = open!.filter((_, index) => ocr.texts("Award")[index] === award);
    expect(sum(ofAward, Number)).toBe(posted("480100", (document) => document.award === award));
  }
  expect(ocr.total("Open")).toBe(90_000);
  expect(ocr.footed("480100")).toBe(ocr.total("480100"));
  expect(ocr.total("480100")).toBe(90_000);
  expect(ocr.row("0004")("Open")).toBe(90_000);
  expect(ocr.total("Difference")).toBe(0);
  expect(tiesHold("OCR-26-12")).toBe(true);
});

const statementAmount = (line: string) => Number(sheet("SCW-26-12").row(line)("Amount"));

test("SHOW-2 SCW-26-12: assets = liabilities + net position; unexpended = 461000 + 480100 + 480200; cumulative = 175000 − 175900", () => {
  const amount = statementAmount;
  const assets =
    amount("Fund balance with Treasury") +
    amount("Advances and prepayments") +
    amount("Property, plant, and equipment, net");
  const netPosition = amount("Unexpended appropriations") + amount("Cumulative results of operations");
  expect(assets).toBe(404_460);
  expect(assets).toBe(amount("Accounts payable") + netPosition);
  expect(amount("Unexpended appropriations")).toBe(posted("461000") + posted("480100") + posted("480200"));
  expect(amount("Cumulative results of operations")).toBe(posted("175000") - posted("175900"));
  expect(amount("Net cost of operations")).toBe(posted("610000") + posted("633000") + posted("671000"));
  expect(amount("Outlays, net")).toBe(posted("480200") + posted("490200"));
  expect(tiesHold("SCW-26-12")).toBe(true);
});

test("SHOW-2 TWM-26-12: award = ledger = reported on five actions; their sum = obligations 468,000", () => {
  const match = sheet("TWM-26-12");
  expect(match.column("Ledger $")).toEqual(match.column("Award $"));
  expect(match.column("Reported $")).toEqual(match.column("Award $"));
  const awards = new Set(match.texts("PIID"));
  const accounts = ["480100", "490100", "490200"];
  const obligated = sum(accounts, (account) => posted(account, ({ award }) => awards.has(award ?? "")));
  expect(match.total("Award $")).toBe(obligated - posted("633000"));
  expect(match.total("Award $")).toBe(468_000);
  for (const { postedBy, signed } of actions) {
    if (postedBy) expect(documents.find(({ id }) => id === postedBy)?.date).toBe(signed);
  }
  expect(tiesHold("TWM-26-12")).toBe(true);
});

test("SHOW-2 INV-26-09: cost of capital items = 175000 = 84,000; every tag has a result", () => {
  const inventory = sheet("INV-26-09");
  const capital = inventory.rows.filter((row) => row[3] === true);
  expect(sum(capital, (row) => Number(row[2]))).toBe(posted("175000"));
  expect(posted("175000")).toBe(84_000);
  expect(inventory.texts("Result").filter((result) => !result)).toEqual([]);
  expect(tiesHold("INV-26-09")).toBe(true);
});

test("SHOW-2 ARF-26-12: opening + additions − depreciation = closing; month = 175000 ÷ 60 = 1,400; last = 175000 − 175900", () => {
  const roll = sheet("ARF-26-12");
  let carried = 0;
  for (const [month, opening, additions, depreciation, closing] of roll.rows) {
    expect(opening).toBe(carried);
    expect(closing).toBe(Number(opening) + Number(additions) - Number(depreciation));
    expect(depreciation).toBe(posted("671000", ({ date }) => date.startsWith(String(month))));
    carried = Number(closing);
  }
  expect(new Set(roll.numbers("Depreciation").slice(1))).toEqual(new Set([posted("175000") / 60]));
  expect(posted("175000") / 60).toBe(1_400);
  expect(carried).toBe(posted("175000") - posted("175900"));
  expect(roll.specimen.caption).toContain("880200 and 880100 does not affect book value and is left out");
  expect(roll.specimen.caption).toContain("with a residual value of zero");
  expect(moved("RR-26-0057", "175000")).toBe(roll.total("Additions"));
  expect(tiesHold("ARF-26-12")).toBe(true);
});
