import { parseArgs } from "node:util";
import { parseWholeNumber } from "../lib/parse-whole-number.ts";

const PARTS = ["load", "work", "click", "tap"] as const;
export type Part = (typeof PARTS)[number];

/** One page of each kind: home, service, practice, practice with a form, solution, capability, form. */
const PAGES = [
  "/",
  "/services/a123-support",
  "/services/erp-solutions",
  "/services/digital-transformation",
  "/solutions/userprovisioning",
  "/corporate-capability",
  "/contact",
];

/** Reads the command line. Throws a sentence about what is wrong. */
export function readBenchArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: PAGES.join() },
      compare: { type: "string", multiple: true, default: [] },
      only: { type: "string", default: PARTS.join() },
      tap: { type: "string", default: ".menu-button" },
    },
  });
  const parts = values.only.split(",").map((name): Part => {
    const part = PARTS.find((one) => one === name);
    if (!part) throw new Error(`--only has "${name}"; its parts are ${PARTS.join(", ")}.`);
    return part;
  });
  const pages = values.pages.split(",");
  const wrong = pages.find((path) => !path.startsWith("/"));
  if (wrong !== undefined) throw new Error(`--pages has "${wrong}"; a path starts with /.`);
  const compare = values.compare.map((address) => {
    if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address);
    throw new Error(`--compare is "${address}"; it must be an address such as https://www.example.gov/.`);
  });
  return { runs: parseWholeNumber("runs", values.runs, { least: 1 }), pages, compare, parts, tap: values.tap };
}
