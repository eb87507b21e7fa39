import type { Specimen } from "../../shapes/specimen.ts";
import { incidentTimeline } from "./incident-response-forensics.ts";

/** Specimens of the practice by the slug of their service. */
export const cybersecurity: Record<string, Specimen> = {
  "incident-response-forensics": incidentTimeline,
};
