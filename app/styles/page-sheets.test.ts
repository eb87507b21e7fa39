import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { PAGE_SHEETS, sheetsOfRoutes } from "./page-sheets.ts";

const routes = globSync("app/**/*.route.tsx").map((file) => `routes/${basename(file, ".route.tsx")}`);

test("style sheets are listed for existing routes only", () => {
  expect(Object.keys(PAGE_SHEETS).filter((route) => !routes.includes(route))).toEqual([]);
  expect(sheetsOfRoutes(routes).length).toBeGreaterThan(15);
});

test("a style sheet that several routes need is listed once, and a route without one needs none", () => {
  const ofServices = sheetsOfRoutes(["routes/service"]);
  expect(sheetsOfRoutes(["root", "routes/cybersecurity", "routes/service", "routes/not-found"])).toEqual(ofServices);
});
