import { expect, test } from "vitest";
import { shownSpecimens } from "../features/specimens/shown-specimens.server.ts";

/**
 * The figures in which both sides of each tie-out agree, as agreed for the books, in the order of the sheet. The formulas
 * are on the sheets (`ties`).
 */
const AGREED: Record<string, number[]> = {
  "RKT-26-12": [498_400, 120_000, 120_000, 3_000],
  "FIM-26-12": [8_400, 644_140, 8_400],
  "OCR-26-12": [90_000, 90_000, 468_000],
  "SCW-26-12": [404_460, 208_860, 75_600, 524_140],
  "TWM-26-12": [468_000, 468_000, 5, 468_000],
  "INV-26-09": [84_000, 6, 5],
  "ARF-26-12": [75_600, 1_400, 75_600],
  "TER-26-01": [5, 2],
  "PRL-26-01": [20_000, 374_000],
  "DLG-26": [6, 5, 1],
  "AOA-26-01": [100, 5, 15, 2, 2, 85_000],
  "IMS-26-01": [9, 8, 9, 13, 3],
  "CNV-26-01": [1_676_000, 34, 2_189_000, 700_000, 9_000],
  "FBR-26-11": [20_000, 325_860, 325_860],
  "STL-26-12": [36_000, 3_000, 60_000, 86_000],
  "PPA-26-12": [140, 140, 1],
  "SOF-26-12": [45_860, 45_860, 850_000, 524_140],
  "WP-26-AP04": [524_140, 524_140, 1],
  "API-INT-02": [84_000, 1, 1, 7],
  "APP-26-09": [6, 6, 102],
  "RTM-26": [30, 4],
  "RCW-26": [5, 5, 4, 350],
  "ACR-26-06": [2, 2],
  "PBC-26": [7, 160_000, 1],
  "DBR-26-Q2": [6, 1, 2, 0, 0],
  "RST-26": [3, 1, 525_860, 345_860],
  "AST-26-09": [1_400, 1_000, 6],
  "SCN-26-09": [11, 6, 5, 3, 4, 14],
  "FWR-26-Q3": [1, 1],
  "DEV-26-09": [5, 5, 3],
  "CIM-26-09": [7, 5],
  "FND-26": [4, 4, 2],
  "AR-26-Q3": [7, 0, 7, 1],
  "SOC-26-04": [588, 1],
  "POA-26": [4, 2, 1],
  "REM-26-07": [6, 5, 1, 1, 1, 2],
  "SIR-26-02": [28, 1, 8],
  "PL-2207": [1, 2, 9],
  "CI-26-09": [6, 8, 8],
  "REL-26.2": [6, 6, 3],
  "SDR-26-05": [22, 5, 140],
  "GAW-26-12": [30_000, 29_400, 29_400, 4_140],
  "BAL-26": [480_000, 420_000, 4, 4],
  "RQM-26": [90_000, 150_000, 150_000, 6],
  "AWR-26-12": [240_000, 240_000, 48_600, 600, 150_000, 30_000],
  "SEFA-26": [150_000, 150_000, 1_258_000, 5],
  "UPL-26-12": [1, 2, 6],
  "CLS-26-01": [1_000, 0, 24_000, 6, 5],
  "RUN-26-0612": [19, 1, 8],
  "PLR-26-01": [43_500, 60_000, 1_500],
};

test("SHOW-2 every specimen has its tie-outs in the table", () => {
  expect(shownSpecimens.map(({ id }) => id).toSorted()).toEqual(Object.keys(AGREED).toSorted());
});

test.each(Object.entries(AGREED))("SHOW-2 both sides of each tie-out of %s are the agreed figure", (id, figures) => {
  const { ties } = shownSpecimens.find((specimen) => specimen.id === id)!;
  expect(ties.map(({ left }) => left)).toEqual(figures);
  expect(ties.map(({ right }) => right)).toEqual(figures);
});
