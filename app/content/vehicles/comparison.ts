import { cite } from "../rules/index.ts";
import type { OrderPage } from "../types/order-page.types.ts";
import type { VehicleComparison } from "../types/answers.types.ts";
import { orderPages, orderPagePath } from "./index.ts";

type Cells = Record<OrderPage["slug"], string>;

const all: readonly { criterion: string; cells: Cells }[] = [
  {
    criterion: "Who may order",
    cells: {
      "gsa-mas": "Federal agencies. States, localities, tribes and public universities for IT and security items.",
      "oasis-sb": "Federal contracting officers with a delegation from GSA.",
      "efast": "FAA, through its own contracting officers.",
      "ungm": "UN organizations that use the portal.",
    },
  },
  {
    criterion: "Set-aside",
    cells: {
      "gsa-mas": "At your discretion.",
      "oasis-sb": "Built in for small business. It is not a women-owned set-aside. Ask your small business office how the award counts toward goals.",
      "efast": "Small business only. FAA defines its own groups.",
      "ungm": "None that we know of.",
    },
  },
  {
    criterion: "Ceiling",
    cells: {
      "gsa-mas": "None on an order. Above the maximum order threshold of an item, ask for a lower price.",
      "oasis-sb": "None on the program or on an order.",
      "efast": "None per agreement. $7.4 billion for all agreements (Inspector General, 2017).",
      "ungm": "None. Each tender has its own.",
    },
  },
  {
    criterion: "Fee",
    cells: {
      "gsa-mas": "0.75 percent, inside the price.",
      "oasis-sb": "0.15 percent, billed on its own line.",
      "efast": "None published. Ask the eFAST office.",
      "ungm": "None found.",
    },
  },
  {
    criterion: "Before you can ask for offers",
    cells: {
      "gsa-mas": "Nothing. Above $350,000, eBuy is one of two ways to compete.",
      "oasis-sb": "Get the delegation: GSA’s training and a form.",
      "efast": "Talk with the eFAST office.",
      "ungm": "Check our registration level with your organization.",
    },
  },
  {
    criterion: "Protests",
    cells: {
      "gsa-mas": "GAO hears protests of Schedule orders of any value.",
      "oasis-sb": `GAO hears protests of orders above $10 million, Defense orders included, and of any order said to exceed the contract’s scope, period or maximum value (${cite("usc-41-4106")}).`,
      "efast": `FAA’s own dispute office only (${cite("cfr-14-17")}).`,
      "ungm": "Under the rules of the organization that issues the tender.",
    },
  },
  {
    criterion: "Do not use it when",
    cells: {
      "gsa-mas": "You need a cost-reimbursement order.",
      "oasis-sb": "The requirement is only IT, or is to be set aside for women-owned firms.",
      "efast": "You are not FAA.",
      "ungm": "You buy for a national government.",
    },
  },
];

/** How the vehicles that the firm holds differ. Source: BUY-6. */
export const vehicleComparison: VehicleComparison = {
  heading: "Which vehicle to choose",
  note: "How the vehicles differ. Each name links to its ordering steps, where each entry has its source.",
  caption: "Contract vehicles compared",
  criterion: "What differs",
  columns: orderPages.map((page) => ({ name: page.name, path: orderPagePath(page) })),
  rows: all.map(({ criterion, cells }) => ({ criterion, cells: orderPages.map(({ slug }) => cells[slug]) })),
};
