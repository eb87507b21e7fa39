import type { ServiceItem } from "../../shapes/types.ts";

export const apiDevelopmentAndIntegrations = {
  name: "API Development and Integrations",
  meta: {
    title: "API Development and Integrations",
    description:
      "Contract-first APIs and ERP interfaces in OpenAPI 3.1 and OAuth 2.0, with control totals that prove every record sent was received once.",
  },
  promise: "Every message accounted for, on both sides.",
  lead: "We build and run the links between finance, buying, grants and program systems. Each has a published contract, and a control total that proves nothing was lost on the way.",
  thread: { lifecycle: "software", from: "Design", here: "Build", to: "Operation" },
  situation: {
    statement:
      "The file arrived, the job ended green, and forty invoices are missing. Nobody owns the gap between what was sent and what was posted.",
    paragraphs: [
      "Many organizations run dozens of interfaces that grew one at a time: nightly flat files, database links, a SOAP service, a script on one analyst’s server. Each works until a field changes length or a certificate expires. Because nothing counts records and amounts at both ends, the first alarm is often a reconciliation that will not close.",
      "An interface is a control as much as a connection. Auditors ask who may call it, what it rejects, and how you know that everything sent was received once. We write those answers into the contract before the code, then keep the evidence each run produces.",
    ],
  },
  capabilities: {
    note: "Seven kinds of work, from one endpoint to a full interface inventory.",
    items: [
      {
        name: "Interface inventory",
        text: "Every feed listed with owner, direction, schedule, data, authorization and last failure, including the scripts and database links that no diagram shows.",
      },
      {
        name: "Contract-first design",
        text: "An OpenAPI 3.1 document agreed before coding, with JSON Schema for payloads, RFC 9457 problem details for errors, and stated rules for versioning.",
      },
      {
        name: "Access and authorization",
        text: "OAuth 2.0 client credentials for systems, OpenID Connect for people, scopes per operation, and tests that one caller cannot read another’s records.",
      },
      {
        name: "Federal shared-service links",
        text: "Connections to SAM.gov, G-Invoicing, the Invoice Processing Platform, Grants.gov and Treasury payment files, built to the owner’s specification and tested in its test environment.",
      },
      {
        name: "ERP integration",
        text: "Oracle Integration (OIC), FBDI and REST services for Oracle; IDocs, BAPIs, OData and SAP Integration Suite for SAP; business rules kept out of the middleware.",
      },
      {
        name: "Reconciliation controls",
        text: "Record counts, hash or amount totals, duplicate checks and a rejected-record queue with an owner, so each transmission closes to zero difference.",
      },
      {
        name: "Gateway and operations",
        text: "Throttling, schema checks, correlation identifiers and logs at the gateway, with alerts on silence as well as on errors, because a missing file raises none.",
      },
    ],
  },
  process: {
    note: "For one interface of middling size; several can run side by side.",
    steps: [
      {
        name: "Trace",
        time: "Weeks 1 to 2",
        text: "We follow one real transaction through today’s path, read the rejected records, and list every transformation applied on the way.",
        output: "Interface inventory entry and data-flow diagram",
      },
      {
        name: "Agree the contract",
        time: "Weeks 2 to 4",
        text: "Both system owners review the OpenAPI document, field mapping, error list and volumes. Mock servers let the consuming team start before code exists.",
        output: "Signed interface control document and OpenAPI file",
      },
      {
        name: "Build and secure",
        time: "Weeks 4 to 8",
        text: "Developers build against the contract with automated schema tests. Security staff review scopes, keys, certificates and logging before anything reaches a shared environment.",
        output: "Tested service, deployed by pipeline",
      },
      {
        name: "Prove",
        time: "Weeks 8 to 10",
        text: "Parallel runs compare old and new feeds by count, amount and key. Negative tests send late, duplicate, oversized and malformed messages on purpose.",
        output: "Reconciled parallel-run report",
      },
      {
        name: "Run",
        time: "From week 11",
        text: "Dashboards show volume, latency, rejects and days to certificate expiry. The support desk holds a runbook for every known failure.",
        output: "Runbook, alerts and monthly interface report",
      },
    ],
  },
  deliverables: {
    lead: "What remains when we leave is enough for another vendor to rebuild the interface from paper.",
    rows: [
      {
        name: "Interface inventory",
        shows: "Every feed, with owner, data, schedule, authorization and failure history",
        firstReader: "Chief architect",
      },
      {
        name: "OpenAPI 3.1 description",
        shows: "Paths, payloads, errors, security schemes and version rules, readable by people and tools",
        firstReader: "Developers of both systems",
      },
      {
        name: "Interface control document",
        shows: "Field mapping, timing, volumes, contacts and recovery for each exchange",
        firstReader: "System owners",
      },
      {
        name: "Test evidence",
        shows: "Contract, negative, load and authorization tests with their results",
        firstReader: "Security assessor",
      },
      {
        name: "Reconciliation design",
        shows: "Where counts and amounts are taken, compared and escalated",
        firstReader: "Controller",
      },
      {
        name: "Operations runbook",
        shows: "Alarms, reruns, certificate and key rotation, and whom to call",
        firstReader: "Service desk",
      },
    ],
  },
  standards: [
    {
      rule: "openapi",
      meaning: "A machine-readable description of an HTTP API; its schemas follow JSON Schema draft 2020-12.",
    },
    {
      rule: "rfc-6749",
      also: ["rfc-9700"],
      meaning: "Delegated authorization by token, and the current best practice for using it safely.",
    },
    {
      rule: "openid-connect",
      meaning: "An identity layer on OAuth 2.0 that tells an application who signed in.",
    },
    {
      rule: "nist-sp-800-228",
      meaning: "Guidelines for protecting APIs in cloud-native systems, before and during run time.",
    },
    {
      rule: "nist-sp-800-47",
      meaning: "How to manage the security of information exchanges, including the agreements behind them.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CA-3 and SC-8",
      meaning: "Approve and document information exchanges, and protect data in transit from disclosure and alteration.",
    },
    {
      rule: "owasp-api-top-10",
      meaning: "The most serious API risks; broken object-level authorization heads the list.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The federal audit manual for system controls, including controls over interfaces between systems.",
    },
  ],
  questions: [
    {
      question: "Can you integrate a system that has no API?",
      answer:
        "Yes. In order of preference the options are a vendor export, a supported file import, a read-only database view, and screen automation. We tell you the control weakness of each before you choose.",
    },
    {
      question: "Must we buy an API gateway first?",
      answer:
        "No. A handful of interfaces can run safely behind the load balancer and identity provider you own. A gateway earns its cost when many consumers need keys, quotas and one place for logs.",
    },
    {
      question: "Who signs the agreement between two agencies?",
      answer:
        "The officials whom each agency’s policy names, usually system owners and authorizing officials. We draft the interconnection or exchange agreement and its technical annex, then revise both when a field or an endpoint changes.",
    },
    {
      question: "How do you change an API without breaking its callers?",
      answer:
        "We add fields and never repurpose them. A breaking change gets a new major version, a published sunset date, and contract tests run against every known consumer before the old one is retired.",
    },
  ],
  related: [
    "financial-system-integration",
    "ricew-objects",
    "application-security",
    "cicd",
    "interagency-agreements-iaa-support",
  ],
} satisfies ServiceItem;
