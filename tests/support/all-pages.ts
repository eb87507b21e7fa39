import { expect } from "vitest";
import { ROUTES_OF_SPEC } from "./routes-of-spec.ts";

/**
 * The HTML of every page, by path. A file fetches each page once and runs all its rules on it.
 * @throws AssertionError if a page is not answered with 200
 */
export async function allPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const entries = ROUTES_OF_SPEC.map(async (path) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    expect(response.status, path).toBe(200);
    return [path, await response.text()] as const;
  });
  return new Map(await Promise.all(entries));
}
