import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BuiltSite } from "../../local/built-site.ts";
import { contactProblems } from "../../scripts/lib/smoke/contact.ts";
import { smokeTest } from "../../scripts/lib/smoke/index.ts";
import { siteAt } from "../../scripts/lib/smoke/site.ts";
import { digestOfKey, SMOKE_KEY_HEADER } from "../../worker/smoke-test.ts";
import { ContactSite, REQUEST } from "../support/contact-site.ts";
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

test("OPS-3 a smoke test finds nothing wrong with a good build, and no contact request of it reaches the gateway", async () => {
  expect(await smoke()).toEqual([]);
  expect(site.gateway.seen).toEqual([]);
  const outcomes = (await site.logged("contact", 5)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === "smoke-test")).toHaveLength(2);
  expect(outcomes).not.toContain("sent");
});

/** A fault: the response that it changes, and the message for the operator. */
type Fault = [name: string, path: string | RegExp, spoil: (answer: Response, body: string) => Response, told: RegExp];

const again = ({ status, headers }: Response, body: BodyInit | null, change: Record<string, string | number> = {}) => {
  const { status: changed = status, ...fields } = change;
  const copy = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) copy.delete(name);
  for (const [name, value] of Object.entries(fields)) copy.set(name, String(value));
  return new Response(body, { status: Number(changed), headers: copy });
};

/** Number of requests for the page that fails from the second time on. */
let asks = 0;

const FAULTS: Fault[] = [
  ["a page that throws", "/about", (a) => again(a, "", { status: 500 }), /^\/about answers 500; it must answer 200/],
  ["a page that breaks off", "/pack", (a, b) => again(a, b.slice(0, -9)), /^\/pack breaks off before its end/],
  [
    "a part that failed",
    "/rules",
    (a, b) => again(a, b.replace("<main", "<!--$!--><main")),
    /^\/rules lacks a part that could not be rendered/,
  ],
  [
    "other words than those of this build",
    "/glossary",
    (a, b) => again(a, b.replace(/<title>[^<]*/, "<title>Of old")),
    /^\/glossary has the title "Of old"; by its content it is "/,
  ],
  [
    "an empty sheet",
    "/flip-cards",
    (a, b) => again(a, b.replace(/(<style[^>]*>).*?(<\/style>)/s, "$1$2")),
    /^\/flip-cards carries no styles/,
  ],
  [
    "a sheet cut short",
    "/specimens",
    (a, b) => again(a, b.replace(/(<style[^>]*>.{70000}).*?(<\/style>)/s, "$1$2")),
    /^\/specimens does not carry the styles of this build/,
  ],
  [
    "another route's sheets",
    "/corporate-capability",
    (a, b) => again(a, b.replace(/data-sheets="[^"]*"/, 'data-sheets=""')),
    /^\/corporate-capability carries the sheets of no route; by its route it needs corporate-capability, fact-lists/,
  ],
  [
    "scripts that the policy shuts out",
    "/privacy",
    (a, b) => again(a, b.replace(/<script nonce="[^"]*"/g, '<script nonce="stale"')),
    /^\/privacy: \d+ scripts lack the nonce of the page's policy/,
  ],
  [
    "a policy that lets anything in",
    "/services/sap",
    (a, b) =>
      again(a, b, { "content-security-policy": a.headers.get("content-security-policy")!.replace("'none'", "*") }),
    /^\/services\/sap: the header content-security-policy is ".*\*.*"; it must be /,
  ],
  [
    "a header of another value",
    "/solutions",
    (a, b) => again(a, b, { "x-frame-options": "SAMEORIGIN" }),
    /^\/solutions: the header x-frame-options is "SAMEORIGIN"; it must be "DENY"/,
  ],
  [
    "a page closed to search engines",
    "/services",
    (a, b) => again(a, b, { "x-robots-tag": "noindex" }),
    /^\/services: the header x-robots-tag is "noindex"; it must be left out/,
  ],
  [
    "a missing chunk",
    /^\/assets\/mega-menu-tabs-/,
    (a) => again(a, "gone", { status: 404 }),
    /^\/assets\/mega-menu-tabs-\S+, which \S+ names, answers 404/,
  ],
  [
    "a chunk of another type",
    /^\/assets\/toast-region-/,
    (a, b) => again(a, b, { "content-type": "text/plain" }),
    /^\/assets\/toast-region-\S+ comes as text\/plain/,
  ],
  [
    "a font kept for an hour",
    /^\/fonts\/public-sans-/,
    (a) => again(a, a.body, { "cache-control": "public, max-age=3600" }),
    /^\/fonts\/public-sans-\S+ may be kept by "public, max-age=3600" only/,
  ],
  [
    "a stale statement",
    "/capability-statement.pdf",
    (a) => again(a, "%PDF of old"),
    /^\/capability-statement\.pdf is not the statement that lies under public/,
  ],
  [
    "a file that is not of the build",
    "/llms.txt",
    (a) => again(a, "of old"),
    /^\/llms\.txt is another file than the one of this build/,
  ],
  [
    "a redirect loop",
    "/about/",
    (a) => again(a, null, { location: "/about/" }),
    /^\/about\/ answers 301 to \/about\/; it must answer 301 to \/about/,
  ],
  [
    "a not-found page that is none",
    "/nowhere",
    (a, b) => again(a, b, { status: 200 }),
    /^\/nowhere answers 200; it must answer 404/,
  ],
  [
    "a closed robots.txt",
    "/robots.txt",
    (a) => again(a, "User-agent: *\nDisallow: /\n"),
    /^\/robots\.txt is not open to search engines/,
  ],
  [
    "a sitemap that lacks a page",
    "/sitemap.xml",
    (a, b) => again(a, b.replace("/about<", "/gone<")),
    /^\/sitemap\.xml lacks 1 pages, such as <loc>https:\/\/www\.agency\.example\/about</,
  ],
  [
    "a security.txt that has expired",
    "/.well-known/security.txt",
    (a, b) => again(a, b.replace(/Expires: \d+/, "Expires: 2020")),
    /^\/\.well-known\/security\.txt names no contact, or has expired/,
  ],
  [
    "data that is none",
    "/contact.data",
    (a) => again(a, "", { status: 500 }),
    /^\/contact\.data answers 500 and no data: a click to \/contact would fail/,
  ],
  [
    "a form that loses what was typed",
    "/contact",
    (a, b) => again(a, b.replace('value="Smoke test"', "")),
    /^\/contact loses what was typed/,
  ],
  [
    "half of a chunk",
    /^\/assets\/kept-pack-/,
    (a, b) => again(a, b.slice(0, b.length >> 1)),
    /^\/assets\/kept-pack-\S+ is no script that a browser runs/,
  ],
  [
    "a kept page that breaks off",
    "/one-line-item",
    (a, b) => again(a, ++asks > 1 ? b.slice(0, -9) : b),
    /^\/one-line-item is another page when it is asked for again/,
  ],
  ["a search that fails", "/search?q=grants", (a) => again(a, "", { status: 500 }), /^\/search\?q=grants answers 500/],
];

test("OPS-3 a smoke test names each fault of a bad build by its address, and nothing else", async () => {
  const faulty: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const answer = await fetch(input, init);
    const path = pathname + search;
    const fault = FAULTS.find(([, at]) => (typeof at === "string" ? at === path : at.test(path)));
    if (!fault) return answer;
    const body = /font|pdf/.test(answer.headers.get("content-type") ?? "") ? "" : await answer.clone().text();
    return fault[2](answer, body);
  };
  const problems = await smoke({ fetch: faulty });
  for (const [name, , , told] of FAULTS)
    expect
      .soft(
        problems.filter((problem) => told.test(problem)),
        name,
      )
      .not.toEqual([]);
  // A broken file is reported twice: by the page that names it, and as a file of the build.
  const told = [
    ...FAULTS.map(([, , , sentence]) => sentence),
    /^\/assets\/mega-menu-tabs-\S+ answers 404, and is a file/,
    /^\/assets\/kept-pack-\S+ is another file/,
    /^\/capability-statement\.pdf is another file/,
  ];
  expect(problems.filter((problem) => !told.some((sentence) => sentence.test(problem)))).toEqual([]);
});

test("OPS-3 a smoke test that meets another version says so, and judges nothing of it", async () => {
  const problems = await smoke({ key: "the key of another deploy" });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("does not answer with the version under test (another version answers)");
});

test("OPS-3 settings other than those that were checked are noticed", async () => {
  const other = { ...settings, CONTACT_API_ORIGIN: "https://gateway.example", SITE_URL: "https://other.example" };
  const problems = await smoke({ settings: { ...other, INDEXABLE: "false" } });
  expect(problems).toContain(
    `/api/contact calls POST ${site.gateway.origin}/dev/contact-gtf; the gateway is at https://gateway.example/dev/contact-gtf.`,
  );
  expect(problems).toContain(
    `/about names ${SITE_URL}/about as its address; by SITE_URL it is under https://other.example.`,
  );
  expect(problems).toContain('/about: the header x-robots-tag is missing; it must be "noindex".');
});

test("OPS-3 where Turnstile is on, a smoke test has it refuse a proof that is none, and notices a wrong secret", async () => {
  const verifier = await startSiteverify({ secret: "0x4-secret", proof: "a proof" });
  const keys = { TURNSTILE_SITE_KEY: "0x4", TURNSTILE_VERIFY_ORIGIN: verifier.origin };
  const ofSecret = async (secret: string) => {
    const given = { ...settings, ...keys };
    const other = await BuiltSite.start({
      settings: { ...given, TURNSTILE_SECRET_KEY: secret, SMOKE_TEST_DIGEST: await digestOfKey(KEY) },
      onLog: () => {},
    });
    const problems = await contactProblems(siteAt({ origin: other.origin, settings: given, key: KEY }));
    await other.stop();
    return problems;
  };
  expect(await ofSecret("0x4-secret")).toEqual([]);
  expect(verifier.asked.map(({ response }) => response)).toEqual(["smoke-test", "smoke-test"]);
  expect(await ofSecret("0x4-wrong")).toContainEqual(
    expect.stringMatching(/^\/api\/contact answers 503 to a complete/),
  );
  await verifier.stop();
});

test.each([
  ["a key that is not this deploy's", { [SMOKE_KEY_HEADER]: "guessed" }],
  ["the digest that the version has", { [SMOKE_KEY_HEADER]: "" }],
  ["no key", {}],
])(
  "OPS-3 with %s a contact request goes to the gateway as ever, and nothing of the build is told",
  async (_, headers) => {
    const given =
      SMOKE_KEY_HEADER in headers && !headers[SMOKE_KEY_HEADER]
        ? { [SMOKE_KEY_HEADER]: await digestOfKey(KEY) }
        : headers;
    const response = await site.send(REQUEST, { headers: given as Record<string, string> });
    expect(await response.json()).toEqual({ ok: true, reference: expect.any(String) });
    expect(response.headers.has("x-smoke-build")).toBe(false);
    expect(site.gateway.received).toHaveLength(1);
  },
);
