import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountNumbers, accounts } from "../../books/accounts.ts";
import { controls, requests } from "../../books/control.ts";
import { documents } from "../../books/ledger/index.ts";
import { people, serviceAccounts } from "../../books/people.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { cellsOf, gone, isClosed } from "../../../tests/support/books.ts";

const books = globSync("app/books/**/*.ts", { exclude: ["**/*.test.ts", "**/{cells,rows,format-values}.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const sheets = globSync("app/content/specimens/*/*.ts");

const everything = [...sheets.map((file) => readFileSync(file, "utf8")), books].join("\n");

test("SHOW-2 only addresses for documentation, no CVE, and no Treasury symbol of digits", () => {
  const addresses = everything.match(/\b\d{1,3}(\.\d{1,3}){3}\b/g) ?? [];
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !/^(192\.0\.2|198\.51\.100|203\.0\.113)\./.test(address))).toEqual([]);
  expect(everything).not.toMatch(/CVE-\d{4}-\d+/);
  expect(everything).not.toMatch(/\d{3}-\d{4}\/\d{4}-\d{4}/);
  expect(everything.match(/[\w.]+@[\w.]+/g) ?? []).toEqual([]);
});

test("SHOW-2 every user is on the roster, and nobody acts after leaving", () => {
  const named = new Set(everything.match(/u-1\d{3}/g));
  expect([...named].filter((id) => !people.some((person) => person.id === id))).toEqual([]);
  for (const specimen of shownSpecimens) {
    const by = specimen.columns.findIndex(({ name }) => name === "By" || name === "Owner" || name === "Custodian");
    if (by < 0) continue;
    const actors = cellsOf(specimen).map((row) => String(row[by]));
    expect(actors.filter((actor) => gone.has(actor))).toEqual([]);
  }
  expect(
    documents.filter(({ signs }) => people.some(({ left, role }) => left && signs.split(",")[0] === role)),
  ).toEqual([]);
  expect(serviceAccounts.filter((account) => !account.startsWith("svc-"))).toEqual([]);
});

test("SHOW-2 the auditors’ requests are made, due and answered on business days", () => {
  expect(requests.flatMap(({ asked, due, delivered }) => [asked, due, delivered]).filter(isClosed)).toEqual([]);
});

test("SHOW-2 what the page says the books leave out is not in them", () => {
  const said = specimensPage.omissions.rows.map(({ name, text }) => `${name}. ${text}`).join(" ");
  expect(said).toMatch(/Payroll.*enacted on November 18.*before closing entries.*880100 and 880200.*fiscal year 2026/);
  expect(documents.filter(({ date }) => date < "2025-11-18")).toEqual([]);
  expect(accountNumbers.filter((account) => account.startsWith("8"))).toEqual([]);
  expect(documents.filter(({ objectClass }) => /^1[12]/.test(objectClass ?? ""))).toEqual([]);
  expect(documents.filter(({ what }) => /clos(e|ing)|payroll|second region/i.test(what))).toEqual([]);
  expect(accounts["445000"].title).toBe("Unapportioned – Unexpired Authority");
});

test("SHOW-2 each control has a specimen", () => {
  const ids = new Set(shownSpecimens.map(({ id }) => id));
  expect(controls.filter(({ shownBy }) => !ids.has(shownBy))).toEqual([]);
});

test("SHOW-2 no amount is typed in a specimen’s file: figures come from the books", () => {
  // Sentences may contain an amount; code may not. Values that an API rejects are not facts of the books.
  const typed = sheets.flatMap((file) => {
    const code = readFileSync(file, "utf8")
      .replace(/"[^"\n]*"|`[^`]*`/g, '""')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return (code.match(/\b\d{1,3}(?:_\d{3})+\b|\b\d{3,}\b/g) ?? []).map((number) => `${file} ${number}`);
  });
  const allowed = /700_000$|365$|\b1000$|\b100$/;
  expect(typed.filter((line) => !allowed.test(line))).toEqual([]);
});

test("SHOW-1 no sentence of eight words or more is on two specimens", () => {
  const sentences = shownSpecimens.flatMap(({ title, caption, lookFirst }) =>
    [title, caption, lookFirst]
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((text) => text.split(/\s+/).length >= 8),
  );
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
