import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteStoredEntries, readStoredEntries, storeEntries } from "./stored-entries.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test("FORM-3 what was typed on a page is stored for that page, until it is cleared", () => {
  storeEntries("/contact", { name: "Jordan" });
  storeEntries("/corporate-capability", { name: "Avery" });
  expect([readStoredEntries("/contact"), readStoredEntries("/corporate-capability")]).toEqual([
    { name: "Jordan" },
    { name: "Avery" },
  ]);
  deleteStoredEntries("/contact");
  expect([readStoredEntries("/contact"), readStoredEntries("/corporate-capability")]).toEqual([{}, { name: "Avery" }]);
});

test("FORM-3 stored text that cannot be read as entries is ignored", () =>
  checkEach(["", "{", "null", "7", '"text"', "[1]", '{"name":7}'], (text) => {
    stored.set("contact:/contact", text);
    expect(readStoredEntries("/contact")).toEqual({});
  }));

test("FORM-3 if the browser denies storage, the form works without it", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeEntries("/contact", { name: "Jordan" });
  expect(readStoredEntries("/contact")).toEqual({});
  deleteStoredEntries("/contact");
});
