import { expect, test } from "vitest";
import { errorText } from "../../../../worker/contact/gateway-text.ts";

const answer = (body: BodyInit | null, type?: string) =>
  new Response(body, { status: 500, headers: type ? { "content-type": type } : {} });

test.each([
  ["plain text", "  Bad\tmessage \n", "text/plain", "Bad message"],
  ["text without a type", new TextEncoder().encode("Bad message"), undefined, "Bad message"],
  ["JSON's message", '{"message":"Forbidden"}', "application/json", "Forbidden"],
  ["a problem's detail", '{"title":"No","detail":"Name is missing."}', "application/problem+json", "Name is missing."],
  ["JSON without a message", '{"code":7}', "application/json", ""],
  ["JSON cut off", '{"message":"Forb', "application/json", ""],
  ["a page", "<!doctype html><h1>502</h1>", "text/html", ""],
  ["a page that says it is text", "<html><h1>502</h1>", "text/plain", ""],
  ["markup in JSON", '{"message":"<b>no</b>"}', "application/json", ""],
  ["a stack trace", "TypeError: x\n    at run (/srv/app.js:3:1)", "text/plain", "TypeError: x"],
  ["an image", "GIF89a", "image/gif", ""],
  ["nothing", null, undefined, ""],
])("CALL-3 of %s the visitor's page gets one short line", async (_name, body, type, expected) =>
  expect(await errorText(answer(body, type))).toBe(expected),
);

test("CALL-3 a long text is cut at 300 characters, between characters", async () => {
  const text = await errorText(answer("🧵".repeat(1000), "text/plain"));
  expect([...text]).toHaveLength(300);
  expect(text).toBe(`${"🧵".repeat(299)}…`);
});

test("CALL-3 a body that breaks off keeps what had come", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("Bad mess")),
    pull: (controller) => controller.error(new Error("reset")),
  });
  expect(await errorText(answer(body, "text/plain"))).toBe("Bad mess");
});
