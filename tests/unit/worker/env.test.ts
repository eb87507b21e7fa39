import { expect, test } from "vitest";
import { readConfig } from "../../../worker/env.ts";

const GOOD = "https://api.example.gov";
const read = (CONTACT_API_ORIGIN: unknown) => readConfig({ CONTACT_API_ORIGIN });

test("CALL-1 a good gateway origin is taken without its trailing slash", () => {
  expect(read(`${GOOD}/`)).toEqual({
    config: { contactApiOrigin: GOOD, siteUrl: null, contentOrigin: null, indexable: true },
    problems: [],
  });
});

test.each([
  [undefined, "is missing"],
  ["", "is missing or empty"],
  ["gateway", "is not a URL"],
  ["ftp://api.example.gov", "must begin with https://"],
  ["http://api.example.gov", "must use https"],
  [`${GOOD}/dev`, "no path, query or hash"],
  [`${GOOD}/?a=1`, "no path, query or hash"],
  [`${GOOD}/?`, "no path, query or hash"],
  [`${GOOD}#x`, "no path, query or hash"],
  ["https://user:secret@api.example.gov", "user name or password"],
])("CALL-1 the gateway origin %j is refused and named", (value, reason) => {
  const { config, problems } = read(value);
  expect(config.contactApiOrigin).toBeNull();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("CONTACT_API_ORIGIN");
  expect(problems[0]).toContain(reason);
  if (value) expect(problems[0]).not.toContain(value);
});

test.each(["http://localhost:8788", "http://127.0.0.1:8788", "http://[::1]:8788"])(
  "CALL-1 plain http is fine on %s",
  (origin) => expect(read(origin).config.contactApiOrigin).toBe(origin),
);

test("CALL-4 one wrong setting leaves the others standing", () => {
  const { config, problems } = readConfig({
    CONTACT_API_ORIGIN: GOOD,
    SITE_URL: "nonsense",
    CONTENT_ORIGIN: "https://media.example.gov",
    INDEXABLE: "maybe",
  });
  expect(config).toEqual({
    contactApiOrigin: GOOD,
    siteUrl: null,
    contentOrigin: "https://media.example.gov",
    indexable: false,
  });
  expect(problems.map((problem) => problem.split(" ")[0]).toSorted()).toEqual(["INDEXABLE", "SITE_URL"]);
});

test.each([
  ["https://reports.example.gov/csp", true],
  ["http://reports.example.gov/csp", false],
  ["https://reports.example.gov/csp; script-src *", false],
  ['https://reports.example.gov/"', false],
  ["reports", false],
])("SEC-2 the address for reports %s is taken: %s", (CSP_REPORT_URI, isTaken) => {
  const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, CSP_REPORT_URI });
  expect(config.cspReportUri).toBe(isTaken ? CSP_REPORT_URI : undefined);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(isTaken ? [] : ["CSP_REPORT_URI"]);
});
