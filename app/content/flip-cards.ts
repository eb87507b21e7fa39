import { cite } from "./rules/index.ts";
import { cybersecurity } from "./services/cybersecurity/index.ts";
import { linksTo } from "./services/index.ts";
import type { FlipCard } from "./types/flip-cards.types.ts";
import { agricultureDataSolutions } from "./solutions/agriculture-data-solutions.ts";

/** The path of a service's page. Throws for an unknown slug, so that no card lacks a page. */
const service = (slug: string): string => linksTo([slug])[0]!.name;

export const flipCards = [
  {
    id: "ai-solutions",
    title: "AI Solutions",
    description: "Models that read, sort and flag. A person makes the decision, and a record shows why each suggestion was made.",
    detailedDescription:
      `Document intake, anomaly review and forecasting, built inside your boundary and tested like any other control. Prompt, model and data are versioned together. The service is ${service("artificial-intelligence")}.`,
    features: [
      "Invoice and form extraction with a score for each field",
      "Journal entries and payments ranked for review",
      "Search assistants that cite the passage they used",
    ],
    benefits: [
      "Fewer hand-keyed documents",
      "Suggestions filed with the input and version behind them",
      "Bias and drift checked on a schedule",
    ],
    metrics: [
      { label: "review gates before release", value: "3" },
      { label: "records kept per decision", value: "4" },
    ],
    tags: ["Machine learning", "Document understanding", "Responsible AI"],
    gradient: "ink",
    image: "dt-artificial-intelligence",
  },
  {
    id: "cloud-infrastructure",
    title: "Cloud Infrastructure",
    description: "Landing zones, migration and operation, with cost, ownership and control visible from the day an account is opened.",
    detailedDescription:
      `Accounts, networks, logging and identity are written as code and reviewed before they exist. Workloads move in waves, each with a rollback plan and a tested restore. Two services share the work: ${service("infrastructure-management")} and ${service("cloud-security")}.`,
    features: [
      "Infrastructure as code, in Terraform or native templates",
      "Budgets, tags and alerts by fund and project",
      "Restore drills with recorded times",
    ],
    benefits: [
      "Changes reviewed before they reach production",
      "Spending traced to an owner and a purpose",
      "Recovery proven by exercise",
    ],
    metrics: [
      { label: "options weighed for each workload", value: "6" },
      { label: "environments: development, test, production", value: "3" },
    ],
    tags: ["Landing zones", "Infrastructure as code", "Cost control", "Continuity"],
    gradient: "verdigris",
    image: "db-infrastructure",
  },
  {
    id: "cybersecurity",
    title: "Cybersecurity",
    description: "Controls chosen by risk, built into the system and kept with the evidence for their assessment.",
    detailedDescription:
      `The security plan, the assessment and monitoring use one record of assets, controls and findings. A weakness is closed only after a retest, and the authorization reflects the system as it runs today. The ${cybersecurity.name} practice covers this work in ${cybersecurity.items.length} services.`,
    features: [
      `System security plans based on ${cite("nist-sp-800-53")} controls`,
      "Identity, logging and network controls for zero trust",
      "Penetration tests with reproducible findings",
    ],
    benefits: [
      "Findings closed only after a passed retest",
      "Privileged access that expires automatically",
      "One answer for the assessor, the auditor and the CISO",
    ],
    metrics: [
      { label: "functions of NIST CSF 2.0 addressed", value: "6" },
      { label: "steps of the NIST Risk Management Framework", value: "7" },
    ],
    tags: ["Zero trust", "Authorization", "Monitoring", "Incident response"],
    gradient: "thread",
    image: "db-security",
  },
  {
    id: "data-analytics",
    title: "Data Analytics",
    description: "Reports that agree with the ledger, built on definitions your offices share. Each figure opens to its source rows.",
    detailedDescription:
      `Source data lands unchanged, is conformed under written rules, and reaches reports through one set of measures. Totals are reconciled to the books on every load, and a failed check blocks publication. ${service("oracle-hyperion")}, ${service("budget-management")} and ${agricultureDataSolutions.title} include this work.`,
    features: [
      "Dashboards for status of funds, payments and awards",
      "A glossary with an owner for each measure",
      "Row-level access by office and fund",
    ],
    benefits: [
      "One number per question",
      "Lineage from report to source",
      "Less time spent defending the total",
    ],
    metrics: [
      { label: "data layers: landed, conformed, reported", value: "3" },
      { label: "checks per load: count, total, key, range", value: "4" },
    ],
    tags: ["Reconciliation", "Data lineage", "Dashboards", "Data governance"],
    gradient: "ink",
    image: "hero-emerging-tech",
  },
  {
    id: "mobile-development",
    title: "Mobile Development",
    description: "Field apps that work without a signal, ask only for what is needed and send clean records to the system behind them.",
    detailedDescription:
      `Inspections, counts and approvals on managed phones and tablets. Records are encrypted on the device and synchronized when a connection returns. ${service("sunflower")} covers scanning. ${service("framework-based-development")} covers apps. ${service("endpoint-device-protection")} covers managed devices.`,
    features: [
      "Offline capture with conflict rules for synchronization",
      "Barcode, camera and location when the task needs them",
      "Sign-in through your identity provider",
    ],
    benefits: [
      "Records made once, where the work happens",
      "No second entry back at the office",
      "Records encrypted on the device and wiped when it is reported lost",
    ],
    metrics: [
      { label: "platforms: iOS and Android", value: "2" },
      { label: "states tested: online, weak signal, offline", value: "3" },
    ],
    tags: ["Offline first", "Asset inventory", "Inspections", "Device management"],
    gradient: "verdigris",
    image: "db-continuity",
  },
  {
    id: "web-development",
    title: "Web Development",
    description: "Portals and case systems that load quickly, read clearly and work for everyone, including people who use only a keyboard.",
    detailedDescription:
      `Each feature starts from a requirement and ends with its tests. Tools check accessibility on every build, and people check it on every release. The services are ${service("framework-based-development")} and ${service("uiux-design")}.`,
    features: [
      "Forms that save, explain errors and keep what was typed",
      "Design systems for one look across many applications",
      "Interfaces documented for the next system",
    ],
    benefits: [
      "Section 508 evidence kept with the release",
      "Requirements linked to tests and code",
      "Pages that work on old machines and slow connections",
    ],
    metrics: [
      { label: "WCAG levels tested: A and AA", value: "2" },
      { label: "layers tested: screen, service, data", value: "3" },
    ],
    tags: ["Accessibility", "Portals", "Design systems", "Section 508"],
    gradient: "thread",
    image: "hero-innovation-agility",
  },
] satisfies FlipCard[];
