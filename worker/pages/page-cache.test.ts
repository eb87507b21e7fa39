import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CachedPage } from "./memory-cache.ts";
import { PageCache, type SharedCache, type Work } from "./page-cache.ts";
import { cutTemplate, type PageTemplate } from "./template.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;
const newStore = () => new PageCache({ limitBytes: 1000, freshMs: HOUR_MS });
const template = (text: string) => cutTemplate(new TextEncoder().encode(text), {});
const textOf = (page: CachedPage | undefined) => page && new TextDecoder().decode(page.template.parts[0]);

/** A render that ends on demand. */
function render(shared?: SharedCache) {
  let finish!: (template: PageTemplate | null) => void;
  const promise = new Promise<PageTemplate | null>((resolve) => (finish = resolve));
  const begin = vi.fn<Work<string>["begin"]>(async () => ({ first: "streaming", whole: promise }));
  const kept: Promise<unknown>[] = [];
  const work: Work<string> = { begin, shared, waitUntil: (more) => void kept.push(more) };
  return { work, begin, finish, kept };
}

const sharedWith = (page?: CachedPage) => ({
  read: vi.fn<SharedCache["read"]>(async () => page),
  write: vi.fn<SharedCache["write"]>(async () => {}),
});

test("EDGE-1 the first visitor gets the page streamed, all others get it complete, rendered once", async () => {
  const store = newStore();
  const { work, begin, finish, kept } = render();
  const first = await store.find("/", work);
  expect(first).toMatchObject({ from: "render", first: "streaming" });
  const others = [store.find("/", work), store.find("/", work)];
  await vi.advanceTimersByTimeAsync(100);
  finish(template("home"));
  // The page is tagged in real time, independently of the fake clock.
  await Promise.all(kept);
  await vi.advanceTimersByTimeAsync(100);
  for (const other of await Promise.all(others)) {
    expect(other.from).toBe("memory");
    expect(textOf(await other.page)).toBe("home");
  }
  expect(begin).toHaveBeenCalledOnce();
});

test("EDGE-8 a visitor waiting for a render that fails gets a render of their own, and nothing is cached", async () => {
  const store = newStore();
  const failing = render();
  const first = await store.find("/", failing.work);
  const second = render();
  const other = store.find("/", second.work);
  failing.finish(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first.page).toBeUndefined();
  expect((await other).from).toBe("render");
  expect(second.begin).toHaveBeenCalledOnce();
});

test("EDGE-1 a visitor waiting for a render that never ends finally gets a render of their own", async () => {
  const store = newStore();
  await store.find("/", render().work);
  const second = render();
  const other = store.find("/", second.work);
  await vi.advanceTimersByTimeAsync(60_000);
  const found = await other;
  expect(found.from).toBe("render");
  second.finish(template("late"));
  expect(textOf(await found.page)).toBe("late");
  expect((await store.find("/", render().work)).from).toBe("memory");
});

test("EDGE-8 a render that cannot start fails for its own request, and the next one tries again", async () => {
  const store = newStore();
  const work: Work<string> = { begin: () => Promise.reject(new Error("no memory")), waitUntil: () => {} };
  await expect(store.find("/", work)).rejects.toThrow("no memory");
  expect((await store.find("/", render().work)).from).toBe("render");
});

test("EDGE-3 the shared cache is read before a render, and written after it", async () => {
  const empty = sharedWith();
  const { work, finish } = render(empty);
  const found = await newStore().find("/", work);
  finish(template("home"));
  const page = await found.page;
  expect(empty.write).toHaveBeenCalledWith("/", page);

  const store = newStore();
  const full = render(sharedWith(page));
  expect(await store.find("/", full.work)).toEqual({ from: "edge", page });
  expect(await store.find("/", full.work)).toEqual({ from: "memory", page });
  expect(full.begin).not.toHaveBeenCalled();
});

test("EDGE-1 an old page is sent at once, and renewed once in the background", async () => {
  const store = newStore();
  const old = render();
  const found = await store.find("/", old.work);
  old.finish(template("yesterday"));
  await found.page;
  await vi.advanceTimersByTimeAsync(HOUR_MS + 1);
  const fresh = render();
  for (let visit = 0; visit < 3; visit += 1)
    expect(textOf(await (await store.find("/", fresh.work)).page)).toBe("yesterday");
  expect(fresh.begin).toHaveBeenCalledOnce();
  fresh.finish(template("today"));
  await Promise.all(fresh.kept);
  expect(textOf(await (await store.find("/", fresh.work)).page)).toBe("today");
});

test("EDGE-1 a render that was abandoned and ends late does not affect visitors waiting for the next one", async () => {
  const store = newStore();
  const late = render();
  const first = await store.find("/", late.work);
  const second = render();
  const waiting = store.find("/", second.work);
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
  late.finish(null);
  await first.page;
  const third = render();
  const other = store.find("/", third.work);
  await vi.advanceTimersByTimeAsync(100);
  second.finish(template("home"));
  await Promise.all(second.kept);
  await vi.advanceTimersByTimeAsync(100);
  expect((await other).from).toBe("memory");
  expect(third.begin).not.toHaveBeenCalled();
});

test("EDGE-3 an old page in the shared cache is renewed, and nobody waits for one that was removed since", async () => {
  const old = { template: template("x".repeat(600)), etag: "", renderedAt: Date.now() - HOUR_MS - 1 };
  const store = newStore();
  const renewed = render(sharedWith(old));
  expect((await store.find("/", renewed.work)).from).toBe("edge");
  expect(renewed.begin).toHaveBeenCalledOnce();
  const other = render(sharedWith({ ...old, renderedAt: Date.now() }));
  expect((await store.find("/other", other.work)).from).toBe("edge");
  expect(other.begin).not.toHaveBeenCalled();
  expect((await store.find("/", render().work)).from).toBe("render");
});
