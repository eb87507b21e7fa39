import { expect, test } from "vitest";
import { HEADER_LIMIT_CHARS, withShortHeaders } from "./short-headers.ts";
import { checkEach } from "../tests/support/check-each.ts";

const KB_60 = "x".repeat(60_000);
const URL_HERE = "https://site.example/contact";

test("SEC-4 any header of 60 KB is dropped before it is read, and the rest of the request stays", () =>
  checkEach(
    ["user-agent", "content-type", "accept", "cookie", "if-none-match", "origin", "x-request-id", "x-any"],
    async (name) => {
      const headers = { "x-other": "kept", [name]: KB_60 };
      const request = withShortHeaders(new Request(URL_HERE, { method: "POST", headers, body: "typed" }));
      expect(Object.fromEntries(request.headers)).not.toHaveProperty(name);
      expect(request.headers.get("x-other")).toBe("kept");
      expect([request.method, request.url, await request.text()]).toEqual(["POST", URL_HERE, "typed"]);
    },
  ));

test("SEC-4 a repeated header counts with its total length", () => {
  const headers = new Headers();
  for (let times = 0; times < 300; times += 1) headers.append("x-many", "12345678");
  expect(withShortHeaders(new Request(URL_HERE, { headers })).headers.has("x-many")).toBe(false);
});

test("SEC-4 headers within the limit are kept unchanged", () => {
  const request = new Request(URL_HERE, { headers: { cookie: "x".repeat(HEADER_LIMIT_CHARS) } });
  expect(withShortHeaders(request)).toBe(request);
});

test("EDGE-7 long credentials stay, because an answer to a request with credentials is not stored", () => {
  const request = withShortHeaders(
    new Request(URL_HERE, { headers: { authorization: "x".repeat(3000), "x-any": KB_60 } }),
  );
  expect([request.headers.has("authorization"), request.headers.has("x-any")]).toEqual([true, false]);
});
