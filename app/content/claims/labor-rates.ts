import { type Claim, sample } from "./claim.ts";

/** A labor category with its price. `where` is the contract line under which it is priced. */
export interface Rate {
  category: string;
  where: string;
  least: string;
  /** US dollars per unit; the vehicle's page names the unit. */
  dollars: number;
}

/** Labor categories shared by all vehicles: name and minimum experience. */
const CATEGORIES = {
  manager: ["Program manager", "10 years, bachelor’s degree"],
  seniorAccountant: ["Senior federal accountant", "8 years, CPA or CGFM"],
  accountant: ["Federal accountant", "4 years, bachelor’s degree"],
  consultant: ["Senior ERP consultant", "8 years, bachelor’s degree"],
  analyst: ["Internal control analyst", "4 years, bachelor’s degree"],
  security: ["Security engineer", "5 years, bachelor’s degree"],
  developer: ["Software developer", "5 years, bachelor’s degree"],
  scheduler: ["Program scheduler", "5 years, bachelor’s degree"],
  budget: ["Budget analyst", "4 years, bachelor’s degree"],
  buyer: ["Contracting specialist", "5 years, bachelor’s degree"],
  designer: ["Designer", "4 years, bachelor’s degree"],
  administrator: ["Database specialist", "5 years, bachelor’s degree"],
  tester: ["Test engineer", "3 years, bachelor’s degree"],
  desk: ["Service desk analyst", "2 years, associate degree"],
} as const;

type Category = keyof typeof CATEGORIES;

export type LaborCategory = (typeof CATEGORIES)[Category][0];

/** Their names, by which services say how their teams are priced. */
export const laborCategories = Object.values(CATEGORIES).map(([name]) => name) satisfies readonly LaborCategory[];
type Rates = Partial<Record<Category, Claim<Rate>>>;

const rate = (id: Category, where: string, dollars: number, proof: string): Claim<Rate> => {
  const [category, least] = CATEGORIES[id];
  return sample({ category, where, least, dollars }, { proof });
};

const GSA = "the price list of your Schedule contract";
const OASIS = "your own price book. GSA does not let anyone publish its ceiling rates";
const EFAST = "the rates in your agreement";
const UNGM = "your own price book";

/** Maximum hourly rate under each vehicle; daily for the United Nations. */
export const rates: Record<"gsa-mas" | "oasis-sb" | "efast" | "ungm", Rates> = {
  "gsa-mas": {
    manager: rate("manager", "54151S, 541611", 171.4, GSA),
    seniorAccountant: rate("seniorAccountant", "541219", 148.25, GSA),
    accountant: rate("accountant", "541219", 112.6, GSA),
    consultant: rate("consultant", "54151S", 163.9, GSA),
    analyst: rate("analyst", "541611, 541219", 118.75, GSA),
    security: rate("security", "54151S, 54151HACS", 151.6, GSA),
    developer: rate("developer", "54151S", 137.2, GSA),
    scheduler: rate("scheduler", "541611", 124.5, GSA),
    budget: rate("budget", "541219, 541611", 115.9, GSA),
    buyer: rate("buyer", "54151S, 541611", 126.8, GSA),
    designer: rate("designer", "54151S", 122.35, GSA),
    administrator: rate("administrator", "54151S", 131.45, GSA),
    tester: rate("tester", "54151S", 104.3, GSA),
    desk: rate("desk", "54151S", 74.9, GSA),
  },
  "oasis-sb": {
    manager: rate("manager", "Management and Advisory", 176.2, OASIS),
    seniorAccountant: rate("seniorAccountant", "Financial Services", 151.4, OASIS),
    accountant: rate("accountant", "Financial Services", 115.1, OASIS),
    consultant: rate("consultant", "Financial Services", 167.4, OASIS),
    analyst: rate("analyst", "Management and Advisory", 121.3, OASIS),
    developer: rate("developer", "Financial Services", 140.1, OASIS),
    scheduler: rate("scheduler", "Management and Advisory", 127.2, OASIS),
    budget: rate("budget", "Management and Advisory", 118.4, OASIS),
    administrator: rate("administrator", "Financial Services", 134.3, OASIS),
  },
  "efast": {
    manager: rate("manager", "Business Administration", 168.8, EFAST),
    consultant: rate("consultant", "Systems Development", 160.5, EFAST),
    analyst: rate("analyst", "Business Administration", 116.4, EFAST),
    seniorAccountant: rate("seniorAccountant", "Business Administration", 145.6, EFAST),
    accountant: rate("accountant", "Business Administration", 110.4, EFAST),
    security: rate("security", "Systems Support", 148.9, EFAST),
    developer: rate("developer", "Systems Development", 134.8, EFAST),
    scheduler: rate("scheduler", "Business Administration", 122.1, EFAST),
    budget: rate("budget", "Business Administration", 113.7, EFAST),
    buyer: rate("buyer", "Business Administration", 124.5, EFAST),
    designer: rate("designer", "Systems Development", 120.2, EFAST),
    administrator: rate("administrator", "Systems Support", 129.7, EFAST),
    tester: rate("tester", "Systems Support", 102.9, EFAST),
    desk: rate("desk", "Systems Support", 73.8, EFAST),
  },
  "ungm": {
    manager: rate("manager", "Management advice", 1_310, UNGM),
    seniorAccountant: rate("seniorAccountant", "Accounting", 1_140, UNGM),
    consultant: rate("consultant", "Software", 1_260, UNGM),
    analyst: rate("analyst", "Audit", 915, UNGM),
    security: rate("security", "Systems", 1_165, UNGM),
    developer: rate("developer", "Software", 1_055, UNGM),
    scheduler: rate("scheduler", "Management advice", 960, UNGM),
    budget: rate("budget", "Management advice", 890, UNGM),
    designer: rate("designer", "Software", 940, UNGM),
    administrator: rate("administrator", "Systems", 1_010, UNGM),
    tester: rate("tester", "Software", 800, UNGM),
    desk: rate("desk", "Systems", 575, UNGM),
  },
};
