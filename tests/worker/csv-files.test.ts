import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const origin = inject("siteOrigin");

/** An address of each CSV route. */
const ADDRESSES = [
  "/specimens/RKT-26-12.csv",
  "/compare.csv?s=a123-support,sap",
  "/tools/prompt-payment.csv?amount=90140&received=2026-04-10&accepted=2026-04-14&paid=2026-06-04&rate=4",
];

test("SHOW-3 PACK-4 TOOL-1 every CSV with characters beyond ASCII starts with a byte order mark", async () => {
  const paths = readFileSync("app/routes.ts", "utf8").match(/"[^"]*\.csv"/g);
  expect(paths, "Add an address of the new CSV route to ADDRESSES.").toHaveLength(ADDRESSES.length);
  let marked = 0;
  for (const address of ADDRESSES) {
    const bytes = new Uint8Array(await (await fetch(origin + address)).arrayBuffer());
    const isMarked = [0xef, 0xbb, 0xbf].every((byte, index) => bytes[index] === byte);
    expect(isMarked, address).toBe(bytes.some((byte) => byte > 0x7f));
    marked += Number(isMarked);
  }
  expect(marked).toBeGreaterThan(0);
});
