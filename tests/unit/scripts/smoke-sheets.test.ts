import { expect, test } from "vitest";
import { builtNameOf, sheetNamesOf } from "../../../scripts/lib/smoke/route-sheets.ts";

test("OPS-3 a smoke test knows by the route which sheets a page needs", () => {
  expect(sheetNamesOf("/services/sap")).toEqual(["service", "long-pages", "sheet-marks", "specimen", "pack-offer"]);
  expect(sheetNamesOf("/services/digital-transformation")).toEqual(["contact", "practice", "service-cards", "slides"]);
  expect(sheetNamesOf("/privacy")).toEqual([]);
  expect(sheetNamesOf("/nowhere")).toBeUndefined();
  expect(builtNameOf("/assets/service-cards-BdX-Z_BF.css")).toBe("service-cards");
});
