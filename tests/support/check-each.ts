import { expect } from "vitest";

/** The members of a tuple, or the item itself. */
type Arguments<Item> = Item extends readonly unknown[] ? [...Item] : [item: Item];

/**
 * Runs a check on each item and reports all failures. Takes the same table as `test.each`, but is a single test of one
 * rule.
 */
export async function checkEach<const Item>(
  items: readonly Item[],
  check: (...given: Arguments<Item>) => unknown,
): Promise<void> {
  expect(items.length).toBeGreaterThan(0);
  const offenders: string[] = [];
  for (const item of items) {
    const given = (Array.isArray(item) ? item : [item]) as Arguments<Item>;
    try {
      await check(...given);
    } catch (error) {
      offenders.push(`${nameOf(given)}: ${(error as Error).message}`);
    }
  }
  expect(offenders).toEqual([]);
}

const nameOf = (given: readonly unknown[]) =>
  given
    .filter((part) => part === null || !["object", "function"].includes(typeof part))
    .join(", ")
    .slice(0, 120);
