/** A client's generic name and the name of its mark without .svg. Source: ENT-4. */
export interface Client {
  name: string;
  logo: string;
}

/** In the order of the two belts: ten public bodies, then eleven of all kinds. Source: HOME-10. */
export const clients = [
  { name: "National Health Institute", logo: "national-health-institute" },
  { name: "Coast Guard", logo: "coast-guard" },
  { name: "Treasury Bureau", logo: "treasury-bureau" },
  { name: "Agriculture Department", logo: "agriculture-department" },
  { name: "Science Foundation", logo: "science-foundation" },
  { name: "Veterans Services", logo: "veterans-services" },
  { name: "Transit Administration", logo: "transit-administration" },
  { name: "Energy Laboratory", logo: "energy-laboratory" },
  { name: "Statistics Bureau", logo: "statistics-bureau" },
  { name: "Land and Water Survey", logo: "land-and-water-survey" },
  { name: "Pharma Research", logo: "pharma-research" },
  { name: "State University", logo: "state-university" },
  { name: "Retail Group", logo: "retail-group" },
  { name: "Commercial Bank", logo: "commercial-bank" },
  { name: "Harbor Authority", logo: "harbor-authority" },
  { name: "Telecom Carrier", logo: "telecom-carrier" },
  { name: "Revenue Office", logo: "revenue-office" },
  { name: "Software Company", logo: "software-company" },
  { name: "Insurance Mutual", logo: "insurance-mutual" },
  { name: "Civic Foundation", logo: "civic-foundation" },
  { name: "Logistics Network", logo: "logistics-network" },
] satisfies Client[];
