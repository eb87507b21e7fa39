import { expect, test } from "vitest";
import { pageOfData } from "../../../../app/layout/prefetch/page-link.ts";

const ORIGIN = "https://goldthread.example";

test.each([
  ["/about.data", "/about"],
  ["/_.data", "/"],
  ["/services/sap.data?_routes=routes%2Fservice", "/services/sap"],
  ["/services.data?q=treasury&_routes=routes%2Fservices", "/services?q=treasury"],
  ["/services.data?_routes=routes%2Fservices&q=treasury", "/services?q=treasury"],
])("GEN-4 %s holds the data of %s", (address, page) => {
  expect(pageOfData(ORIGIN + address)).toBe(page);
});

test("GEN-4 a script or a sheet is no page's data", () => {
  expect(pageOfData(`${ORIGIN}/assets/about-1.js`)).toBeUndefined();
});
