import { type ChangeId, dateOfChange, dateOfRelease, type ReleaseId } from "./changes.ts";

/** A finding in the vendor portal's code. Dates are ISO; one that is open stands in the POA&M. */
export type Finding = {
  id: string;
  weakness: string;
  where: string;
  severity: "High" | "Medium" | "Low";
  found: string;
  due: string;
} & (
  | { commit: string; release: ReleaseId; fixed: string; plan?: undefined }
  | { plan: string; fixed?: undefined; commit?: undefined; release?: undefined }
);

const MAY_TEST = "2026-05-11";
const JULY_TEST = "2026-07-14";
const JULY_SCAN = "2026-07-07";

const fixedIn = (release: ReleaseId, commit: string) => ({ release, commit, fixed: dateOfRelease(release) });

/** When the open ones must be closed, in the register and in the plan alike. */
export const dueOfOpen = { component: "2026-12-18", upload: "2027-01-10" } as const;

export const findings: readonly Finding[] = [
  {
    id: "FND-26-01",
    weakness: "CWE-79",
    where: "SVP search",
    severity: "Medium",
    found: MAY_TEST,
    due: "2026-08-09",
    ...fixedIn("R26.2", "7a3c0aa"),
  },
  {
    id: "FND-26-02",
    weakness: "CWE-639",
    where: "SVP invoice status",
    severity: "High",
    found: MAY_TEST,
    due: "2026-06-25",
    ...fixedIn("R26.2", "7a3c0b2"),
  },
  {
    id: "FND-26-03",
    weakness: "CWE-352",
    where: "SVP profile form",
    severity: "Medium",
    found: MAY_TEST,
    due: "2026-08-09",
    ...fixedIn("R26.2", "7a3c0bb"),
  },
  {
    id: "FND-26-04",
    weakness: "CWE-532",
    where: "SVP log",
    severity: "Medium",
    found: JULY_TEST,
    due: "2026-10-12",
    ...fixedIn("R26.3", "9b0e611"),
  },
  {
    id: "FND-26-05",
    weakness: "CWE-1104",
    where: "SVP component",
    severity: "Medium",
    found: JULY_SCAN,
    due: dueOfOpen.component,
    plan: "P-26-09",
  },
  {
    id: "FND-26-06",
    weakness: "CWE-770",
    where: "SVP upload",
    severity: "Low",
    found: JULY_TEST,
    due: dueOfOpen.upload,
    plan: "P-26-10",
  },
];

/** A flaw of a host. Invented, as its flags are: no CVE, no product. */
export type Flaw = {
  id: string;
  asset: string;
  exposed: boolean;
  exploited: boolean;
  automatable: boolean;
  impact: "total" | "partial";
  found: string;
  due: string;
} & ({ change: ChangeId; fixed: string; plan?: undefined } | { plan: string; change?: undefined; fixed?: undefined });

const by = (change: ChangeId) => ({ change, fixed: dateOfChange(change) });

const hidden = { exposed: false, exploited: false } as const;
const minor = { ...hidden, automatable: false, impact: "partial", found: JULY_SCAN } as const;

export const flaws: readonly Flaw[] = [
  {
    id: "VULN-SAMPLE-01",
    asset: "sfs-db-01",
    ...hidden,
    automatable: true,
    impact: "total",
    found: JULY_SCAN,
    due: "2026-07-21",
    ...by("CHG-26-0131"),
  },
  {
    id: "VULN-SAMPLE-02",
    asset: "sfs-web-01",
    exposed: true,
    exploited: true,
    automatable: true,
    impact: "total",
    found: JULY_SCAN,
    due: "2026-07-10",
    ...by("CHG-26-0127"),
  },
  { id: "VULN-SAMPLE-03", asset: "sfs-app-01", ...minor, due: "2026-09-19", ...by("CHG-26-0152") },
  { id: "VULN-SAMPLE-04", asset: "sfs-app-02", ...minor, due: "2026-09-19", ...by("CHG-26-0152") },
  { id: "VULN-SAMPLE-05", asset: "sfs-web-01", ...minor, exposed: true, due: "2026-08-06", plan: "P-26-09" },
  { id: "VULN-SAMPLE-06", asset: "OSP-LT-0118", ...minor, automatable: true, due: "2026-07-21", ...by("CHG-26-0129") },
];
