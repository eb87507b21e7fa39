import { allot, apportion, commit, enact, uncommit } from "../patterns.ts";
import { grant, orderPrice, server, services, training } from "../awards.ts";
import type { LedgerDocument } from "./document.ts";

/** Apportionment by line: operations is line 6011, grants line 6012. */
export const apportioned = { "6011": 600_000, "6012": 250_000 } as const;

/** Enacted for the year, and fully apportioned and allotted. */
export const APPROPRIATION = apportioned["6011"] + apportioned["6012"];

const REPORT_TEMPLATES = 12_000;

/** From the warrant to the requisitions. */
export const funding: LedgerDocument[] = [
  {
    id: "WAR-26-0001",
    date: "2025-11-18",
    what: "Appropriation warrant for the annual account",
    signs: "Treasury, on the enacted law",
    follows: [],
    lines: enact(APPROPRIATION),
  },
  {
    id: "SF132-26-01",
    date: "2025-12-05",
    what: "Apportionment, SF 132, of operations and grants",
    signs: "OMB",
    follows: ["WAR-26-0001"],
    lines: apportion(APPROPRIATION),
  },
  {
    id: "ALT-26-01",
    date: "2025-12-08",
    what: "Allotment to operations and grants",
    signs: "Budget Officer",
    follows: ["SF132-26-01"],
    lines: allot(APPROPRIATION),
  },
  requisition("PR-26-0012", "2025-12-10", "Requisition for ledger support services", orderPrice.services, {
    award: services.award,
    objectClass: "25.2",
  }),
  requisition("PR-26-0019", "2026-01-05", "Requisition for 25 training seats", orderPrice.training, {
    award: training.award,
    objectClass: "25.2",
  }),
  requisition("GPR-26-01", "2026-01-07", "Grant commitment", grant.amount, {
    fundLine: "6012",
    award: grant.award,
    objectClass: "41.0",
  }),
  requisition("PR-26-0031", "2026-01-20", "Requisition for one database server, estimate", server.estimate, {
    award: server.award,
    objectClass: "31.0",
  }),
  requisition("PR-26-0058", "2026-08-17", "Requisition for report templates", REPORT_TEMPLATES, {
    objectClass: "25.2",
  }),
  {
    id: "PR-26-0058-X",
    date: "2026-09-24",
    what: "Requisition canceled before award",
    signs: "Funds Control Officer",
    follows: ["PR-26-0058"],
    fundLine: "6011",
    objectClass: "25.2",
    lines: uncommit(REPORT_TEMPLATES),
  },
];

function requisition(
  id: string,
  date: string,
  what: string,
  amount: number,
  more: Pick<LedgerDocument, "fundLine" | "award" | "objectClass">,
): LedgerDocument {
  const signs = "Funds Control Officer";
  return { id, date, what, signs, follows: ["ALT-26-01"], fundLine: "6011", ...more, lines: commit(amount) };
}
