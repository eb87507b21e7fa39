import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { smokeTest } from "../../scripts/smoke.ts";
import { digestOfKey, SMOKE_KEY_HEADER } from "../../worker/smoke-test.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";
import { startSiteverify } from "../support/siteverify.ts";

const KEY = "the key of this deploy";
const SITE_URL = "https://www.agency.example";

let site: ContactSite;
let settings: Record<string, string>;
beforeAll(async () => {
  site = await ContactSite.start({ settings: { SITE_URL, SMOKE_TEST_DIGEST: await digestOfKey(KEY) } });
  settings = { CONTACT_API_ORIGIN: site.gateway.origin, SITE_URL };
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const smoke = (options: Partial<Parameters<typeof smokeTest>[0]> = {}) =>
  smokeTest({ origin: site.site.origin, settings, key: KEY, pause: async () => {}, ...options });

const pathOf = (input: unknown) => {
  const { pathname, search } = new URL(String(input));
  return pathname + search;
};

/** The answers of the good build, which the bad one changes. */
const kept = new Map<string, Response>();
const keeping: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!init?.method) kept.set(pathOf(input), answer.clone());
  return answer;
};

test("OPS-3 a good build passes the smoke test, whose contact requests do not reach the gateway", async () => {
  expect(await smoke({ fetch: keeping })).toEqual([]);
  expect(site.gateway.seen).toEqual([]);
  const outcomes = (await site.logged("contact", 5)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === "smoke-test")).toHaveLength(1);
  expect(outcomes).not.toContain("sent");
});

/** A fault: the response that it changes, and the message for the operator. */
type Fault = [path: string | RegExp, change: (answer: Response, body: string) => Response, told: RegExp];

const again = ({ status, headers }: Response, body: BodyInit | null, change: Record<string, string | number> = {}) => {
  const { status: changed = status, ...fields } = change;
  const copy = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) copy.delete(name);
  for (const [name, value] of Object.entries(fields)) copy.set(name, String(value));
  return new Response(body, { status: Number(changed), headers: copy });
};

const FAULTS: Fault[] = [
  ["/about", (a) => again(a, "", { status: 500 }), /^\/about answers 500; expected: 200/],
  ["/pack", (a, b) => again(a, b.slice(0, -9)), /^\/pack breaks off before its end/],
  ["/rules", (a, b) => again(a, b.replace("<main", "<!--$!--><main")), /^\/rules lacks a part that failed to render/],
  [
    "/glossary",
    (a, b) => again(a, b.replace(/<title>[^<]*/, "<title>Old")),
    /^\/glossary has the title "Old"; expected: "/,
  ],
  [
    "/flip-cards",
    (a, b) => again(a, b.replace(/(<style[^>]*>).*?(<\/style>)/s, "$1$2")),
    /^\/flip-cards has no styles/,
  ],
  [
    "/privacy",
    (a, b) => again(a, b.replace(/<script nonce="[^"]*"/g, '<script nonce="old"')),
    /^\/privacy has scripts or/,
  ],
  [
    "/services/sap",
    (a, b) =>
      again(a, b, { "content-security-policy": a.headers.get("content-security-policy")!.replace("'none'", "*") }),
    /^\/services\/sap has the header content-security-policy: .*\*/,
  ],
  [
    "/services",
    (a, b) => again(a, b, { "x-robots-tag": "noindex" }),
    /^\/services has the header x-robots-tag: noindex/,
  ],
  ["/contact.data", (a) => again(a, "", { status: 500 }), /^\/contact\.data answers 500/],
  ["/search?q=grants", (a) => again(a, "", { status: 500 }), /^\/search\?q=grants answers 500/],
  ["/nowhere", (a, b) => again(a, b, { status: 200 }), /^\/nowhere answers 200; expected: 404/],
  [
    /^\/assets\/contact-form-/,
    (a) => again(a, "gone", { status: 404 }),
    /^\/assets\/contact-form-\S+ answers 404; expected: 200/,
  ],
  [
    /^\/assets\/toast-region-/,
    (a, b) => again(a, b, { "content-type": "text/plain" }),
    /^\/assets\/toast-.* has the type/,
  ],
  [
    /^\/assets\/pack-offer-.*\.js$/,
    (a, b) => again(a, b.slice(0, b.length >> 1)),
    /^\/assets\/pack-offer-\S+ differs from the file/,
  ],
  [
    /^\/fonts\/public-sans-/,
    (a) => again(a, a.body, { "cache-control": "public, max-age=3600" }),
    /^\/fonts\/public-sans-\S+ is not cached for a year/,
  ],
  ["/capability-statement.pdf", (a) => again(a, "%PDF old"), /^\/capability-statement\.pdf differs from the file/],
  ["/about/", (a) => again(a, null, { location: "/about/" }), /^\/about\/ redirects to \/about\/; expected: \/about/],
  ["/robots.txt", (a) => again(a, "User-agent: *\nDisallow: /\n"), /^\/robots\.txt is not open to search engines/],
  [
    "/sitemap.xml",
    (a, b) => again(a, b.replace("/about<", "/gone<")),
    /^\/sitemap\.xml lacks 1 pages, such as \/about/,
  ],
  [
    "/.well-known/security.txt",
    (a, b) => again(a, b.replace(/Expires: \d+/, "Expires: 2020")),
    /security\.txt has expired/,
  ],
  ["/contact", (a, b) => again(a, b.replace('value="Smoke test"', "")), /^\/contact loses the input/],
];

/** Fetches from the site with all faults. */
const faulty: typeof fetch = async (input, init) => {
  const path = pathOf(input);
  const answer = (!init?.method && kept.get(path)?.clone()) || (await fetch(input, init));
  const fault = FAULTS.find(([at]) => (typeof at === "string" ? at === path : at.test(path)));
  if (!fault) return answer;
  const body = /font|pdf/.test(answer.headers.get("content-type") ?? "") ? "" : await answer.clone().text();
  return fault[1](answer, body);
};

test("OPS-3 a smoke test reports each fault of a bad build with its path, and nothing else", async () => {
  const problems = await smoke({ fetch: faulty });
  expect(FAULTS.filter(([, , told]) => !problems.some((one) => told.test(one)))).toEqual([]);
  expect(problems.filter((problem) => !FAULTS.some(([, , told]) => told.test(problem)))).toEqual([]);
});

test("OPS-3 a smoke test that another version answers says so, and checks nothing else", async () => {
  const pause = vi.fn<() => Promise<void>>(async () => {});
  const problems = await smoke({ key: "the key of another deploy", pause });
  expect(problems).toEqual([expect.stringContaining("does not answer with the version under test")]);
  expect(pause).toHaveBeenCalledTimes(29);
});

test("OPS-3 without a key, a host that does not answer is one line, with the reason", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    throw new TypeError("fetch failed", { cause: new Error("no such host") });
  });
  expect(await smoke({ fetch, key: undefined })).toEqual([
    `${site.site.origin} does not answer: no such host. Is SITE_URL right, and its name known to DNS?`,
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** Breaks off the page /about, and answers nothing else but what is asked first. */
const breaksOff: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  if (pathname === "/about") throw new TypeError("fetch failed", { cause: new Error("the connection was reset") });
  return pathname === "/robots.txt" ? fetch(input, init) : new Response("", { status: 503 });
};

test("OPS-3 a request that breaks off is reported with its path", async () => {
  expect(await smoke({ fetch: breaksOff })).toContain("/about gives no complete answer: the connection was reset.");
});

/** Fetches a few paths: a site needs seconds to render every page and send every file. */
const some: typeof fetch = async (input, init) =>
  ["/api/contact", "/robots.txt", "/about"].includes(new URL(String(input)).pathname)
    ? fetch(input, init)
    : new Response("", { status: 503 });

test("OPS-3 a smoke test reports settings that differ from those that were checked", async () => {
  const other = {
    CONTACT_API_ORIGIN: "https://gateway.example",
    SITE_URL: "https://other.example",
    INDEXABLE: "false",
  };
  const problems = await smoke({ settings: other, fetch: some });
  expect(problems).toContain(
    `/api/contact calls ${site.gateway.origin}/dev/contact-gtf; the gateway is at https://gateway.example/dev/contact-gtf.`,
  );
  expect(problems).toContain(`/about has the canonical URL ${SITE_URL}/about; SITE_URL is https://other.example.`);
  expect(problems).toContain("/about has the header x-robots-tag: none; expected: noindex.");
});

test("OPS-3 with Turnstile on, a smoke test accepts the rejection of its token, and reports a check that fails", async () => {
  const verifier = await startSiteverify({ secret: "0x4-secret", proof: "a proof" });
  const given = { ...settings, TURNSTILE_SITE_KEY: "0x4", TURNSTILE_VERIFY_ORIGIN: verifier.origin };
  const other = await BuiltSite.start({
    settings: { ...given, TURNSTILE_SECRET_KEY: "0x4-secret", SMOKE_TEST_DIGEST: await digestOfKey(KEY) },
    onLog: () => {},
  });
  const problems = async () => {
    const all = await smoke({ origin: other.origin, settings: given, fetch: some });
    return all.filter((problem) => problem.startsWith("/api/contact"));
  };
  expect(await problems()).toEqual([]);
  expect(verifier.asked.map(({ response }) => response)).toEqual(["smoke-test"]);
  verifier.setAnswer(() => ({ status: 500, body: "{}" }));
  expect(await problems()).toContainEqual(expect.stringMatching(/^\/api\/contact answers 503; expected: 200/));
  await other.stop();
  await verifier.stop();
});

test.each([
  ["a key that is not this deploy's", "guessed"],
  ["the digest that the version has", await digestOfKey(KEY)],
  ["no key", undefined],
])("OPS-3 with %s a contact request goes to the gateway, and the build is not revealed", async (_, key) => {
  const response = await site.send(REQUEST, { headers: key ? { [SMOKE_KEY_HEADER]: key } : {} });
  expect(await response.json()).toEqual({ ok: true, reference: expect.any(String) });
  expect(response.headers.has("x-smoke-build")).toBe(false);
  expect(site.gateway.received).toHaveLength(1);
});
