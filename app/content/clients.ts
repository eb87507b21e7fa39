import type { Client } from "./shapes/client.ts";

/** Height in which all client marks are drawn, in pixels. */
export const CLIENT_MARK_HEIGHT_PX = 44;

/** In the order of the two belts: ten public bodies, then eleven of all kinds. Source: HOME-10. */
export const clients = [
  { name: "National Health Institute", logo: "national-health-institute", width: 167 },
  { name: "Coast Guard", logo: "coast-guard", width: 94 },
  { name: "Treasury Bureau", logo: "treasury-bureau", width: 113 },
  { name: "Agriculture Department", logo: "agriculture-department", width: 140 },
  { name: "Science Foundation", logo: "science-foundation", width: 135 },
  { name: "Veterans Services", logo: "veterans-services", width: 112 },
  { name: "Transit Administration", logo: "transit-administration", width: 164 },
  { name: "Energy Laboratory", logo: "energy-laboratory", width: 132 },
  { name: "Statistics Bureau", logo: "statistics-bureau", width: 115 },
  { name: "Land and Water Survey", logo: "land-and-water-survey", width: 152 },
  { name: "Pharma Research", logo: "pharma-research", width: 114 },
  { name: "State University", logo: "state-university", width: 127 },
  { name: "Retail Group", logo: "retail-group", width: 96 },
  { name: "Commercial Bank", logo: "commercial-bank", width: 139 },
  { name: "Harbor Authority", logo: "harbor-authority", width: 123 },
  { name: "Telecom Carrier", logo: "telecom-carrier", width: 110 },
  { name: "Revenue Office", logo: "revenue-office", width: 111 },
  { name: "Software Company", logo: "software-company", width: 121 },
  { name: "Insurance Mutual", logo: "insurance-mutual", width: 121 },
  { name: "Civic Foundation", logo: "civic-foundation", width: 135 },
  { name: "Logistics Network", logo: "logistics-network", width: 113 },
] satisfies Client[];
