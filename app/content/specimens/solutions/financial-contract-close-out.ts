import type { Row, Specimen } from "../../types/specimen.types.ts";
import { orderPrice, training } from "../../../books/awards.ts";
import { accepted, balance, debited } from "../../../books/balances.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { closeoutChecks, keepTo, RETENTION_YEARS } from "../../../books/closeout.ts";
import { openInContractWriting } from "../../../books/records.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { count, dollars, markedAs, tie } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const rows: Row[] = closeoutChecks.map(({ check, on, proof, by }) => [check, on, proof, by]);

const paidOn = documentOf("PAY-26-0131").date;

/** Whole years from final payment to the last day of keeping, or 0 if they are not whole. */
const yearsKept = keepTo.slice(4) === paidOn.slice(4) ? Number(keepTo.slice(0, 4)) - Number(paidOn.slice(0, 4)) : 0;

export const closeoutFile = {
  kind: "checklist",
  id: "CLS-26-01",
  deliverable: "Indexed closeout file with retention date",
  title: "Closeout of SAMPLE26P0001, 25 training seats",
  caption:
    "Six checks in the order they were done, each with its date, its document and the official responsible.",
  asOf: "2026-06-26",
  preparedBy: "Contracting Officer",
  reviewed: { by: "Funds Control Officer", on: "2026-06-29" },
  columns: [
    { name: "Check", type: "text" },
    { name: "Date", type: "date" },
    { name: "Proof", type: "id" },
    { name: "By", type: "text" },
  ],
  rows,
  pulled: rowWith(rows, "SAMPLE26P0001-P00001"),
  lookFirst:
    `These funds were released after final payment. The vendor signed the modification of June 12 too, ten weeks after its last invoice was paid, and so confirmed that the ${dollars(orderPrice.training - accepted("RR-26-0044"))} was not owed.`,
  ties: [
    tie(
      `Ordered ${dollars(orderPrice.training)} − accepted ${dollars(accepted("RR-26-0044"))} = deobligated by P00001`,
      orderPrice.training - accepted("RR-26-0044"),
      debited("SAMPLE26P0001-P00001", "480100"),
      "TWM-26-12",
    ),
    tie(
      "480100 left on the order = open in contract writing",
      balance("480100", { award: training.award }),
      openInContractWriting[`${training.award} ${training.line}`]!,
      "OCR-26-12",
    ),
    tie(
      "490200 of the order = accepted on TRN-5521, so 490100 is 0",
      balance("490200", { award: training.award }),
      accepted("RR-26-0044"),
      "PPA-26-12",
    ),
    markedAs("recomputed", count(
      `Years from final payment to the retention date = ${RETENTION_YEARS}`,
      yearsKept,
      RETENTION_YEARS,
    )),
    count(
      "Checks dated no earlier than the one before = checks − 1",
      closeoutChecks.filter(({ on }, index) => index > 0 && daysBetween(closeoutChecks[index - 1]!.on, on) >= 0).length,
      closeoutChecks.length - 1,
    ),
  ],
  cites: [
    { name: "FAR 4.804, Closeout of contract files", edition: "with the agency’s class deviation (4.308 in the model deviation)" },
    { name: "General Records Schedule 1.1, item 010", edition: "NARA" },
  ],
  shares: ["TRN-5521", "PAY-26-0131", "SAMPLE26P0001-P00001"],
} satisfies Specimen;
