import type { PackPage } from "../types/pack.types.ts";
import { NAMES } from "../names.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const PACK_PATH = "/pack";

export const packPage = {
  meta: {
    title: "Capability pack",
    description:
      "Choose up to 12 services and print one statement of them: promise, deliverables, codes, contract vehicles, samples and the firm’s data.",
    indexed: false,
  },
  name: "Capability pack",
  trail: [HOME, REFERENCE],
  leads: {
    none: "Choose the services your requirement needs, at most 12. They print as one statement in the order in which you add them, and its address opens the same selection for a colleague.",
    one: "One service chosen. The sheet below is what will print. Its address opens the same selection for a colleague.",
    many: "{count} services chosen. The sheet below is what will print. Its address opens the same selection for a colleague.",
  },
  sheets: "Three services fit on one letter-size sheet, and 12 fit on four at most. The address contains your selection.",
  leftOut: {
    unknown: "Left out, because no service here has this name: {names}",
    others: " and {count} more",
    beyond: "A pack holds 12 services. Left out: {names}. Remove one to make room.",
  },
  side: {
    heading: "Chosen services",
    remove: "Remove",
    from: "{name} from the pack",
    add: "Add another service",
    print: "Print or save as PDF",
    address: "Address of this pack",
    send: "Send it with a request",
    compare: "Compare these services side by side",
    note: "With JavaScript, this device remembers the selection until you remove it. We do not store it.",
    elsewhere: "Also chosen on this device: {names}.",
    addElsewhere: "Add to this pack",
    removeElsewhere: "Remove from this device",
  },
  choose: {
    heading: "Services to choose",
    count: "{count} of {limit} chosen",
    least: "Choose at least one service.",
    submit: "Add to the pack",
    full: "The pack holds 12 services. Remove one to add another.",
    browse: { label: "Read about the services first", to: "/services" },
  },
  preview: "How the statement begins",
  sheet: {
    label: "The statement that prints",
    what: NAMES.statement,
    facts: "Company data",
    services: "Services",
    holds: "You get:",
    naics: "NAICS",
    psc: "PSC",
    vehicles: "Vehicles",
    specimen: "Sample deliverable",
    specimens: NAMES.samples,
    contact: "Contact",
    columns: { vehicle: "Vehicle", number: "Number", about: "What it is" },
  },
} satisfies PackPage;
