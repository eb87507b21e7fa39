import type { Specimen } from "../../types/specimen.types.ts";
import { openContracts } from "./oracle-clm.ts";
import { reconciliationKit } from "./oracle-financials.ts";
import { assetRollForward } from "./oracle-fixed-assets.ts";
import { statementCrosswalk } from "./oracle-hyperion.ts";
import { fiToFm } from "./sap.ts";
import { inventoryResults } from "./sunflower.ts";
import { threeWayMatch } from "./unison-prism.ts";

export const erpSolutions: Record<string, Specimen> = {
  "oracle-financials": reconciliationKit,
  sap: fiToFm,
  "oracle-clm": openContracts,
  "oracle-hyperion": statementCrosswalk,
  "unison-prism": threeWayMatch,
  sunflower: inventoryResults,
  "oracle-fixed-assets": assetRollForward,
};
