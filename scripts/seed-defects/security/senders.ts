import type { Defect } from "../defect.ts";

const FILE = "tests/worker/contact-senders.test.ts";

/** Who may send a contact request, and how. */
export const SENDERS: readonly Defect[] = [
  {
    id: "origin-sibling",
    says: "a sibling site's page may send the form",
    patches: [
      {
        file: "worker/same-origin.ts",
        find: 'return site === "same-origin" || site === "none";',
        replace: 'return site === "same-origin" || site === "same-site" || site === "none";',
      },
    ],
    tests: [[FILE, "CALL-1 a request from a sibling site is answered 403, on the route and in the page"]],
  },
  {
    id: "origin-unchecked",
    says: "older browsers send the form from any site",
    patches: [
      {
        file: "worker/same-origin.ts",
        find: "return origin === null || origin === new URL(request.url).origin || origin === siteUrl;",
        replace: "return true || siteUrl;",
      },
    ],
    tests: [
      [FILE, "CALL-1 a request from another site, in an older browser is answered 403, on the route and in the page"],
    ],
  },
  {
    id: "honeypot-off",
    says: "robots that fill in every field reach the gateway",
    patches: [
      {
        file: "worker/contact/take-request.ts",
        find: "const isTrapped = isInHoneypot(fields);",
        replace: "const isTrapped = false && isInHoneypot(fields);",
      },
    ],
    tests: [[FILE, "CALL-1 who fills in the hidden field hears that all went well, and nothing is sent"]],
  },
  {
    id: "too-fast-off",
    says: "a form that is sent at once is taken for a person's",
    patches: [
      {
        file: "worker/contact/take-request.ts",
        find: "if (isTooFast(fields) && !isTrapped) return REFUSALS.tooFast;",
        replace: "if (false && isTooFast(fields)) return REFUSALS.tooFast;",
      },
    ],
    tests: [[FILE, "CALL-1 who sends within two seconds is asked to send again, and then it counts"]],
  },
  {
    id: "methods-unchecked",
    says: "a form is taken by any method",
    patches: [
      {
        file: "worker/page-methods.ts",
        find: 'if (method !== "POST" || !hasForm) {',
        replace: 'if (method !== "POST" && !hasForm) {',
      },
    ],
    tests: [
      [
        "tests/worker/headers.test.ts",
        "SEC-1 a form sent by a method that is not its own carries every defence header",
      ],
    ],
  },
  {
    id: "rate-by-given-address",
    says: "a client chooses the address by which it is counted",
    patches: [
      {
        file: "worker/contact/take-request.ts",
        find: 'isWithinRate(c.env.CONTACT_RATE_LIMIT, c.req.header("cf-connecting-ip"))',
        replace: 'isWithinRate(c.env.CONTACT_RATE_LIMIT, c.req.header("x-forwarded-for"))',
      },
    ],
    tests: [[FILE, "CALL-1 a client is let through twenty times a minute, and others meanwhile"]],
  },
  {
    id: "turnstile-open",
    says: "where Cloudflare does not answer, everything is let through",
    patches: [
      {
        file: "worker/contact/turnstile.ts",
        find: "  } catch {\n    return REFUSALS.checkUnavailable;",
        replace: "  } catch {\n    return null;",
      },
    ],
    tests: [
      [
        "tests/worker/contact-turnstile.test.ts",
        "CALL-1 when Cloudflare does not answer nothing is let through, and the visitor may try again",
      ],
    ],
  },
];
