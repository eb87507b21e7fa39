import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const apiDevelopmentAndIntegrations = {
  name: "API Development and Integrations",
  meta: {
    title: "API Development and Integrations",
    description:
      "Contract-first APIs and ERP interfaces in OpenAPI 3.1 or 3.2, authorized with OAuth 2.0 and reconciled by control totals at sender and receiver.",
  },
  promise: "Sent once, received once and counted at both ends.",
  lead: "We connect finance, procurement, grants and program systems through a published interface contract. Totals are reconciled between sender and receiver, and a named owner monitors rejected records.",
  thread: { lifecycle: "software", from: "Design", here: "Build", to: "Operation" },
  situation: {
    statement:
      "“How do you know that everything sent was received once?” A log of successful runs cannot answer that, so the answer has to be designed into the interface.",
    paragraphs: [
      "A transfer can end without an error and still be incomplete. A truncated file may parse cleanly. A receiver may skip a key it has seen before. Job status tells you only how the program ended. To show completeness, you need a second figure, taken at the receiver and compared with the sender’s by count, amount or hash.",
      `Federal system audits under ${cite("gao-fiscam")} examine controls over interfaces: their design, their processing and the handling of errors. We therefore put authorization, rejection rules and balancing in the contract before coding begins. The meeting that settles the payload also decides what record each run leaves.`,
    ],
  },
  capabilities: {
    note: "We can take on one endpoint, a family of feeds or the full inventory.",
    items: [
      {
        name: "Interface inventory",
        text: "We list feeds by owner, direction, schedule, data, authorization and last failure. We include scripts and database links, since they move data without appearing on architecture diagrams.",
      },
      {
        name: "Contract-first design",
        text: "Before coding, we agree on an OpenAPI document in version 3.1 or 3.2, depending on what your gateway supports. JSON Schema describes payloads, RFC 9457 defines the errors, and the document includes the versioning rules.",
      },
      {
        name: "Access and authorization",
        text: "We use OAuth 2.0 client credentials for systems, OpenID Connect for people and scopes per operation. Tests try to read another caller’s records, and every attempt must be refused.",
      },
      {
        name: "Federal shared-service links",
        text: "We build links to SAM.gov, G-Invoicing, the Invoice Processing Platform, Grants.gov and Treasury payment files to the owner’s specification and test them in the owner’s test environment.",
      },
      {
        name: "ERP integration",
        text: "We use Oracle Integration (OIC), FBDI and REST services for Oracle, and IDocs, BAPIs, OData and SAP Integration Suite for SAP. Business rules stay out of the middleware.",
      },
      {
        name: "Reconciliation controls",
        text: "We take counts, amounts or hashes at both ends, check for duplicates, and keep a queue of rejected records that an assigned person clears before the period closes.",
      },
      {
        name: "Gateway and operations",
        text: "The gateway handles throttling, schema checks and correlation identifiers. Alerts fire for missing files as well as for errors, because a file that never arrives raises no exception.",
      },
    ],
  },
  process: {
    note: "This schedule is for one interface of average size. Several can run in parallel once the first contract has set the pattern.",
    steps: [
      {
        name: "Trace and agree",
        time: "Weeks 1 to 4",
        text: "We follow a real transaction along its current path and review the records rejected on the way. Both system owners then agree on fields, errors, volumes and timing. Mock servers let the consuming team start work.",
        output: "Signed interface control document and OpenAPI file",
      },
      {
        name: "Build and secure",
        time: "Weeks 4 to 8",
        text: "Developers work against the contract, checked by automated schema tests. Scopes, keys, certificates and logging pass your security review before the service enters a shared environment.",
        output: "Tested service, deployed by pipeline",
      },
      {
        name: "Prove",
        time: "Weeks 8 to 10",
        text: "Old and new feeds run in parallel and are compared by count, amount and key. We send late, duplicate, oversized and malformed messages on purpose.",
        output: "Reconciled parallel-run report",
      },
      {
        name: "Run",
        time: "From week 11",
        text: "One screen shows volume, latency, rejects and the days left until certificates expire. The support desk has rehearsed a rerun, a key rotation and a partner outage.",
        output: "Runbook, alerts and monthly interface report",
      },
    ],
  },
  deliverables: {
    lead: "Auditors rely most on the first and fifth. Developers work from the second.",
    rows: [
      {
        name: "Interface inventory",
        shows: "Feeds with owner, data, schedule, authorization and failure history",
        firstReader: "Chief architect",
      },
      {
        name: "OpenAPI 3.1 description",
        shows: "Paths, payloads, errors, security schemes and version rules, or a 3.2 file where your software reads it",
        firstReader: "Developers of both systems",
      },
      {
        name: "Interface control document",
        shows: "Field mapping, timing, volumes, contacts and recovery for an exchange",
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
  engagement: {
    needs:
      "Test endpoints or file drops for both systems, sample extracts that contain real rejects, and the security plans for the sending and receiving boundaries. We also need an owner on each side who can sign a field mapping, and a test window reserved at the partner agency, if there is one.",
    arrival:
      "An integration architect begins with the job scheduler and the reject tables, before any workshop. Developers join once they have accounts, normally in week three, after your security officer has cleared them for the integration platform.",
    team: "Two to five people: an integration architect, one to three developers and a tester who knows the ledger or the grants system at the other end.",
    length:
      "One feed takes 10 to 14 weeks and a family of about ten takes four to nine months. External partners, interconnection agreements and undocumented mainframe layouts add time. A published API on the other side saves time.",
    handover:
      "The repository, the certificate calendar and the gateway settings pass to your integration owner. The service desk works the reject queue alone for one month-end close while our developer is on call, and can send us questions for a month, priced within the order.",
  },
  standards: [
    {
      rule: "openapi",
      meaning: "A machine-readable description of an HTTP API. Version 3.2.0, released in September 2025, is also current. Schemas follow JSON Schema draft 2020-12.",
    },
    {
      rule: "rfc-6749",
      also: ["rfc-9700"],
      meaning: "Delegated authorization by token, with the January 2025 best current practice for using it safely.",
    },
    {
      rule: "openid-connect",
      meaning: "An identity layer on top of OAuth 2.0 that tells an application who signed in.",
    },
    {
      rule: "nist-sp-800-228",
      meaning: "Guidelines for protecting APIs in cloud-native systems, before and during runtime, updated March 13, 2026.",
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
      meaning: "The most serious API risks. Broken object-level authorization is first on the 2023 list.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The federal audit manual for information system controls, including controls over interfaces.",
    },
  ],
  questions: [
    {
      question: "Can you integrate a system that has no API?",
      answer:
        "Usually, yes. The options are a vendor export, a supported file import, a read-only database view and, as a last resort, screen automation. We tell you the control weakness in the option you choose and what would compensate for it.",
    },
    {
      question: "Must we buy an API gateway first?",
      answer:
        "No. A handful of interfaces can run safely behind the load balancer and identity provider you own. Buy a gateway when many consumers need keys, quotas and a common log.",
    },
    {
      question: "Should a new API contract use OpenAPI 3.1 or 3.2?",
      answer: "Use 3.1 unless every gateway, generator and scanner in the chain reads 3.2.",
    },
    {
      question: "Who signs the agreement between two agencies?",
      answer:
        "The officials named in each agency’s policy, usually system owners and authorizing officials. We draft the interconnection or exchange agreement with its technical appendix, and revise both when a field or an endpoint changes. If payments settle over the link, the interagency agreement is a separate document with its own signers. A technical appendix does not obligate funds or replace that agreement.",
    },
    {
      question: "How do you change an API without breaking its callers?",
      answer:
        "Additions are safe if callers ignore fields they do not recognize, so the first contract requires that. A breaking change takes four steps. Publish a new major version beside the old one. Announce a sunset date to every known consumer. Run contract tests against each of them. Remove the old version after the gateway log has shown no calls to it for an agreed period that includes a month-end close. We never give an existing field a second meaning.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each feed. Labor-hour line items with a ceiling price where layouts are undocumented.", naics: ["541511", "541512"], psc: ["DA01"], labor: ["Senior ERP consultant", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "financial-system-integration",
    "ricew-objects",
    "application-security",
    "cicd",
    "interagency-agreements-iaa-support",
  ],
} satisfies ServiceItem;
