import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** A decision worked through for each service. */
export const decisions = {
  id: "decision",
  heading: "A decision worked through",
  labels: {
    columns: ["Option", "Cost", "Risk"],
    outcomes: ["What we would do", "What would change that"],
  },
  contents: {
    "a123-support": {
      note: "Example: a payroll provider’s control report ends June 30. Your statement is as of September 30. How do you cover the gap?",
      rows: [
        {
          head: "Bridge letter",
          cells: ["One request.", "It rests on the provider’s word, untested."],
        },
        {
          head: "Test your user controls",
          cells: [
            "About 40 hours.",
            "They stop at the provider’s system.",
          ],
        },
        {
          head: "Test at the provider",
          cells: ["A fee and weeks of lead time.", "Results may come too late."],
        },
      ],
      outcomes: [
        "Get the letter and test your user controls.",
        "A qualified report, a changed system or a longer gap.",
      ],
    },
    "budget-management": {
      note: "Example: in August, an office needs $400,000 and its allotment is fully obligated. Another office in the program expects to leave $600,000 unused. Where should the money come from?",
      rows: [
        {
          head: "Move part of the allotment between offices",
          cells: ["An amended advice of allotment and a few days.", "The other office may run short in September."],
        },
        {
          head: "Ask for a reapportionment",
          cells: ["A revised SF 132 and several weeks.", "The answer may come too late to make an award."],
        },
        {
          head: "Wait for deobligations",
          cells: [
            "Nothing today.",
            "The date is unknown. Signing before they post could violate the Antideficiency Act.",
          ],
        },
      ],
      outcomes: [
        "Move the allotment, after reviewing the other office’s open obligations.",
        "The offices draw on different apportionment lines. In that case, OMB decides, and the request has to start earlier.",
      ],
    },
    "business-operations-support": {
      note: "Example: a $96,000 invoice, due on day 30, offers 1 percent if paid by day 10. It is day 6 and the goods are accepted. When should it be paid?",
      rows: [
        {
          head: "Pay by day 10",
          cells: [
            "Cash is paid out 20 days early.",
            "Certification may slip. A discount taken late incurs interest.",
          ],
        },
        { head: "Pay on day 30", cells: ["The $960.", "A missed due date incurs interest from day 31."] },
        {
          head: "Pay early at full price",
          cells: [
            "The $960, and the use of the cash.",
            "5 CFR 1315.4 allows payment no more than seven days before the due date, with exceptions.",
          ],
        },
      ],
      outcomes: [
        "Take the discount. It is worth about 18 percent a year, well above Treasury’s current value of funds rate.",
        "Certification cannot be completed by day 10, or the discount’s yearly rate is below Treasury’s.",
      ],
    },
    "interagency-agreements-iaa-support": {
      note: "Example: in August, an office wants $1.2 million of laboratory studies from another agency over 14 months. Its appropriation expires on September 30. How should it order?",
      rows: [
        {
          head: "Economy Act order",
          cells: [
            "A written determination before the order.",
            "On September 30, anything the servicing agency has not performed or obligated is deobligated.",
          ],
        },
        {
          head: "Order under a fund’s own statute",
          cells: [
            "The fund’s fee, stated in the order.",
            "The order is valid only for a specific need that exists this year.",
          ],
        },
        {
          head: "Award a contract",
          cells: ["The contracting office’s lead time.", "The award may miss September 30."],
        },
      ],
      outcomes: [
        "Use the fund, if counsel agrees that it is a bona fide need of this year.",
        "The need is next year’s, and this year’s money may not pay for it. Or the service is severable, and 12 months is the limit.",
      ],
    },
    "us-treasury-accounting-and-reporting-support": {
      note: "Example: on day three of the close, CARS shows an IPAC charge of $18,450 that the ledger lacks. Its support has not arrived. What should be posted?",
      rows: [
        {
          head: "Post to the clearing account",
          cells: [
            "One entry, a reclassification in CARS and a line on the aging list.",
            "While it stays there, the charge belongs to no program.",
          ],
        },
        {
          head: "Post to the likely fund",
          cells: ["One entry and perhaps a reclassification.", "A wrong guess misstates two funds."],
        },
        {
          head: "Post nothing",
          cells: ["A note in the reconciliation.", "The ledger disagrees with CARS, and GTAS compares the two."],
        },
      ],
      outcomes: [
        "Use the clearing account, if Treasury allows one, in the ledger and in CARS, with an owner and a due date.",
        "The support arrives before the period closes, or written policy already names the fund for such a charge.",
      ],
    },
  },
} satisfies PracticeSections;
