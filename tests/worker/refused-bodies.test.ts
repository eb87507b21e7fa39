import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { statusesOf } from "../support/raw-request.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ onLog: () => {} });
});
afterAll(() => site.stop());

const FOREIGN = "Sec-Fetch-Site: cross-site";

test.each([
  ["another site's", "/contact", FOREIGN, 403],
  ["another site's", "/api/contact", FOREIGN, 403],
  ["a page's", "/about", "X-None: 1", 405],
  ["an unknown address's", "/api/nowhere", "X-None: 1", 405],
])(
  "SEC-4 after %s rejected posts to %s the connection serves the next request",
  async (_whose, path, field, status) => {
    for (const size of [2, 60_000]) {
      const head = ["Host: localhost", field, `Content-Length: ${size}`].join("\r\n");
      const answers = await statusesOf(
        site.origin,
        `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${"x".repeat(size)}`,
        "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      );
      expect(answers, `${size} bytes`).toEqual([status, 200]);
    }
  },
);
