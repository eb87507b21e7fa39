import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { PAGE_SHEETS, sheetsOfRoutes } from "../../../app/config/page-sheets.ts";

const routes = globSync("app/routes/*.tsx").map((file) => `routes/${basename(file, ".tsx")}`);
const sheets = globSync("app/styles/pages/*.css").map((file) => basename(file));

test("sheets are named for routes that there are, and every page's sheet is named", () => {
  expect(Object.keys(PAGE_SHEETS).filter((route) => !routes.includes(route))).toEqual([]);
  const named = sheetsOfRoutes(routes).map((address) => basename(address));
  expect(named.toSorted()).toEqual(sheets.toSorted());
});

test("a sheet that several routes need is named once, and a route without one needs none", () => {
  const ofServices = sheetsOfRoutes(["routes/service"]);
  expect(sheetsOfRoutes(["root", "routes/cybersecurity", "routes/service", "routes/not-found"])).toEqual(ofServices);
});
