import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changes, releases } from "../../../app/content/specimens/books/changes.ts";
import { requirements, scenarios } from "../../../app/content/specimens/books/delivery.ts";
import { findings } from "../../../app/content/specimens/books/flaws.ts";
import { hosts, OLD_HOST } from "../../../app/content/specimens/books/hosts.ts";
import { invoices } from "../../../app/content/specimens/books/invoices.ts";
import { restores } from "../../../app/content/specimens/books/operations.ts";
import { plan } from "../../../app/content/specimens/books/plan.ts";
import { decisions } from "../../../app/content/specimens/books/program.ts";
import { inventory } from "../../../app/content/specimens/books/property.ts";
import { controls, requests } from "../../../app/content/specimens/books/control.ts";
import { documents } from "../../../app/content/specimens/books/ledger/index.ts";
import { lineItem, stations } from "../../../app/content/specimens/books/line-item.ts";
import { people, serviceAccounts } from "../../../app/content/specimens/books/people.ts";
import { pathOfReference, shownSpecimens, specimenOfPage } from "../../../app/content/specimens/show.ts";
import { categories, slugOfItem } from "../../../app/content/services/index.ts";
import { solutionSlug } from "../../../app/content/slug.ts";
import { solutions } from "../../../app/content/solutions/index.ts";
import type { Cell, Reference } from "../../../app/content/shapes/specimen.ts";
import { textsOf } from "../../../scripts/lib/all-content.ts";
import { cellsOf, gone, isClosed, posted, sum } from "../../support/books.ts";

const books = globSync("app/content/specimens/books/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const sheets = globSync("app/content/specimens/*/*.ts").filter((file) => !/\/(books|make)\//.test(file));

describe("each page", () => {
  const pages = [
    ...categories.flatMap((category) =>
      category.items.map((item) => [slugOfItem(item), textsOf(item.deliverables)] as const),
    ),
    ...solutions.map((solution) => [solutionSlug(solution.title), textsOf(solution.howItWorks)] as const),
  ];

  test("SHOW-1 there are 50, and 50 specimens with ids of their own", () => {
    expect(pages).toHaveLength(50);
    expect(shownSpecimens).toHaveLength(50);
    expect(new Set(shownSpecimens.map(({ id }) => id)).size).toBe(50);
  });

  test.each(pages)("SHOW-1 %s shows a specimen under the name its page gives the deliverable", (slug, names) => {
    expect(names).toContain(specimenOfPage(slug).deliverable);
  });
});

describe("each specimen", () => {
  const all = shownSpecimens.map((specimen) => [specimen.id, specimen] as const);

  test.each(all)(
    "SHOW-1 %s has a title, a date, a preparer’s role, a sentence to look first, and the label",
    (_, specimen) => {
      expect(specimen.label).toBe("Specimen. Invented data.");
      expect(specimen.title.length).toBeGreaterThan(10);
      expect(specimen.caption).toMatch(/\.$/);
      expect(specimen.lookFirst).toMatch(/[.?]$/);
      expect(specimen.asOf).toMatch(/^202[56]-\d\d-\d\d$/);
      const preparer = people.find(({ role }) => role === specimen.preparedBy);
      expect(preparer).toBeDefined();
      expect(preparer!.left).toBeUndefined();
      expect(specimen.cites.length).toBeGreaterThan(0);
    },
  );

  test.each(all)("SHOW-2 %s has 5 to 10 real rows, none twice, and a cell for every column", (_, specimen) => {
    const rows = cellsOf(specimen);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(rows.filter((row) => row.length !== specimen.columns.length)).toEqual([]);
    expect(rows[specimen.pulled]).toBeDefined();
    expect(rows.flat().filter((cell) => cell === undefined || cell === "" || Number.isNaN(cell))).toEqual([]);
  });

  test.each(all)("SHOW-2 every cell of %s is of its column’s type", (_, specimen) => {
    const wrong = cellsOf(specimen).flatMap((row) =>
      row.flatMap((cell, index) => (cell === null || isOfType(cell, specimen.columns[index]!.type) ? [] : [cell])),
    );
    expect(wrong).toEqual([]);
  });

  test.each(all)("SHOW-2 the totals of %s are the sums of its last rows, column by column", (_, specimen) => {
    // A sheet of several dates foots its last date alone.
    const rows = specimen.id === "SOF-26-12" ? cellsOf(specimen).slice(-2) : cellsOf(specimen);
    const footed = [...specimen.columns.entries()].filter(([, { foots }]) => foots).map(([index]) => index);
    const added = (specimen.totals ?? []).map(() => footed.map((index) => sum(rows, (row) => Number(row[index]))));
    expect((specimen.totals ?? []).map(({ cells }) => footed.map((index) => cells[index]))).toEqual(added);
    expect(footed.length === 0 || added.length > 0).toBe(true);
  });

  test.each(all)("SHOW-2 every tie-out of %s holds, and no cell is an exception unmarked", (_, specimen) => {
    expect(specimen.ties.filter(({ left, right }) => left !== right)).toEqual([]);
    expect(specimen.ties.filter(({ formula }) => !/[=−+]/.test(formula))).toEqual([]);
    expect(marks(specimen).filter(({ tick }) => tick === "exception")).toEqual([]);
  });

  test.each(all)(
    "SHOW-2 every reference of %s resolves, none to itself, and cross-references are mutual",
    (id, specimen) => {
      const references = [...marks(specimen).map(({ ref }) => ref), ...specimen.ties.map(({ ref }) => ref)].filter(
        Boolean,
      );
      for (const reference of references as Reference[]) {
        expect(reference).not.toBe(id);
        expect(pathOfReference(reference)).toMatch(/^\/(services|solutions)\/[a-z0-9-]+#specimen$|^\/one-line-item$/);
      }
      expect(specimen.seeAlso.length).toBeGreaterThan(0);
      for (const { id: other, path } of specimen.seeAlso) {
        const found = shownSpecimens.find((candidate) => candidate.id === other)!;
        expect(found.path).toBe(path);
        expect(found.seeAlso.map((back) => back.id)).toContain(id);
      }
    },
  );

  test.each(all)("SHOW-2 every identifier on %s is one that the books know", (_, specimen) => {
    const cells = cellsOf(specimen).flat().map(String);
    const wrong = RECORDS.flatMap(([form, known]) => cells.filter((cell) => form.test(cell) && !known.has(cell)));
    expect(wrong).toEqual([]);
  });

  test.each(all)("SHOW-2 what %s shares stands in the books or on another sheet too", (id, specimen) => {
    const elsewhere = shownSpecimens.filter((other) => other.id !== id).map((other) => JSON.stringify(other));
    for (const fact of specimen.shares) {
      expect([books, ...elsewhere].filter((text) => text.includes(fact)).length, fact).toBeGreaterThan(0);
    }
  });

  test.each(all)("SHOW-2 nothing on %s happened after its date but what is due or promised", (_, specimen) => {
    const future = new Set(["Due", "Support end", "Fixed in"]);
    const late = cellsOf(specimen).flatMap((row) =>
      row.filter((cell, index) => {
        const { name, type } = specimen.columns[index]!;
        return (
          ["date", "time", "month"].includes(type) &&
          !future.has(name) &&
          /^\d{4}-/.test(String(cell)) &&
          String(cell).slice(0, 10) > specimen.asOf
        );
      }),
    );
    expect(late).toEqual([]);
  });

  test("SHOW-1 the legend of a sheet says what its ids of users and systems stand for", () => {
    expect(meaning("UPL-26-12")["u-1042"]).toBe("Invoice Approver");
    expect(meaning("CI-26-09")["SFS"]).toBe("Sample Financial System, the one core ledger");
    expect(meaning("PLR-26-01")).toEqual({});
  });

  test("SHOW-2 every fact has one home", () => {
    const held = shownSpecimens.flatMap(({ holds }) => holds ?? []);
    expect(held.length).toBe(new Set(held).size);
    const keys = shownSpecimens.flatMap((specimen) => {
      const key = specimen.columns.findIndex(({ type }) => type === "key");
      return [...new Set(cellsOf(specimen).map((row) => row[key]))].filter(Boolean);
    });
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe("the line item", () => {
  test("LINE-2 has ten stations in order of date, each with a document, an amount and who signs", () => {
    expect(stations.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(stations.map(({ date }) => date)).toEqual(stations.map(({ date }) => date).toSorted());
    expect(stations.map(({ amount }) => amount)).toEqual([
      850_000, 600_000, 600_000, 85_000, 84_000, 84_000, 84_000, 75_600, 84_000, 84_000,
    ]);
    expect(stations.filter(({ signs }) => signs.length < 3)).toEqual([]);
  });

  test("LINE-2 runs from warrant to payment without a gap: each document follows from the one before", () => {
    const chain = stations.slice(0, 7).map(({ document }) => documents.find(({ id }) => id === document)!);
    for (const [index, document] of chain.entries()) {
      if (index > 0) expect(document.follows).toContain(chain[index - 1]!.id);
    }
    for (const { document, entry, signs } of stations.slice(0, 8)) {
      expect(entry?.document).toBe(document);
      expect(entry?.signs).toContain(signs);
    }
  });

  test("LINE-2 leaves 480100, 490100, 211000 and 470000 at 0, and 490200 = 175000 = 310710 = cash paid = 84,000", () => {
    expect(["480100", "490100", "211000", "470000", "310700", "570000"].map(ofLineItem)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(["490200", "175000", "310710", "570010"].map(ofLineItem)).toEqual(Array(4).fill(84_000));
    expect(ofLineItem("101000")).toBe(-84_000);
  });

  test("LINE-2 each station names specimens that exist, and those say which station they are", () => {
    for (const { number, shows } of stations) {
      for (const id of shows) {
        const specimen = shownSpecimens.find((candidate) => candidate.id === id)!;
        expect(specimen.station!.of).toBe(10);
        expect(specimen.station!.number).toBeLessThanOrEqual(number);
      }
    }
  });
});

describe("honesty", () => {
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

  test("SHOW-2 each control is shown by a specimen", () => {
    const ids = new Set(shownSpecimens.map(({ id }) => id));
    expect(controls.filter(({ shownBy }) => !ids.has(shownBy))).toEqual([]);
  });

  test("SHOW-2 no amount is typed in a specimen’s file: figures come from the books", () => {
    // Sentences may quote an amount; code may not hold one. What an API refuses is no fact of the books.
    const typed = sheets.flatMap((file) => {
      const code = readFileSync(file, "utf8")
        .replace(/"[^"\n]*"|`[^`]*`/g, '""')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      return (code.match(/\b\d{1,3}(?:_\d{3})+\b|\b\d{3,}\b/g) ?? []).map((number) => `${file} ${number}`);
    });
    const allowed = /700_000$|365$|\b1000$|\b100$/;
    expect(typed.filter((line) => !allowed.test(line))).toEqual([]);
  });

  test("SHOW-1 no sentence of eight words or more stands on two specimens", () => {
    const sentences = shownSpecimens.flatMap(({ title, caption, lookFirst }) =>
      [title, caption, lookFirst]
        .flatMap((text) => text.split(/(?<=[.?!])\s+/))
        .filter((text) => text.split(/\s+/).length >= 8),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

const idsOf = (records: readonly { id: string }[]) => new Set(records.map(({ id }) => id));

/** Forms of identifiers, each with those that exist. */
const RECORDS: [RegExp, Set<string>][] = [
  [/^(WAR|SF132|ALT|PR|GPR|IPAC|GRD|RR|PAY|PRF|ACC|DEP)-26-|^SAMPLE26|^SMP26|^O26\d\d-/, idsOf(documents)],
  [/^CHG-26-\d+$/, idsOf(changes)],
  [/^P-26-\d+$/, idsOf(plan)],
  [/^REQ-\d+$/, idsOf(requirements)],
  [/^RT-\d+$/, new Set([...idsOf(scenarios), ...requirements.map(({ test }) => test)])],
  [/^FND-26-\d+$/, idsOf(findings)],
  [/^DEC-26-\d+$/, idsOf(decisions)],
  [/^RST-26-\d+$/, idsOf(restores)],
  [/^(TRN|HW|SVI)-\d+$/, idsOf(invoices)],
  [/^R26\.\d$/, new Set(Object.keys(releases))],
  [/^A-0001\d\d$/, new Set(inventory.map(({ tag }) => tag))],
  [/^(sfs-(app|web|int|db)-\w+)$/, new Set([...hosts.map(({ host }) => host), OLD_HOST])],
  [/^u-1\d{3}$/, idsOf(people)],
];

const ofLineItem = (account: string) => posted(account, ({ award }) => award === lineItem.award);

const meaning = (id: string) =>
  Object.fromEntries(
    shownSpecimens.find((specimen) => specimen.id === id)!.legend.map((entry) => [entry.term, entry.meaning]),
  );

function isOfType(cell: string | number | boolean, type: string): boolean {
  if (type === "flag") return typeof cell === "boolean";
  if (["money", "number", "minutes", "days"].includes(type)) return Number.isInteger(cell);
  if (type === "decimal" || type === "percent") return typeof cell === "number";
  if (type === "account") return /^\d{6}$/.test(String(cell));
  if (type === "month") return /^\d{4}-\d\d$/.test(String(cell));
  if (type === "time") return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(String(cell));
  if (type === "date") return /^\d{4}-\d\d-\d\d$|^open$|^P-26-\d\d$/.test(String(cell));
  return typeof cell === "string" || typeof cell === "number";
}

function marks(specimen: (typeof shownSpecimens)[number]): { tick?: string; ref?: Reference }[] {
  const cells: Cell[] =
    specimen.kind === "timeline"
      ? specimen.moments.flatMap((moment) => moment.cells)
      : specimen.kind === "checklist"
        ? specimen.checks.flatMap((check) => check.cells)
        : specimen.rows.flat();
  return cells.filter((cell) => cell !== null && typeof cell === "object");
}
