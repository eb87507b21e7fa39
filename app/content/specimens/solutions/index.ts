import type { Specimen } from "../../shapes/specimen.ts";
import { closeoutFile } from "./financial-contract-close-out.ts";

/** Specimens of the solutions by the slug of their solution. */
export const solutions: Record<string, Specimen> = {
  financialcontractcloseout: closeoutFile,
};
