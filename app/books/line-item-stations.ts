import type { Station } from "../content/types/specimen.types.ts";
import { server } from "./awards.ts";
import { credited } from "./balances.ts";
import { certifiedTrialBalance, requests } from "./control.ts";
import { entryOf } from "./entries.ts";
import { apportioned, APPROPRIATION } from "./ledger/funding.ts";
import { statements } from "./statements.ts";

/** The dollar line that the line item page follows, from appropriation to audit. Whole dollars. Source: LINE-1. */
export const lineItem = {
  path: "/one-line-item",
  title: "Follow one line item",
  award: server.award,
  amount: server.price,
} as const;

type Posted = Pick<Station, "stage" | "document" | "amount" | "signs" | "shows">;

const posted: Posted[] = [
  {
    stage: "Appropriation",
    document: "WAR-26-0001",
    amount: APPROPRIATION,
    signs: "Treasury, on the enacted law",
    shows: ["SOF-26-12"],
  },
  { stage: "Apportionment", document: "SF132-26-01", amount: apportioned["6011"], signs: "OMB", shows: ["SOF-26-12"] },
  {
    stage: "Apportionment",
    document: "ALT-26-01",
    amount: apportioned["6011"],
    signs: "Budget Officer",
    shows: ["SOF-26-12"],
  },
  {
    stage: "Obligation",
    document: "PR-26-0031",
    amount: credited("PR-26-0031", "470000"),
    signs: "Funds Control Officer",
    shows: ["AOA-26-01", "IMS-26-01"],
  },
  {
    stage: "Obligation",
    document: server.award,
    amount: credited(server.award, "480100"),
    signs: "Contracting Officer",
    shows: ["TWM-26-12", "API-INT-02", "OCR-26-12"],
  },
  {
    stage: "Receipt",
    document: "RR-26-0057",
    amount: credited("RR-26-0057", "490100"),
    signs: "Receiving Official",
    shows: ["INV-26-09"],
  },
  {
    stage: "Disbursement",
    document: "PAY-26-0158",
    amount: credited("PAY-26-0158", "101000"),
    signs: "Certifying Officer",
    shows: ["PPA-26-12", "WP-26-AP04"],
  },
  {
    stage: "Reporting",
    document: "DEP-26-12",
    amount: statements.netEquipment,
    signs: "Property Officer",
    shows: ["ARF-26-12", "CI-26-09", "AST-26-09"],
  },
];

const chain = requests.find(({ evidence }) => evidence === "one-line-item")!;

const reported: Omit<Station, "number">[] = [
  {
    stage: "Reporting",
    date: certifiedTrialBalance.on,
    document: certifiedTrialBalance.id,
    amount: server.price,
    signs: "GTAS certifier",
    shows: ["FBR-26-11", "SCW-26-12", "RKT-26-12"],
  },
  {
    stage: "Audit",
    date: chain.delivered,
    document: chain.id,
    amount: server.price,
    signs: "Controller",
    shows: ["PBC-26"],
  },
];

/** The ten stations, in order. The first eight post to the ledger; the last two report and test what was posted. */
export const stations: readonly Station[] = [
  ...posted.map((station) => {
    const entry = entryOf(station.document);
    return { ...station, date: entry.date, entry };
  }),
  ...reported,
].map((station, index) => ({ number: index + 1, ...station }));

/** The first station that includes a specimen, or undefined. */
export const stationOf = (specimen: string): number | undefined =>
  stations.find(({ shows }) => shows.includes(specimen))?.number;
