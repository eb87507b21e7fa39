import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, SETTING_NAMES } from "./env.ts";
import { checkEach } from "../tests/support/check-each.ts";

const GOOD = "https://api.example.gov";
const read = (CONTACT_API_ORIGIN: unknown) => readConfig({ CONTACT_API_ORIGIN });

test("CALL-1 a valid gateway origin is used without its trailing slash", () => {
  const { config, problems } = read(`${GOOD}/`);
  expect(config).toMatchObject({ contactApiOrigin: GOOD, siteUrl: null, contentOrigin: null, indexable: true });
  expect(problems).toEqual([]);
});

test("CALL-1 a wrong gateway origin is refused, and the reason is named", () =>
  checkEach(
    [
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
    ],
    (value, reason) => {
      const { config, problems } = read(value);
      expect(config.contactApiOrigin).toBeNull();
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain("CONTACT_API_ORIGIN");
      expect(problems[0]).toContain(reason);
      if (value) expect(problems[0]).not.toContain(value);
    },
  ));

test("SEC-2 a content origin that would change the Content-Security-Policy is refused", () =>
  checkEach(
    ["https://a;sandbox", "https://a;script-src", "https://a,b", "https://a'b", "https://*", "https://*.example.gov"],
    (CONTENT_ORIGIN) => {
      const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, CONTENT_ORIGIN });
      expect(config.contentOrigin).toBeNull();
      expect(problems).toEqual([expect.stringMatching(/^CONTENT_ORIGIN must be a host/)]);
    },
  ));

test("CALL-4 a content origin of digits, with a port or in another script is accepted", () =>
  checkEach(
    [
      ["https://203.0.113.7:8443", "https://203.0.113.7:8443"],
      ["https://[2001:db8::1]", "https://[2001:db8::1]"],
      ["https://bücher.example", "https://xn--bcher-kva.example"],
    ],
    (CONTENT_ORIGIN, contentOrigin) =>
      expect(readConfig({ CONTACT_API_ORIGIN: GOOD, CONTENT_ORIGIN }).config.contentOrigin).toBe(contentOrigin),
  ));

test("CALL-1 the gateway of the same machine may use plain http", () =>
  checkEach(["http://localhost:8788", "http://127.0.0.1:8788", "http://[::1]:8788"], (origin) =>
    expect(read(origin).config.contactApiOrigin).toBe(origin),
  ));

test("CALL-4 an invalid setting does not affect the others", () => {
  const { config, problems } = readConfig({
    CONTACT_API_ORIGIN: GOOD,
    SITE_URL: "nonsense",
    CONTENT_ORIGIN: "https://media.example.gov",
    INDEXABLE: "maybe",
  });
  expect(config).toMatchObject({
    contactApiOrigin: GOOD,
    siteUrl: null,
    contentOrigin: "https://media.example.gov",
    indexable: false,
  });
  expect(problems.map((problem) => problem.split(" ")[0]).toSorted()).toEqual(["INDEXABLE", "SITE_URL"]);
});

test("CALL-1 Turnstile with one of its two keys stays off, and the missing one is named", () =>
  checkEach(
    [
      ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
      ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
    ],
    (there, missing) => {
      const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, [there]: "0x4AAA-one-key" });
      expect(config.turnstile).toBeNull();
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${missing} is missing`));
      expect(problems[0]).not.toContain("0x4AAA");
    },
  ));

test("CALL-1 Turnstile with both keys is on, and an invalid key is named without its value", () => {
  const keys = { TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET_KEY: "0x4BBB" };
  expect(readConfig({ CONTACT_API_ORIGIN: GOOD, ...keys }).config.turnstile).toEqual({
    siteKey: "0x4AAA",
    secretKey: "0x4BBB",
    verifyOrigin: "https://challenges.cloudflare.com",
  });
  const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, ...keys, TURNSTILE_SECRET_KEY: "two words" });
  expect(config.turnstile).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/^TURNSTILE_SECRET_KEY must be the key/)]);
});

test("CALL-1 a wrong OUTBOX_RETRY_SECONDS is named, and 30 is used", () =>
  checkEach(["0", "-1", "1.5", "soon", "", 30], (value) => {
    const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, OUTBOX_RETRY_SECONDS: value });
    expect(config.outboxRetrySeconds).toBe(30);
    expect(problems).toEqual([expect.stringMatching(/^OUTBOX_RETRY_SECONDS must/)]);
  }));

test("SEC-2 only an https address is accepted for reports", () =>
  checkEach(
    [
      ["https://reports.example.gov/csp", true],
      ["http://reports.example.gov/csp", false],
      ["https://reports.example.gov/csp; script-src *", false],
      ['https://reports.example.gov/"', false],
      ["reports", false],
    ],
    (CSP_REPORT_URI, isTaken) => {
      const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, CSP_REPORT_URI });
      expect(config.cspReportUri).toBe(isTaken ? CSP_REPORT_URI : undefined);
      expect(problems.map((problem) => problem.split(" ")[0])).toEqual(isTaken ? [] : ["CSP_REPORT_URI"]);
    },
  ));

test("every setting but secrets has a line in wrangler.toml", () => {
  const lines = readFileSync("wrangler.toml", "utf8").split("\n");
  const missing = SETTING_NAMES.filter(
    (name) => !lines.some((line) => line.replace(/^# /, "").startsWith(`${name} =`)),
  );
  expect(missing.filter((name) => !name.includes("SECRET"))).toEqual([]);
});

test("OPS-5 a signing secret is used unchanged; a short one is named without its value, and nothing is signed", () => {
  const good = "0123456789abcdef".repeat(4);
  expect(readConfig({ CONTACT_API_ORIGIN: GOOD, GATEWAY_SIGNING_SECRET: good }).config.gatewaySigningSecret).toBe(good);
  const { config, problems } = readConfig({ CONTACT_API_ORIGIN: GOOD, GATEWAY_SIGNING_SECRET: "hunter2" });
  expect(config.gatewaySigningSecret).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/^GATEWAY_SIGNING_SECRET must be 32/)]);
  expect(problems[0]).not.toContain("hunter2");
});

test("OPS-2 wrong settings of alerts are named", () =>
  checkEach(
    [
      [{ ALERT_EMAIL_FROM: "site@example.gov", ALERT_EMAIL_TO: "ops@example.gov" }, []],
      [{ ALERT_EMAIL_FROM: "site@example.gov" }, ["ALERT_EMAIL_TO"]],
      [{ ALERT_EMAIL_FROM: "The Site <site@example.gov>", ALERT_EMAIL_TO: "ops@example.gov" }, ["ALERT_EMAIL_FROM"]],
      [{ ALERT_WEBHOOK_URL: "https://hooks.example.gov/T0/B1?key=2" }, []],
      [{ ALERT_WEBHOOK_URL: "http://hooks.example.gov/T0" }, ["ALERT_WEBHOOK_URL"]],
      [{ ALERT_WEBHOOK_URL: "hooks" }, ["ALERT_WEBHOOK_URL"]],
      [{ ALERT_WEBHOOK_URL: "https://name:word@hooks.example.gov/T0" }, ["ALERT_WEBHOOK_URL"]],
    ],
    (settings, names) =>
      expect(
        readConfig({ CONTACT_API_ORIGIN: GOOD, ...settings }).problems.map((problem) => problem.split(" ")[0]),
      ).toEqual(names),
  ));
