import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rawRequest, requestLine } from "../support/raw-request.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, newClient } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

const PAGES = [
  "/contact",
  "/services/digital-transformation",
  "/services/database-and-infrastructure-management",
] as const;

test.each(PAGES)("FORM-3 %s without JavaScript forwards the request as it was typed", async (path) => {
  const typed = { ...REQUEST, message: "  Two\r\nlines 🧵 ", form_age_ms: "3000", website: "" };
  const page = await contact.post(path, typed);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain("Request sent");
  expect(contact.gateway.received.map(({ body }) => body)).toEqual([
    JSON.stringify({ ...REQUEST, message: "  Two\r\nlines 🧵 " }),
  ]);
});

test("RT-5 FORM-3 a form posted to a redirected URL arrives", async () => {
  expect((await contact.post("/contact/", REQUEST)).status).toBe(200);
  expect(contact.gateway.received).toHaveLength(1);
});

test("FORM-3 a multipart form is accepted, without its files", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(REQUEST)) form.set(name, value);
  form.set("attachment", new Blob(["x".repeat(1000)]), "cv.txt");
  const page = await fetch(`${contact.site.origin}/contact`, {
    method: "POST",
    headers: { "cf-connecting-ip": newClient() },
    body: form,
  });
  expect(page.status).toBe(200);
  expect(JSON.parse(contact.gateway.received[0]!.body)).toEqual({
    ...REQUEST,
    message: REQUEST.message.replaceAll("\n", "\r\n"),
  });
});

test.each(PAGES)("FORM-3 %s keeps what was typed and says what is missing", async (path) => {
  const page = await contact.post(path, { ...REQUEST, name: "", company: "Office <of> the Controller" });
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(html).toContain("Enter your name.");
  expect(html).toContain("Office &lt;of&gt; the Controller");
  expect(contact.gateway.seen).toHaveLength(0);
});

test("TOAST-2 FORM-3 a page keeps what was typed when the gateway fails", async () => {
  contact.gateway.setFault({ kind: "status", status: 503, body: "Down for repairs" });
  const page = await contact.post("/contact", REQUEST);
  expect(page.status).toBe(502);
  const html = await page.text();
  expect(html).toContain("Submission failed");
  expect(html).toContain("Nothing you typed is lost.");
  expect(html).toContain(REQUEST.company);
});

const form = { "content-type": "application/x-www-form-urlencoded" };

test.each<[string, BodyInit, Record<string, string>, number, string]>([
  ["too large", new URLSearchParams({ ...REQUEST, message: "x".repeat(70_000) }), form, 413, "Shorten the message"],
  ["in Latin-1", "name=J%F6rg", { "content-type": `${form["content-type"]}; charset=iso-8859-1` }, 415, "in UTF-8"],
  ["sent as text", "name=Jordan", { "content-type": "text/plain" }, 415, "Send the form as"],
  ["sent as JSON", JSON.stringify(REQUEST), { "content-type": "application/json" }, 415, "Send the form as"],
  ["cut off", "--x\r\nbroken", { "content-type": "multipart/form-data; boundary=x" }, 400, "Reload the page"],
])("FORM-3 a form that is %s gets an HTML page as response", async (_name, body, headers, status, advice) => {
  const page = await fetch(`${contact.site.origin}/contact`, {
    method: "POST",
    // The connection may be closed with the body unread; the next test uses a new one.
    headers: { "cf-connecting-ip": newClient(), connection: "close", ...headers },
    body,
  });
  expect(page.status).toBe(status);
  expect(page.headers.get("content-type")).toContain("text/html");
  const html = await page.text();
  expect(html).toContain(advice);
  // What could not be read cannot be shown again; the browser still has it.
  expect(html).toContain("Go back to find what you typed.");
  expect(html).not.toContain("Nothing you typed is lost.");
  expect(contact.gateway.seen).toHaveLength(0);
});

test("FORM-3 a form of 100 MB is rejected without waiting for its end", async () => {
  const headers = [`Content-Type: ${form["content-type"]}`, "Content-Length: 100000000"];
  const request = `${requestLine("/contact", { method: "POST", headers })}name=${"x".repeat(16_384)}`;
  // The runtime closes the connection soon after, so the page may be incomplete.
  const { status, head } = await rawRequest(contact.site.origin, request, 30_000);
  expect(status).toBe(413);
  expect(head).toMatch(/^content-type: text\/html/im);
  expect(contact.gateway.seen).toHaveLength(0);
});

test("FORM-3 a form sent too fast without JavaScript says so, and keeps what was typed", async () => {
  const page = await contact.post("/contact", { ...REQUEST, form_age_ms: "100" });
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("2");
  const html = await page.text();
  expect(html).toContain("wait a moment and send it again");
  expect(html).toContain(REQUEST.company);
});

test("FORM-3 a posted page logs one line, and nothing about the visitor", async () => {
  await contact.post("/contact", REQUEST);
  await contact.post("/contact", { ...REQUEST, email: "jordan" });
  expect(await contact.logged("contact", 2)).toMatchObject([
    { outcome: "sent", status: 200 },
    { outcome: "invalid-contact-request", status: 422 },
  ]);
  expect(contact.personalDataInLog()).toEqual([]);
});
