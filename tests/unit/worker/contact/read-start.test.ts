import { expect, test } from "vitest";
import { readStart } from "../../../../worker/contact/read-start.ts";

const answer = (body: BodyInit | null, type?: string) =>
  new Response(body, { headers: type === undefined ? {} : { "content-type": type } });

test.each([
  ["text/html; charset=utf-8", "GIF89a"],
  ["application/json", "GIF89a"],
  ["application/problem+json", "GIF89a"],
  ["application/xhtml+xml", "GIF89a"],
  ["image/gif", ""],
  ["application/octet-stream", ""],
])("CALL-3 of a gateway's answer only text is read: %s", async (type, expected) =>
  expect(await readStart(answer("GIF89a", type))).toBe(expected),
);

test("CALL-3 an answer without a type may be text, and one without a body is none", async () => {
  expect(await readStart(answer(new TextEncoder().encode("Bad name")))).toBe("Bad name");
  expect(await readStart(answer(null))).toBe("");
});

test("CALL-3 a body that breaks off keeps what had come", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("Bad mess")),
    pull: (controller) => controller.error(new Error("reset")),
  });
  expect(await readStart(answer(body, "text/plain"))).toBe("Bad mess");
});

test("CALL-3 of a body without an end the first 4096 bytes are read, and it is told to stop", async () => {
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
