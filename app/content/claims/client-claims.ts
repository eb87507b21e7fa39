import type { Client } from "../types/client.types.ts";
import { type Claim, sample } from "./claim.ts";

const LEAVE = { proof: "the client’s written permission to show its mark" };

/** In the order of the two marquees: ten public bodies, then eleven organizations of all kinds. Source: HOME-10. */
export const clientMarks: Record<string, Claim<Client>> = {
  "national-health-institute": sample({ name: "National Health Institute", logo: "national-health-institute", width: 167 }, LEAVE),
  "coast-guard": sample({ name: "Coast Guard", logo: "coast-guard", width: 94 }, LEAVE),
  "treasury-bureau": sample({ name: "Treasury Bureau", logo: "treasury-bureau", width: 113 }, LEAVE),
  "agriculture-department": sample({ name: "Agriculture Department", logo: "agriculture-department", width: 140 }, LEAVE),
  "science-foundation": sample({ name: "Science Foundation", logo: "science-foundation", width: 135 }, LEAVE),
  "veterans-services": sample({ name: "Veterans Services", logo: "veterans-services", width: 112 }, LEAVE),
  "transit-administration": sample({ name: "Transit Administration", logo: "transit-administration", width: 164 }, LEAVE),
  "energy-laboratory": sample({ name: "Energy Laboratory", logo: "energy-laboratory", width: 132 }, LEAVE),
  "statistics-bureau": sample({ name: "Statistics Bureau", logo: "statistics-bureau", width: 115 }, LEAVE),
  "land-and-water-survey": sample({ name: "Land and Water Survey", logo: "land-and-water-survey", width: 152 }, LEAVE),
  "pharma-research": sample({ name: "Pharma Research", logo: "pharma-research", width: 114 }, LEAVE),
  "state-university": sample({ name: "State University", logo: "state-university", width: 127 }, LEAVE),
  "retail-group": sample({ name: "Retail Group", logo: "retail-group", width: 96 }, LEAVE),
  "commercial-bank": sample({ name: "Commercial Bank", logo: "commercial-bank", width: 139 }, LEAVE),
  "harbor-authority": sample({ name: "Harbor Authority", logo: "harbor-authority", width: 123 }, LEAVE),
  "telecom-carrier": sample({ name: "Telecom Carrier", logo: "telecom-carrier", width: 110 }, LEAVE),
  "revenue-office": sample({ name: "Revenue Office", logo: "revenue-office", width: 111 }, LEAVE),
  "software-company": sample({ name: "Software Company", logo: "software-company", width: 121 }, LEAVE),
  "insurance-mutual": sample({ name: "Insurance Mutual", logo: "insurance-mutual", width: 121 }, LEAVE),
  "civic-foundation": sample({ name: "Civic Foundation", logo: "civic-foundation", width: 135 }, LEAVE),
  "logistics-network": sample({ name: "Logistics Network", logo: "logistics-network", width: 113 }, LEAVE),
};
