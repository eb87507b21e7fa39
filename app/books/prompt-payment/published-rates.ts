/** A rate that Treasury published for a period. ISO dates, inclusive. */
export interface PublishedRate {
  from: string;
  through: string;
  /** In thousandths of a percent: 4625 is 4 5/8%. */
  rate: number;
  /** The Federal Register notice: its citation, or its document number. */
  notice: string;
  /** Where its text was read, and when. */
  read: { at: string; on: string };
}

const READ_ON = "2026-11-23";

const half = (year: number, part: 1 | 2, rate: number, notice: string, at: string): PublishedRate => ({
  from: part === 1 ? `${year}-01-01` : `${year}-07-01`,
  through: part === 1 ? `${year}-06-30` : `${year}-12-31`,
  rate,
  notice,
  read: { at, on: READ_ON },
});

/** A Medicare contractor's page, which reprints Treasury's rates of five years. */
const REPRINT =
  "https://med.noridianmedicare.com/es/web/jeb/topics/claim-submission/claims-processing-timeliness-interest-rate";
const REPRINTED = "Treasury’s table at Noridian";
/** Copies of notices. The notice for the first half of 2022 was read in excerpts, and its rate in the table at Noridian. */
const JUSTIA = "https://regulations.justia.com/regulations/fedreg";
/**
 * The address of the notice by its citation. Its summary was read in a search of usregs.ai, which has no address for it.
 */
const CITATION_2021 = "https://www.federalregister.gov/citation/86-FR-7457";

/**
 * Interest rates under the Prompt Payment Act by half-year. Only rates that were read are in this table, in their notice,
 * its official summary, or a reprint of Treasury's table; for all other half-years the calculator gives no interest.
 * Source: 31 U.S.C. 3902(a), TOOL-1.
 */
export const interestRates: readonly PublishedRate[] = [
  half(2020, 1, 2125, REPRINTED, REPRINT),
  half(2020, 2, 1125, REPRINTED, REPRINT),
  half(2021, 1, 875, "86 FR 7457", CITATION_2021),
  half(2021, 2, 1125, "86 FR 38813", "https://www.govinfo.gov/content/pkg/FR-2021-07-22/html/2021-15613.htm"),
  half(2022, 1, 1625, "87 FR 1839", `${JUSTIA}/2022/01/12/2022-00391.html`),
  half(2022, 2, 4000, REPRINTED, REPRINT),
  half(2023, 1, 4625, "88 FR 6812", `${JUSTIA}/2023/02/01/2023-02104.html`),
  half(2023, 2, 4875, REPRINTED, REPRINT),
  half(2024, 1, 4875, REPRINTED, REPRINT),
  half(2024, 2, 4875, "89 FR 58467", "https://federalregister.gov/public-inspection/raw_text/202/415/721.txt"),
  half(
    2025,
    1,
    4625,
    "90 FR 10678",
    "https://usregs.ai/regulations/2025-02986-prompt-payment-interest-rate-contract-disputes-act",
  ),
];

/** Treasury's current value of funds rate, with which the value of a discount is compared. Source: I TFM 6-8000. */
export const fundsRates: readonly PublishedRate[] = [
  {
    from: "2023-01-01",
    through: "2023-03-31",
    rate: 1000,
    notice: "FR Doc. 2022-25077",
    read: { at: "http://federal.elaws.us/fr/11/21/2022/2022-25077", on: READ_ON },
  },
  {
    from: "2023-04-01",
    through: "2023-12-31",
    rate: 3000,
    notice: "FR Doc. 2023-10814",
    read: { at: `${JUSTIA}/agencies/fiscal-service/2023`, on: READ_ON },
  },
  {
    from: "2025-01-01",
    through: "2025-12-31",
    rate: 5000,
    notice: "89 FR 87929",
    read: {
      at: "https://d1tvxue8o4w0fl.cloudfront.net/federal-register/notice-of-rate-to-be-used-for-federal-debt-collection-and-discount-and-rebate-evaluation-9",
      on: READ_ON,
    },
  },
  {
    from: "2026-01-01",
    through: "2026-12-31",
    rate: 4000,
    notice: "91 FR 191",
    read: { at: "https://frtracker.app/fr/2025-24143", on: "2026-11-25" },
  },
];

/** The rate in effect on a date, or undefined if the table has none. */
export const rateOn = (rates: readonly PublishedRate[], date: string): PublishedRate | undefined =>
  rates.find(({ from, through }) => from <= date && date <= through);
