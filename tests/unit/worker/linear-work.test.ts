import * as v from "valibot";
import { expect, test } from "vitest";
import { EXAMPLE_REQUEST } from "../../../shared/contact/example-request.ts";
import { ContactSchema } from "../../../shared/contact/schema.ts";
import { FORM_BODY, JSON_BODY, keptEntries, readFields } from "../../../worker/contact/body.ts";
import { givenKey } from "../../../worker/contact/idempotency-key.ts";
import { clientKey } from "../../../worker/contact/rate-limit.ts";
import { isTooFast, suspicionOf } from "../../../worker/contact/bot-checks.ts";
import { jsonFor } from "../../../worker/contact/handle-request.ts";
import { respond } from "../../../worker/pages/page-cache.ts";
import { redirectTarget } from "../../../worker/redirects.ts";
import { routeNamer } from "../../../worker/route-name.ts";
import { isSameOrigin } from "../../../worker/same-origin.ts";
import { checkEach } from "../../support/check-each.ts";
import { leastCpuMs } from "../../support/cpu-time.ts";

const URL_HERE = "https://site.example/api/contact";
const typed = (type: string) =>
  new Request(URL_HERE, { method: "POST", headers: { "content-type": type }, body: "{}" });
const posted = (fields: string) => new Request(URL_HERE, { method: "POST", body: fields, headers: FORM });
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const routeName = routeNamer(["/", "/about", "/services/:slug"]);
const PAGE = { headers: [], body: "", etag: 'W/"b"', renderedAt: 0 };
const judged = (fields: Record<string, string>) => v.safeParse(ContactSchema, { ...EXAMPLE_REQUEST, ...fields });

/** What a visitor may send to each parser; `fill` repeats a piece up to the tested size. */
const PLACES: [place: string, pieces: string[], read: (fill: string) => unknown][] = [
  [
    "the type of JSON",
    [" ", ";", "; ", ";charset", '"', "="],
    (fill) => readFields(typed(`application/json${fill}x`), JSON_BODY),
  ],
  [
    "the charset of JSON",
    [" ", "; charset=utf-8", '"'],
    (fill) => readFields(typed(`application/json;charset=utf-8${fill}x`), JSON_BODY),
  ],
  [
    "the type of a form",
    [" ", ";", "charset", "charset =", '="'],
    (fill) => readFields(typed(`multipart/form-data;${fill}x`), FORM_BODY),
  ],
  ["the fields of a form", ["a&", "a=b&", "%25", "+", "&="], (fill) => readFields(posted(fill), FORM_BODY)],
  [
    "the email",
    ["a", ".", "a.", "@", "a@", "-", " ", "\u0301"],
    (fill) => [judged({ email: fill }), judged({ email: `a@b${fill}` })],
  ],
  ["the name", ["a", " ", "\u0301", "\r\n", "\u200d", "\u202e"], (fill) => judged({ name: `${fill}x` })],
  [
    "the message",
    ["a", " ", "\r\n", "\u0000", "\ud83e"],
    (fill) => [judged({ message: `${fill}x` }), jsonFor(judged({ message: fill }).output as never)],
  ],
  ["the key", ["a", "-", "0a0a0a0a-"], (fill) => givenKey({ idempotency_key: fill })],
  ["the age of the form", ["1", " "], (fill) => isTooFast({ form_age_ms: fill })],
  ["the hidden field", ["a"], (fill) => [suspicionOf({ website: fill }), keptEntries({ website: fill, name: fill })]],
  ["the client's address", [":", "::", "0", "0:", "."], (fill) => clientKey(fill)],
  ["the origin", ["a", "/", "."], (fill) => isSameOrigin(new Request(URL_HERE, { headers: { origin: fill } }), null)],
  ["If-None-Match", ['"a", ', ",", "W/", " ", "*"], (fill) => respond(PAGE, "", `${fill}x`)],
  [
    "the path",
    ["/", "/a", "%61", "%", "%25", ".data", "_", "//a", "&", "&#0", "0", "1-", "1---", "/services"],
    (fill) => [redirectTarget(`/${fill}x`), routeName(`/services/${fill}x`), routeName(`/${fill}.data`)],
  ],
];
const CASES = PLACES.flatMap(([place, pieces, read]) => pieces.map((piece) => [place, piece, read] as const));

const SIZE = 60_000;
/** Allowed for 60 KB regardless of growth, so that very short measurements do not decide. */
const NOTHING_MS = 60;

test("SEC-4 60 KB of anything that a visitor sends cost four times what 15 KB cost, not sixteen times", () =>
  checkEach(CASES, async (_place, piece, read) => {
    const fillOf = (size: number) => piece.repeat(size / piece.length);
    const whole = await leastCpuMs(() => read(fillOf(SIZE)));
    if (whole < NOTHING_MS) return;
    expect(whole).toBeLessThan(10 * (await leastCpuMs(() => read(fillOf(SIZE / 4)))));
  }));
