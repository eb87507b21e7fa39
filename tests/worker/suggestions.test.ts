import { expect, inject, test } from "vitest";

const origin = inject("siteOrigin");

test("FIND-5 FIND-4 suggestions are at most eight names with their places, for any text, and are not cached", async () => {
  for (const [query, count] of [
    ["audit", 8],
    ["SBIR", 2],
    ["zorblax", 0],
    ["", 0],
    ["x".repeat(16_000), 0],
  ] as const) {
    const response = await fetch(`${origin}/search.json?${new URLSearchParams({ q: query })}`);
    const suggestions = (await response.json()) as { path: string; name: string; where: string }[];
    expect(suggestions, query.slice(0, 10)).toHaveLength(count);
    expect(suggestions.every(({ path, name, where }) => path.startsWith("/") && name && where)).toBe(true);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});
