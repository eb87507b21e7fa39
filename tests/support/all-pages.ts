import { expect } from "vitest";
import { ROUTES_OF_SPEC } from "./routes-of-spec.ts";

/**
 * The HTML of every page, by path. A file fetches each page once and runs all its rules on it.
 * @throws AssertionError if a page is not answered with 200
 */
export async function allPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  // One after the other: the site has one thread, and refuses connections if a hundred come at once on a busy machine.
  for (const path of ROUTES_OF_SPEC) {
    const response = await fetch(origin + path, { redirect: "manual" });
    expect(response.status, path).toBe(200);
    pages.set(path, await response.text());
  }
  return pages;
}
