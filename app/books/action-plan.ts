import { dueOfOpen } from "./flaws.ts";

/** A weakness in the plan of action and milestones. Dates are ISO. */
export interface Weakness {
  id: string;
  control: string;
  weakness: string;
  /** The step that closed it, or the next one, with its date. */
  milestone: string;
  source: string;
  opened: string;
  due: string;
  closed: string | null;
  proof: string | null;
}

const PLANNED = "2026-07-24";

export const plan: readonly Weakness[] = [
  {
    id: "P-26-04",
    control: "CP-9",
    weakness: "Keystore copy missing at restore",
    milestone: "Copy in vault, Apr 17",
    source: "RST-26-02",
    opened: "2026-02-17",
    due: "2026-05-29",
    closed: "2026-05-26",
    proof: "RST-26-03",
  },
  {
    id: "P-26-06",
    control: "AC-6",
    weakness: "Developer could read production",
    milestone: "Revoked Jul 9, extract Jul 10",
    source: "DBR-26-Q2",
    opened: "2026-06-24",
    due: "2026-07-31",
    closed: "2026-07-10",
    proof: "EX-26-0710",
  },
  {
    id: "P-26-07",
    control: "PS-4, AC-2(3)",
    weakness: "Departed user active for 14 days",
    milestone: "Second case, Aug 28",
    source: "NFR-26-03",
    opened: "2026-07-15",
    due: "2026-09-30",
    closed: "2026-09-30",
    proof: "DEC-26-06",
  },
  {
    id: "P-26-08",
    control: "SC-7, CM-7(1)",
    weakness: "Unused rule FW-031",
    milestone: "Rule removed, Aug 8",
    source: "FWR-26-Q3",
    opened: PLANNED,
    due: "2026-08-31",
    closed: "2026-08-10",
    proof: "CHG-26-0140",
  },
  {
    id: "P-26-09",
    control: "SI-2",
    weakness: "Portal component awaits its supplier",
    milestone: "Build in test, Nov 16",
    source: "FND-26-05",
    opened: PLANNED,
    due: dueOfOpen.component,
    closed: null,
    proof: "DEC-26-05",
  },
  {
    id: "P-26-10",
    control: "SC-5",
    weakness: "Upload without a limit",
    milestone: "Limit in review, Nov 30",
    source: "FND-26-06",
    opened: PLANNED,
    due: dueOfOpen.upload,
    closed: null,
    proof: null,
  },
];
