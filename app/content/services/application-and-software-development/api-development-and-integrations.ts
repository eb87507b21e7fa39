import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const apiDevelopmentAndIntegrations = {
  name: "API Development and Integrations",
  meta: {
    title: "API Development and Integrations",
    description:
      "Contract-first APIs and ERP interfaces in OpenAPI 3.1 or 3.2, authorized by OAuth 2.0 and balanced by control totals at the sender and the receiver.",
  },
  promise: "Sent once, received once, and counted at both ends.",
  lead: "Links between finance, buying, grants and program systems, built to a published contract, balanced at sender and receiver, and watched by a named owner of the records that were refused.",
  thread: { lifecycle: "software", from: "Design", here: "Build", to: "Operation" },
  situation: {
    statement:
      "“How do you know that everything sent was received once?” The answer has to be designed into an interface, because a log of successful runs does not contain it.",
    paragraphs: [
      "A transfer can end without an error and still be short. A truncated file may parse cleanly. A receiver may skip a key it has seen before. Job status describes the program that ran, while completeness needs a second figure, taken at the receiver and compared with the sender’s by count, amount or hash.",
      `Federal system audits under ${cite("gao-fiscam")} look at interfaces as controls: their design, their processing, and the handling of errors. So authorization, rejection rules and balancing go into the contract before coding begins, and the record that a run leaves behind is agreed at the same table as its payload.`,
    ],
  },
  capabilities: {
    note: "An endpoint, a family of feeds, or the inventory of all of them.",
    items: [
      {
        name: "Interface inventory",
        text: "Feeds listed by owner, direction, schedule, data, authorization and last failure. Scripts and database links count, since they move data without appearing on architecture drawings.",
      },
      {
        name: "Contract-first design",
        text: "An OpenAPI document, 3.1 or 3.2 as your gateway reads it, agreed before coding. JSON Schema describes payloads, RFC 9457 shapes the errors, and versioning rules are written in.",
      },
      {
        name: "Access and authorization",
        text: "OAuth 2.0 client credentials for systems, OpenID Connect for people, scopes per operation. Tests try to read another caller’s records and must fail.",
      },
      {
        name: "Federal shared-service links",
        text: "SAM.gov, G-Invoicing, the Invoice Processing Platform, Grants.gov and Treasury payment files, built to the owner’s specification and proved in the owner’s test environment.",
      },
      {
        name: "ERP integration",
        text: "Oracle Integration (OIC), FBDI and REST services on the Oracle side. IDocs, BAPIs, OData and SAP Integration Suite on the other. Business rules stay out of the middleware.",
      },
      {
        name: "Reconciliation controls",
        text: "Counts, amounts or hashes taken at both ends, duplicate checks, and a queue of rejected records that an assigned person clears before the period closes.",
      },
      {
        name: "Gateway and operations",
        text: "Throttling, schema checks and correlation identifiers at the gateway. Alerts fire on silence as well as on errors: a missing file raises no exception.",
      },
    ],
  },
  process: {
    note: "For one interface of average size. Several can run in parallel once the first contract has set the pattern.",
    steps: [
      {
        name: "Trace and agree",
        time: "Weeks 1 to 4",
        text: "A real transaction is followed through today’s path, and its rejected records are read. Both system owners then settle fields, errors, volumes and timing. Mock servers let the consumer start.",
        output: "Signed interface control document and OpenAPI file",
      },
      {
        name: "Build and secure",
        time: "Weeks 4 to 8",
        text: "Developers work against the contract, checked by automated schema tests. Scopes, keys, certificates and logging pass your security review before a shared environment sees the service.",
        output: "Tested service, deployed by pipeline",
      },
      {
        name: "Prove",
        time: "Weeks 8 to 10",
        text: "Old and new feeds run in parallel and are compared by count, amount and key. Late, duplicate, oversized and malformed messages are sent on purpose.",
        output: "Reconciled parallel-run report",
      },
      {
        name: "Run",
        time: "From week 11",
        text: "Volume, latency, rejects and days to certificate expiry are on one screen. The support desk has rehearsed a rerun, a key rotation and a partner’s outage.",
        output: "Runbook, alerts and monthly interface report",
      },
    ],
  },
  deliverables: {
    lead: "The first and the fifth of these carry the weight in an audit. Developers live by the second.",
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
      "Test endpoints or file drops of both systems, sample extracts with real rejects in them, and the security plan of the sending and the receiving boundary. We also need an owner on either side who may sign a field mapping, and a test window reserved at the partner agency, if there is one.",
    arrival:
      "An integration architect begins with the job scheduler and the reject tables, before any workshop. Developers follow when accounts exist, normally in week three, after your security officer has cleared them for the integration platform.",
    team: "Two to five people: an integration architect, one to three developers, and a tester who knows the ledger or the grants system at the far end.",
    length:
      "One feed takes 10 to 14 weeks, a family of about ten takes 4 to 9 months. External partners, interconnection agreements and undocumented mainframe layouts lengthen it. A published API on the other side shortens it.",
    handover:
      "Repository, certificate calendar and gateway settings pass to your integration owner. The service desk works the reject queue alone for one month-end close while our developer is on call, and can send questions for a month afterward.",
  },
  standards: [
    {
      rule: "openapi",
      meaning: "A machine-readable description of an HTTP API. Version 3.2.0 of September 2025 is current too. Schemas follow JSON Schema draft 2020-12.",
    },
    {
      rule: "rfc-6749",
      also: ["rfc-9700"],
      meaning: "Delegated authorization by token, and since January 2025 the best current practice for using it safely.",
    },
    {
      rule: "openid-connect",
      meaning: "An identity layer on OAuth 2.0 that tells an application who signed in.",
    },
    {
      rule: "nist-sp-800-228",
      meaning: "Guidelines for protecting APIs in cloud-native systems, before and during run time, updated March 13, 2026.",
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
      meaning: "The most serious API risks. Broken object-level authorization heads the list of 2023.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The federal audit manual for system controls, including controls over interfaces, revised in September 2024.",
    },
  ],
  questions: [
    {
      question: "Can you integrate a system that has no API?",
      answer:
        "In most cases there is a way in: a vendor export, a supported file import, a read-only database view and, last, automation of the screen. We name the control weakness of whichever you choose, and what would make up for it.",
    },
    {
      question: "Must we buy an API gateway first?",
      answer:
        "A handful of interfaces can run safely behind the load balancer and identity provider you own. Buy a gateway when many consumers need keys, quotas and a common log.",
    },
    {
      question: "Should a new contract use OpenAPI 3.1 or 3.2?",
      answer: "Use 3.1 unless every gateway, generator and scanner in the chain reads 3.2.",
    },
    {
      question: "Who signs the agreement between two agencies?",
      answer:
        "The officials whom each agency’s policy names, usually system owners and authorizing officials. We draft the interconnection or exchange agreement with its technical annex, and revise both when a field or an endpoint changes. Where money settles over the link, the interagency agreement is a separate paper with signers of its own. A technical annex neither obligates funds nor replaces it.",
    },
    {
      question: "How do you change an API without breaking its callers?",
      answer:
        "Additions are safe if callers ignore fields they do not know, so the first contract says that they must. A breaking change takes four steps: a new major version beside the old one. A sunset date published to every known consumer. Contract tests run against each of them. Removal after the gateway log has been free of calls to the old version for an agreed period, a month-end close included. A field is never given a second meaning.",
    },
  ],
  buying: { contract: "Fixed price for each feed. Labor hours with a ceiling where layouts are undocumented.", naics: ["541511", "541512"], psc: ["DA01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "financial-system-integration",
    "ricew-objects",
    "application-security",
    "cicd",
    "interagency-agreements-iaa-support",
  ],
} satisfies ServiceItem;
