import { expect, test, vi } from "vitest";
import { readStart } from "./read-start.ts";

const answer = (body: BodyInit | null, type?: string) =>
  new Response(body, { headers: type === undefined ? {} : { "content-type": type } });

test.each([
  ["text/html; charset=utf-8", "GIF89a"],
  ["application/json", "GIF89a"],
  ["application/problem+json", "GIF89a"],
  ["application/xhtml+xml", "GIF89a"],
  ["text/plain", "GIF89a"],
  ["APPLICATION/JSON", "GIF89a"],
  ["application/vnd.gateway.v2+json", "GIF89a"],
  ["application/vnd.a+b+json", "GIF89a"],
  ["application/xml", "GIF89a"],
  ["image/svg+xml", "GIF89a"],
  ["application/jsonx", ""],
  ["application/x-ndjson", ""],
  ["json", ""],
  ["image/gif; like=text/plain", ""],
  ["image/gif", ""],
  ["application/octet-stream", ""],
])("CALL-3 only text is read from a gateway's response: %s", async (type, expected) =>
  expect(await readStart(answer("GIF89a", type))).toBe(expected),
);

test("CALL-3 a response without a type may be text, and one without a body is empty", async () => {
  expect(await readStart(answer(new TextEncoder().encode("Bad name")))).toBe("Bad name");
  expect(await readStart(answer(null))).toBe("");
});

test("CALL-3 a body that breaks off keeps what was received", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("Bad mess")),
    pull: (controller) => controller.error(new Error("reset")),
  });
  expect(await readStart(answer(body, "text/plain"))).toBe("Bad mess");
});

test("CALL-3 a response that is not text is canceled", async () => {
  const cancel = vi.fn<() => void>();
  expect(await readStart(answer(new ReadableStream({ cancel }), "image/gif"))).toBe("");
  expect(cancel).toHaveBeenCalledOnce();
});

test("CALL-3 a response that stalls is read for two seconds, and keeps what was received", async () => {
  vi.useFakeTimers();
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("Bad mess")),
    cancel,
  });
  let read: string | undefined;
  void readStart(answer(body, "text/plain")).then((text) => (read = text));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(read).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toBe("Bad mess");
  expect(cancel).toHaveBeenCalledOnce();
  await readStart(answer("done", "text/plain"));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("CALL-3 reading ends as soon as enough was received", async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(4096).fill(120)) });
  vi.useFakeTimers();
  expect(await readStart(answer(body, "text/plain"))).toHaveLength(4096);
  vi.useRealTimers();
});

test("CALL-3 a character split across chunks is decoded, and the last chunk is truncated", async () => {
  const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9, ...new Uint8Array(5000).fill(120)])];
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    },
  });
  expect(await readStart(answer(body, "text/plain"))).toBe(`é${"x".repeat(4094)}`);
});

test("CALL-3 of an endless body the first 4096 bytes are read, and it is canceled", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(120)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readStart(answer(body, "text/plain"))).toBe("x".repeat(4096));
  expect(isCancelled).toBe(true);
});
