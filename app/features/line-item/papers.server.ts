import type { Answer, Paper, PaperRow } from "../../content/types/line-item.types.ts";
import { accounts, type AccountNumber } from "../../books/accounts.ts";
import { agency } from "../../books/agency.ts";
import { server } from "../../books/awards.ts";
import { balance } from "../../books/balances.ts";
import { certifiedTrialBalance, requests } from "../../books/control.ts";
import { invoices } from "../../books/invoices.ts";
import { apportioned, APPROPRIATION } from "../../books/ledger/funding.ts";
import type { LedgerDocument } from "../../books/ledger/document.ts";
import { documents, documentOf } from "../../books/ledger/index.ts";
import { asset, delivery, monthlyDepreciation } from "../../books/property.ts";
import { statements } from "../../books/statements.ts";
import { disbursements, type StatementLine } from "../../books/treasury-statement.ts";
import { sumOf } from "../../books/rows.ts";
import { day, figure } from "../../books/format-values.ts";

const row = (ref: string, text: string, amount?: number): PaperRow => ({
  ref,
  text,
  ...(amount !== undefined && { amount: figure(amount) }),
});
const total = (text: string, amount: number): PaperRow => ({ ...row("", text, amount), isTotal: true });
const followed = (ref: string, text: string, amount: number): Paper["line"] => ({
  ref,
  text,
  amount: `$${figure(amount)}`,
});

const invoice = invoices.find(({ award }) => award === server.award)!;

/** The rows of a document that splits the appropriation into its two lines. */
const split = (above: PaperRow, sum: PaperRow): Paper => ({
  above: [above],
  line: followed("6011", "Operations", apportioned["6011"]),
  below: [row("6012", "Grants", apportioned["6012"]), sum],
});

/** The excerpt of each document on the line, by id. All amounts are from the books. */
export const paperOf: Readonly<Record<string, () => Paper>> = {
  "WAR-26-0001": () => ({
    above: [row("TAFS", agency.tafs)],
    line: followed("", agency.account, APPROPRIATION),
    below: [
      row("From", day(agency.fiscalYear.first)),
      row("To", day(agency.fiscalYear.last)),
      total("Warranted", balance("411900")),
    ],
  }),
  // The form's own line numbers: 1160 and 1910 are totals of the SF 133.
  "SF132-26-01": () =>
    split(row("1100", "Appropriation, discretionary", balance("411900")), {
      ...total("Total budgetary resources available", APPROPRIATION),
      ref: "6190",
    }),
  "ALT-26-01": () => split(row("", "Apportioned by OMB", APPROPRIATION), total("Allotted", APPROPRIATION)),
  "PR-26-0031": requisitions,
  [server.award]: () => ({
    above: [
      row("From", `${server.vendor}, due ${day(delivery.dueBy)}`),
      row("For", "PR-26-0031, estimate", server.estimate),
    ],
    line: followed(server.line, server.what, server.price),
    below: [row("", "Estimate released", server.estimate - server.price)],
  }),
  "RR-26-0057": () => ({
    above: [row("For", `${server.award}, arrived ${day(delivery.arrived)}, ${delivery.note}`)],
    line: followed(server.line, server.what, server.price),
    below: [row("Tag", asset.tag), row("Host", asset.host)],
  }),
  "PAY-26-0158": payments,
  "DEP-26-12": () => ({
    above: [
      row("Cost", `${asset.tag}, in service ${day(asset.inService)}`, balance("175000")),
      row("Less", `Depreciated, ${figure(monthlyDepreciation)} a month`, balance("175900")),
    ],
    line: followed("Net", "Carried to the next year", statements.netEquipment),
    below: [row("Left", `Months of ${asset.lifeMonths}`, statements.netEquipment / monthlyDepreciation)],
  }),
  [certifiedTrialBalance.id]: () => ({
    above: [balanceRow("101000"), balanceRow("141000")],
    line: followed("175000", accounts["175000"].title, balance("175000")),
    below: [balanceRow("175900"), balanceRow("211000")],
  }),
  [chain().id]: () => ({
    above: requests.slice(at() - 2, at()).map(({ id, item }) => row(id.slice(-2), item)),
    line: followed(chain().id.slice(-2), chain().item, server.price),
    below: requests.slice(at() + 1).map(({ id, item }) => row(id.slice(-2), item)),
  }),
};

/** The auditors' questions about the chain, and the documents that answer them. */
export const answers: Answer[] = [
  { question: "Were funds available before the order?", answer: "ALT-26-01" },
  { question: "Was it requested, and by whom?", answer: "PR-26-0031" },
  { question: "Did a warranted officer sign?", answer: server.award },
  { question: "Was it accepted before it was paid?", answer: "RR-26-0057" },
  { question: "Was the right invoice paid, once?", answer: `${invoice.id}, ${invoice.paidBy}` },
  { question: "Is it in the reported balance?", answer: certifiedTrialBalance.id },
];

function chain() {
  return requests[at()]!;
}

function at(): number {
  return requests.findIndex(({ evidence }) => evidence === "one-line-item");
}

function balanceRow(account: AccountNumber): PaperRow {
  return row(account, accounts[account].title, balance(account));
}

/** Requisitions for operations, up to the traced one. */
function requisitions(): Paper {
  const own = documentOf("PR-26-0031");
  const asked = documents.filter(
    ({ id, fundLine, date }) => id.startsWith("PR-") && fundLine === own.fundLine && date <= own.date,
  );
  return {
    above: asked
      .filter(({ id }) => id !== own.id)
      .map((one) => row(one.id.slice(-4), requestedItem(one), amountOf(one))),
    line: followed(own.id.slice(-4), requestedItem(own), amountOf(own)),
    below: [total("Requested so far", sumOf(asked, amountOf))],
  };
}

const amountOf = ({ lines }: LedgerDocument): number => lines[0]!.amount;

/** What a requisition asks for, capitalized as a row of its own. */
function requestedItem({ what }: LedgerDocument): string {
  const thing = what.replace("Requisition for ", "");
  return thing.charAt(0).toUpperCase() + thing.slice(1);
}

/** Payments around the traced one, from Treasury's statement. */
function payments(): Paper {
  const own = disbursements.findIndex(({ reference }) => reference === invoice.paidBy);
  const { date, amount } = disbursements[own]!;
  return {
    above: disbursements.slice(own - 2, own).map(payment),
    line: followed(dayOf(date), `${invoice.paidBy}, invoice ${invoice.id}`, amount),
    below: disbursements.slice(own + 1, own + 2).map(payment),
  };
}

const payment = ({ date, reference, amount }: StatementLine): PaperRow => row(dayOf(date), reference, amount);

/** A date without its year. */
const dayOf = (date: string): string => day(date).replace(/, \d+$/, "");
