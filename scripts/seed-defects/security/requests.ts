import type { Defect } from "../defect.ts";

const FILE = "tests/worker/contact.test.ts";

/** What is taken of a contact request, sent on, and written down. */
export const REQUESTS: readonly Defect[] = [
  {
    id: "size-unlimited",
    says: "a body of any size is taken",
    patches: [
      {
        file: "worker/contact/read-body.ts",
        find: "export const BODY_LIMIT_BYTES = 64 * 1024;",
        replace: "export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;",
      },
    ],
    tests: [[FILE, "CALL-1 a body of 64 KiB and a byte is told that it is too large, and what to do"]],
  },
  {
    id: "key-ignored",
    says: "a request that is sent again counts twice",
    patches: [
      {
        file: "worker/contact/gateway.ts",
        find: '        "idempotency-key": idempotencyKey,',
        replace: '        "idempotency-key": requestId,',
      },
    ],
    tests: [[FILE, "CALL-1 a repeated submission keeps its idempotency key, and counts once"]],
  },
  {
    id: "log-address",
    says: "the log names the visitor's address",
    patches: [
      {
        file: "worker/contact/take-request.ts",
        find: "      durationMs: Date.now() - started,",
        replace: '      from: keptEntries(fields)["email"],\n      durationMs: Date.now() - started,',
      },
    ],
    tests: [[FILE, "CALL-1 each request leaves one line in the log, and nothing about the visitor"]],
  },
  {
    id: "log-refusal-words",
    says: "what a gateway repeats of a visitor stands in the log",
    patches: [
      {
        file: "worker/contact/gateway-log.ts",
        find: "text: oneLine(redact(text, body))",
        replace: "text: oneLine(body && text)",
      },
    ],
    tests: [
      [
        "tests/worker/contact-faults.test.ts",
        "CALL-3 what the gateway said when it refused is in the log, without what the visitor typed",
      ],
    ],
  },
  {
    id: "line-breaks-taken",
    says: "a field may carry line breaks, and with them a mail header",
    patches: [{ file: "app/contact/contact-schema.ts", find: "/[\\p{Cc}\\p{Zl}", replace: "/[\\p{Zl}" }],
    tests: [
      [
        FILE,
        "FORM-1 a line break, a zero byte or a mark of direction in a line is named by its field, by JSON and in the page",
      ],
    ],
  },
  {
    id: "unknown-fields",
    says: "what the form does not have travels on to the gateway",
    patches: [{ file: "app/contact/contact-schema.ts", find: "= v.object(\n", replace: "= v.looseObject(\n" }],
    tests: [[FILE, "ENT-9 the gateway's keys stand in their order, and nothing else travels with them"]],
  },
  {
    id: "type-unchecked",
    says: "JSON is taken whatever it says it is, as a form of another site can send it",
    patches: [
      {
        file: "worker/contact/body.ts",
        find: 'const isTaken = isOneOf(format.types, contentType) && encoding === "identity";',
        replace: 'const isTaken = (isOneOf(format.types, contentType) || true) && encoding === "identity";',
      },
    ],
    tests: [[FILE, "CALL-1 text at the contact route has its own clear error"]],
  },
  {
    id: "gateway-redirect-followed",
    says: "a redirect of the gateway's takes entries and signature to another host",
    patches: [
      {
        file: "worker/contact/gateway.ts",
        find: '      body,\n      redirect: "manual",',
        replace: '      body,\n      redirect: "follow" as "manual",',
      },
    ],
    tests: [
      ["tests/worker/contact-faults.test.ts", "CALL-3 the gateway answering a redirect is reported, once and in time"],
    ],
  },
];
