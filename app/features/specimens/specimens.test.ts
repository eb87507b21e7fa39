import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { people, recipientPeople } from "../../books/people.ts";
import { pathOfReference, shownSpecimens, specimenOfPage } from "./shown-specimens.server.ts";
import { categories, slugOfItem } from "../../content/services/index.ts";
import { solutionSlug } from "../../content/slug.ts";
import { solutions } from "../../content/solutions/index.ts";
import type { Reference } from "../../content/types/specimen.types.ts";
import { textsOf } from "../../../scripts/lib/all-content.ts";
import { cellsOf, sum } from "../../../tests/support/books.ts";
import { KNOWN_IDS } from "../../../tests/support/known-ids.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const books = globSync("app/books/**/*.ts", { exclude: ["**/*.test.ts", "**/{cells,rows,format-values}.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

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

  test("SHOW-1 shows a specimen under the name its page gives the deliverable", () =>
    checkEach(pages, (slug, names) => {
      expect(names).toContain(specimenOfPage(slug).deliverable);
    }));
});

describe("each specimen", () => {
  const all = shownSpecimens.map((specimen) => [specimen.id, specimen] as const);

  test("SHOW-1 has a title, a date, a preparer’s role, a sentence to look first, and the label", () =>
    checkEach(all, (_, specimen) => {
      expect(specimen.label).toBe("Specimen. Invented data.");
      expect(specimen.title.length).toBeGreaterThan(10);
      expect(specimen.caption).toMatch(/\.$/);
      expect(specimen.lookFirst).toMatch(/[.?]$/);
      expect(specimen.asOf).toMatch(/^202[56]-\d\d-\d\d$/);
      const preparer = [...people, ...recipientPeople].find(({ role }) => role === specimen.preparedBy);
      expect(preparer).toBeDefined();
      expect(preparer!.left).toBeUndefined();
      expect(specimen.cites.length).toBeGreaterThan(0);
    }));

  test("SHOW-2 has 5 to 10 real rows, none twice, and a cell for every column", () =>
    checkEach(all, (_, specimen) => {
      const rows = cellsOf(specimen);
      expect(rows.length).toBeGreaterThanOrEqual(5);
      expect(rows.length).toBeLessThanOrEqual(10);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
      expect(rows.filter((row) => row.length !== specimen.columns.length)).toEqual([]);
      expect(rows[specimen.pulled]).toBeDefined();
      expect(rows.flat().filter((cell) => cell === undefined || cell === "" || Number.isNaN(cell))).toEqual([]);
    }));

  test("SHOW-2 has every cell of its column’s type", () =>
    checkEach(all, (_, specimen) => {
      const wrong = cellsOf(specimen).flatMap((row) =>
        row.flatMap((cell, index) => (cell === null || isOfType(cell, specimen.columns[index]!.type) ? [] : [cell])),
      );
      expect(wrong).toEqual([]);
    }));

  test("SHOW-2 has totals that are the sums of its last rows, column by column", () =>
    checkEach(all, (_, specimen) => {
      // A sheet with several dates foots its last date only.
      const rows = specimen.id === "SOF-26-12" ? cellsOf(specimen).slice(-2) : cellsOf(specimen);
      const footed = [...specimen.columns.entries()].filter(([, { foots }]) => foots).map(([index]) => index);
      // Totals of parts come first.
      const total = specimen.totals?.at(-1);
      expect(footed.length === 0 || total !== undefined).toBe(true);
      expect(footed.map((index) => total!.cells[index])).toEqual(
        footed.map((index) => sum(rows, (row) => Number(row[index]))),
      );
    }));

  test("SHOW-2 has tie-outs that hold, and no exception unmarked", () =>
    checkEach(all, (_, specimen) => {
      expect(specimen.ties.filter(({ left, right }) => left !== right)).toEqual([]);
      expect(specimen.ties.filter(({ formula }) => !/[=−+]/.test(formula))).toEqual([]);
      expect(marks(specimen).filter(({ tick }) => tick === "exception")).toEqual([]);
    }));

  test("SHOW-2 has references that resolve, none to itself, and cross-references that are mutual", () =>
    checkEach(all, (id, specimen) => {
      const references = [
        ...marks(specimen).flatMap(({ ref, refs = [] }) => [ref, ...refs]),
        ...specimen.ties.map(({ ref }) => ref),
      ].filter(Boolean);
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
    }));

  test("SHOW-2 has only ids that exist in the books", () =>
    checkEach(all, (_, specimen) => {
      const cells = cellsOf(specimen)
        .flat()
        .flatMap((cell) => String(cell).split(", "));
      const wrong = KNOWN_IDS.flatMap(([form, known]) => cells.filter((cell) => form.test(cell) && !known.has(cell)));
      expect(wrong).toEqual([]);
    }));

  test("SHOW-2 shares only facts that are in the books or on another sheet", () =>
    checkEach(all, (id, specimen) => {
      const elsewhere = shownSpecimens.filter((other) => other.id !== id).map((other) => JSON.stringify(other));
      for (const fact of specimen.shares) {
        expect([books, ...elsewhere].filter((text) => text.includes(fact)).length, fact).toBeGreaterThan(0);
      }
    }));

  test("SHOW-2 has nothing later than its date except due dates and promises", () =>
    checkEach(all, (_, specimen) => {
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
    }));

  test("SHOW-2 every fact belongs to one sheet", () => {
    const held = shownSpecimens.flatMap(({ holds }) => holds ?? []);
    expect(held.length).toBe(new Set(held).size);
    const keys = shownSpecimens.flatMap((specimen) => {
      const key = specimen.columns.findIndex(({ type }) => type === "key");
      return [...new Set(cellsOf(specimen).map((row) => row[key]))].filter(Boolean);
    });
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

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

function marks(
  specimen: (typeof shownSpecimens)[number],
): { tick?: string; ref?: Reference; refs?: (Reference | null)[] }[] {
  return specimen.rows.flat().filter((cell) => cell !== null && typeof cell === "object");
}
