import type { Defect, Patch } from "../defect.ts";

const FILE = "tests/worker/headers.test.ts";
const LIST = "worker/security-headers.ts";

/** A header that is changed for pages and for files alike, as somebody would who means it. */
const both = (name: string, line: string, value: string, weaker: string | null): Patch[] => [
  { file: LIST, find: `  ["${name}", "${value}"],\n`, replace: weaker === null ? "" : `  ["${name}", "${weaker}"],\n` },
  { file: "public/_headers", find: `  ${line}: ${value}\n`, replace: weaker === null ? "" : `  ${line}: ${weaker}\n` },
];
const VALUES = [FILE, "SEC-1 / is defended by each header that is asked for, as strictly as that"] as const;

/** Headers that defend visitors, dropped or weakened. */
export const HEADERS: readonly Defect[] = [
  {
    id: "hsts-short",
    says: "browsers remember https for five minutes",
    patches: both(
      "strict-transport-security",
      "Strict-Transport-Security",
      "max-age=63072000; includeSubDomains",
      "max-age=300",
    ),
    tests: [VALUES],
  },
  {
    id: "nosniff-dropped",
    says: "a file may be run as what it looks like",
    patches: both("x-content-type-options", "X-Content-Type-Options", "nosniff", null),
    tests: [VALUES],
  },
  {
    id: "referrer-whole",
    says: "other sites are told the whole address, search words among it",
    patches: both("referrer-policy", "Referrer-Policy", "strict-origin-when-cross-origin", "unsafe-url"),
    tests: [VALUES],
  },
  {
    id: "permissions-camera",
    says: "scripts may ask for the camera",
    patches: [
      { file: LIST, find: '  "camera",\n', replace: "" },
      { file: "public/_headers", find: "camera=(), ", replace: "" },
    ],
    tests: [VALUES],
  },
  {
    id: "coop-dropped",
    says: "a window that opened the site keeps a hold on it",
    patches: both("cross-origin-opener-policy", "Cross-Origin-Opener-Policy", "same-origin", null),
    tests: [VALUES],
  },
  {
    id: "corp-open",
    says: "any site may embed the site's files",
    patches: both("cross-origin-resource-policy", "Cross-Origin-Resource-Policy", "same-origin", "cross-origin"),
    tests: [VALUES],
  },
  {
    id: "nonce-fixed",
    says: "every answer has the same nonce",
    patches: [
      {
        file: "worker/nonce.ts",
        find: "crypto.getRandomValues(new Uint8Array(16))",
        replace: "new Uint8Array(16).fill(7)",
      },
    ],
    tests: [
      [
        "tests/worker/cache.test.ts",
        "EDGE-2 each answer has a nonce of its own, in its header and on every script alike",
      ],
    ],
  },
  {
    id: "nonce-kept",
    says: "a kept page gives each visitor the nonce of the first",
    patches: [
      {
        file: "worker/pages/answer.ts",
        find: "    nonce: encoder.encode(visit.nonce),",
        replace: '    nonce: encoder.encode("AAAAAAAAAAAAAAAAAAAAAA"),',
      },
    ],
    tests: [
      [
        "tests/worker/cache.test.ts",
        "EDGE-2 each answer has a nonce of its own, in its header and on every script alike",
      ],
    ],
  },
  {
    id: "csp-unsafe-inline",
    says: "styles that were slipped into a page are taken",
    patches: [
      {
        file: "worker/csp.ts",
        find: "`style-src 'self' 'nonce-${nonce}'; ${rest}`",
        replace: "`style-src 'self' 'unsafe-inline'; ${rest}`",
      },
    ],
    tests: [[FILE, "SEC-2 a page's policy runs scripts by nonce only, and lets nothing in from elsewhere"]],
  },
  {
    id: "frame-ancestors-dropped",
    says: "pages may be framed",
    patches: [{ file: "worker/csp.ts", find: "    \"frame-ancestors 'none'\",\n", replace: "" }],
    tests: [[FILE, "SEC-2 a page's policy runs scripts by nonce only, and lets nothing in from elsewhere"]],
  },
  {
    id: "page-cached-for-all",
    says: "caches between may keep a page with one visitor's nonce",
    patches: [
      {
        file: "worker/pages/answer.ts",
        find: 'const PAGE_CACHING = "private, no-cache";',
        replace: 'const PAGE_CACHING = "public, max-age=300";',
      },
    ],
    tests: [[FILE, "SEC-1 a page carries every defence header"]],
  },
  {
    id: "error-words",
    says: "the contact route answers a failure with the exception's own words",
    patches: [
      {
        file: "worker/errors.ts",
        find: '"Something went wrong on our side. Please try again.");',
        replace: "error.stack ?? error.message);",
      },
    ],
    tests: [
      [
        FILE,
        "SEC-1 a failure of the worker itself at /api/contact carries every defence header, and none of the error's words",
      ],
    ],
  },
];
