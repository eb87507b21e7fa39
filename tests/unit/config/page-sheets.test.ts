import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { PAGE_SHEETS, sheetsOfRoutes } from "../../../app/config/page-sheets.ts";

const routes = globSync("app/routes/*.tsx").map((file) => `routes/${basename(file, ".tsx")}`);
const sheets = globSync("app/styles/pages/*.css").map((file) => basename(file));

test("style sheets are listed for existing routes only, and every page's style sheet is listed", () => {
  expect(Object.keys(PAGE_SHEETS).filter((route) => !routes.includes(route))).toEqual([]);
  const named = sheetsOfRoutes(routes).map((address) => basename(address));
  expect(named.toSorted()).toEqual(sheets.toSorted());
});

test("a style sheet that several routes need is listed once, and a route without one needs none", () => {
  const ofServices = sheetsOfRoutes(["routes/service"]);
  expect(sheetsOfRoutes(["root", "routes/cybersecurity", "routes/service", "routes/not-found"])).toEqual(ofServices);
});
