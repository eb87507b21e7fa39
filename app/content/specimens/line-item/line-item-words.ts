import type { LineItemWords } from "../../types/line-item.types.ts";
import { HOME, REFERENCE } from "../../trail.ts";
import { server } from "../../../books/awards.ts";
import { APPROPRIATION } from "../../../books/ledger/funding.ts";
import { lineItem, stations } from "../../../books/line-item-stations.ts";
import { asset } from "../../../books/property.ts";
import { SPECIMENS_PATH } from "../specimen-labels.ts";
import { dollars } from "../../../books/cells.ts";

/** Texts of the line item page; amounts come from the books. Source: LINE-1. */
export const lineItemWords = {
  meta: {
    title: "One server, traced from appropriation to audit",
    description:
      "One database server through ten documents: what each says, what it posted in both ledgers, who signed, and where such a line breaks. Invented data.",
  },
  name: lineItem.title,
  trail: [HOME, REFERENCE],
  promise: "One server, ten documents, one thread.",
  lead: "We chose a small purchase on purpose. Each station shows the document, the posting and who signed. At the last one, an auditor asks for the whole chain.",
  index: {
    heading: "Ten stations",
    note: "The office, the order and the accounts are invented.",
  },
  labels: {
    line: "Line",
    text: "Text",
    amount: "Amount",
    account: "Account",
    debit: "Debit",
    credit: "Credit",
    posted: "Posted to the ledger",
    budgetary: "Budgetary",
    proprietary: "Proprietary",
    noEntry: "{ledger}: no entry",
    balances: "What the line left in the balances",
    asked: { caption: "What the auditor asks, and the document that answers", question: "Question", answer: "Answered by" },
    standsAs: "Status",
    signedBy: "Signed by",
    shownOn: "Samples",
  },
  stations: [
    {
      name: "Appropriation",
      text: `Congress appropriates $${dollars(APPROPRIATION)} for the year, and Treasury issues the warrant. No one has thought of a server yet. Anything bought later must fit this amount, this purpose and this year.`,
      paper: "Appropriation warrant",
      standsAs: "Unapportioned authority",
      breaks: "Breaks when the law, the warrant and the ledger are kept by three offices that never compare them.",
    },
    {
      name: "Apportionment",
      text: "OMB apportions the money in two lines, operations and grants. From here on, a server can be bought only from operations, and no operations money can pay a grant.",
      paper: "SF 132, apportionment",
      standsAs: "Apportioned",
      breaks: "Breaks when the ledger has one total and the split exists only in an email.",
    },
    {
      name: "Allotment",
      text: "The Budget Officer gives each line to the people who will spend it. From here on, someone is accountable for an overrun. The Antideficiency Act requires rules that say who.",
      paper: "Advice of allotment",
      standsAs: "Allotted",
      breaks: "Breaks when the advice names an office and the ledger names a code that maps to no office.",
    },
    {
      name: "Commitment",
      text: `The program office requests one database server, estimated at $${dollars(server.estimate)}. The amount is set aside while the buyer looks for a price. Nothing is owed yet.`,
      paper: "Requisitions against operations",
      standsAs: "Committed",
      breaks: "Breaks when the order does not carry the number of the request.",
    },
    {
      name: "Obligation",
      text: `The order is signed for $${dollars(server.price)}. That amount will be owed once the server is delivered and accepted. The $${dollars(server.estimate - server.price)} not needed goes back to the allotment in the same entry.`,
      paper: "Purchase order",
      standsAs: "Undelivered order, unpaid",
      breaks: "Breaks when the order is signed on Monday and recorded on Friday.",
    },
    {
      name: "Receipt",
      text: `The server is inspected, accepted and tagged. One entry changes both ledgers: the order counts as delivered, and equipment is recorded against a payable. Tag number ${asset.tag} now belongs to a physical item.`,
      paper: "Receiving report",
      standsAs: "Delivered order, unpaid",
      breaks: "Breaks when no one writes the receiving report until an invoice requires it.",
    },
    {
      name: "Disbursement",
      text: "The order, acceptance and invoice must show the same vendor and amount. The Certifying Officer answers for the facts, computation and legality of the voucher, and can be personally liable for an improper payment. Then Treasury pays.",
      paper: "Payments without IPAC",
      standsAs: "Delivered order, paid",
      breaks: "Breaks when two of the three disagree and the payment is made anyway to satisfy the vendor.",
    },
    {
      name: "Depreciation",
      text: `The server is paid for and in use. Over ${asset.lifeMonths} months, its cost is expensed in equal monthly amounts. The balance at year-end must be supported by a tagged server in the rack.`,
      paper: "Asset record",
      standsAs: "Equipment, net",
      breaks: "Breaks when property counts one server and finance depreciates another.",
    },
    {
      name: "Reporting",
      text: `The certified trial balance goes to GTAS. Equipment still shows the line by itself, because no other capital asset was bought. Elsewhere, its $${dollars(server.price)} is part of larger balances, each of which must be traceable to it.`,
      paper: "Adjusted trial balance",
      standsAs: "Certified and reported",
      breaks: "Breaks when a balance is right but no one can list what is in it.",
    },
    {
      name: "Audit",
      text: "On October 7, an auditor who has met none of these people asks for one equipment addition and its whole chain. On October 14, nine documents answer, each cited by number. Read from last to first, each leads to the one that supports it.",
      paper: "Request list",
      standsAs: "Delivered to the auditor",
      breaks: "Breaks when one of the nine steps above left no record.",
    },
  ],
  backward: {
    heading: "The same thread, from the other end",
    lead: "An auditor reads it from last to first. Have this list ready before the question comes.",
    caption: `The ${stations.length} documents, last first`,
    columns: {
      station: "Station",
      document: "Document",
      number: "Number",
      date: "Date",
      signs: "Signed by",
      amount: "Amount",
    },
    act: { label: "Trace one of yours", to: "/contact" },
    all: { label: "See all sample deliverables", to: SPECIMENS_PATH },
    print: "Print the stations",
  },
} satisfies LineItemWords;
