import { dayOf, daysAfter } from "./calendar.ts";
import { type ChangeId, dateOfChange, dateOfRelease, type ReleaseId } from "./changes.ts";
import { DAYS_BY_SEVERITY, type FlawFacts } from "./clocks.ts";
import { regression } from "./delivery.ts";

/** A test that repeats what found a flaw. `on`: an ISO date. */
interface Retest {
  id: string;
  on: string;
}

/** A finding in the vendor portal's code. Dates are ISO. Open findings are in the POA&M. */
export type Finding = {
  id: string;
  weakness: string;
  where: string;
  severity: keyof typeof DAYS_BY_SEVERITY;
  found: string;
  due: string;
} & (
  | { commit: string; release: ReleaseId; fixed: string; retest: Retest; plan?: undefined }
  | { plan: string; fixed?: undefined; commit?: undefined; release?: undefined; retest?: undefined }
);

const MAY_TEST = "2026-05-18";
const JULY_TEST = "2026-07-14";
export const JULY_SCAN = "2026-07-07";

/** The due date of a finding, by its severity. */
const due = (severity: keyof typeof DAYS_BY_SEVERITY, found: string) => ({
  severity,
  found,
  due: daysAfter(found, DAYS_BY_SEVERITY[severity]),
});

/** The retests of the first and third finding, and of the fourth, before their releases. */
export const retests = {
  "R26.2": { id: "RET-26-01", on: "2026-06-12" },
  "R26.3": { id: "RET-26-02", on: "2026-09-18" },
} as const satisfies Partial<Record<ReleaseId, Retest>>;

/** A scenario of the regression run that repeats a finding. */
const scenario = (id: string): Retest => ({ id, on: dayOf(regression.at) });

const fixedIn = (release: keyof typeof retests, commit: string, retest: Retest = retests[release]) => ({
  release,
  commit,
  fixed: dateOfRelease(release),
  retest,
});

const component = due("Medium", JULY_SCAN);
const upload = due("Low", JULY_TEST);

/** Due dates of the open findings, in both the register and the POA&M; the component’s was set by decision DEC-26-05. */
export const dueOfOpen = { component: "2026-12-04", upload: upload.due } as const;

export const findings: readonly Finding[] = [
  {
    id: "FND-26-01",
    weakness: "79 cross-site scripting",
    where: "SVP search",
    ...due("Medium", MAY_TEST),
    ...fixedIn("R26.2", "c41d7e9"),
  },
  {
    id: "FND-26-02",
    weakness: "639 bypass through user-controlled key",
    where: "SVP invoice status",
    ...due("High", MAY_TEST),
    ...fixedIn("R26.2", "0e95b6a", scenario("RT-044")),
  },
  {
    id: "FND-26-03",
    weakness: "352 cross-site request forgery",
    where: "SVP profile form",
    ...due("Medium", MAY_TEST),
    ...fixedIn("R26.2", "f27a813"),
  },
  {
    id: "FND-26-04",
    weakness: "532 sensitive information in log",
    where: "SVP log",
    ...due("Medium", JULY_TEST),
    ...fixedIn("R26.3", "63d0c4f"),
  },
  {
    id: "FND-26-05",
    weakness: "1395 vulnerable third-party component",
    where: "SVP component",
    ...component,
    due: dueOfOpen.component,
    plan: "P-26-09",
  },
  {
    id: "FND-26-06",
    weakness: "770 resources without limits",
    where: "SVP upload",
    ...upload,
    plan: "P-26-10",
  },
];

/**
 * A flaw of a host. Fictitious, including its flags: no CVE, no product. `triaged`: when evidence was checked before
 * the fix.
 */
export type Flaw = FlawFacts & {
  id: string;
  asset: string;
  found: string;
  due: string;
  triaged?: string;
} & ({ change: ChangeId; fixed: string; plan?: undefined } | { plan: string; change?: undefined; fixed?: undefined });

const by = (change: ChangeId) => ({ change, fixed: dateOfChange(change) });

/** A finding of the July scan, with the due date that the security office set for it. */
const found = <Facts extends FlawFacts>(id: string, asset: string, due: string, facts: Facts) => ({
  id,
  asset,
  found: JULY_SCAN,
  due,
  ...facts,
});

const minor = { exposed: false, exploited: false, automatable: false, impact: "partial" } as const;
const worst = { exposed: true, exploited: true, automatable: true, impact: "total" } as const;

export const flaws: readonly Flaw[] = [
  {
    ...found("VULN-SAMPLE-01", "sfs-db-01", "2026-09-05", { ...minor, automatable: true, impact: "total" }),
    ...by("CHG-26-0131"),
  },
  { ...found("VULN-SAMPLE-02", "sfs-web-01", "2026-07-10", worst), triaged: "2026-07-08", ...by("CHG-26-0127") },
  { ...found("VULN-SAMPLE-03", "sfs-app-01", "2026-09-19", minor), ...by("CHG-26-0152") },
  { ...found("VULN-SAMPLE-04", "sfs-app-02", "2026-09-19", minor), ...by("CHG-26-0152") },
  { ...found("VULN-SAMPLE-05", "sfs-web-01", "2026-09-05", { ...minor, exposed: true }), plan: "P-26-09" },
  { ...found("VULN-SAMPLE-06", "OSP-LT-0118", "2026-09-05", { ...minor, automatable: true }), ...by("CHG-26-0129") },
];
