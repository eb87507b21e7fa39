import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { needGroups } from "../../app/content/contact-needs.ts";
import { CONTACT_NEEDS, SERVICE_OF_NEED } from "../../shared/contact/needs.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, newClient, type Problem } from "../support/contact-site.ts";

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

test.each(PAGES)("FORM-3 %s keeps what was typed and says what is missing", async (path) => {
  const page = await contact.post(path, { ...REQUEST, name: "", company: "Office <of> the Controller" });
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(html).toContain("Enter your name.");
  expect(html).toContain("Office &lt;of&gt; the Controller");
  expect(contact.gateway.seen).toHaveLength(0);
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

test("CALL-1 FORM-3 a form sent too fast says so, is counted, and keeps what was typed", async () => {
  const page = await contact.post("/contact", { ...REQUEST, form_age_ms: "100" });
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("2");
  const html = await page.text();
  expect(html).toContain("wait a moment and send it again");
  expect(await contact.logged("contact-dropped", 1)).toEqual([
    { level: "info", event: "contact-dropped", requestId: expect.any(String), reason: "too-fast" },
  ]);
  expect(html).toContain(REQUEST.company);
});

const received = () => contact.gateway.received.map(({ body }) => JSON.parse(body) as Record<string, string>);
const nameOf = new Map(needGroups.flatMap(({ needs }) => needs.map(({ slug, name }) => [slug, name])));

test("FORM-5 ENT-9 each need arrives as the first line of the message, under its service, in seven fields", async () => {
  for (const about of CONTACT_NEEDS) expect((await contact.send({ ...REQUEST, about })).status).toBe(200);
  expect(received()).toEqual(
    CONTACT_NEEDS.map((need) => ({
      ...REQUEST,
      service: SERVICE_OF_NEED[need],
      message: `About: ${nameOf.get(need)}\n\n${REQUEST.message}`,
    })),
  );
  expect(Object.keys(received()[0]!)).toEqual(Object.keys(REQUEST));
});

test("FORM-5 a subject that does not exist is refused, and no other entry is lost", async () => {
  const answer = await contact.send({ ...REQUEST, about: "sap" });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as Problem).fields).toEqual({ about: "Choose one of the subjects." });
  const page = await contact.post("/contact", { ...REQUEST, about: "<b>" });
  expect(page.status).toBe(422);
  expect(await page.text()).toContain(REQUEST.message);
  expect(contact.gateway.seen).toHaveLength(0);
});

/** The option that a page selects. */
const selectedAt = async (path: string) =>
  /<option value="([^"]*)" selected/.exec(await (await fetch(contact.site.origin + path)).text())?.[1];

test("FORM-5 the address selects a need, and an unknown one selects none", async () => {
  expect(await selectedAt("/contact?about=federal-grants-management")).toBe("federal-grants-management");
  for (const path of ["/contact", "/contact?about=sap", "/contact?about=__proto__"])
    expect(await selectedAt(path)).toBe("");
});

test("PACK-3 CALL-1 a pack arrives at the end of the message, and the call keeps its seven fields", async () => {
  expect((await contact.send({ ...REQUEST, pack: "sap,a123-support" })).status).toBe(200);
  const message = `${REQUEST.message}\n\nCapability pack: SAP; A-123 Support\n${contact.site.origin}/pack?s=sap,a123-support`;
  expect(received()).toEqual([{ ...REQUEST, message }]);
  expect(Object.keys(received()[0]!)).toEqual(Object.keys(REQUEST));
});

test("PACK-3 without JavaScript the form sends the pack of its URL", async () => {
  const page = await contact.post("/contact?pack=sap", { ...REQUEST, pack: "sap" });
  expect(page.status).toBe(200);
  expect(received()[0]!["message"]).toContain("Capability pack: SAP\n");
});

test("PACK-3 a pack that the visitor has unticked is not sent, even after the form was shown again", async () => {
  const back = await contact.post("/contact?pack=sap", { ...REQUEST, name: "" });
  const box = /<input[^>]*name="pack"[^>]*>/.exec(await back.text())![0];
  expect(box).not.toContain("checked");
  const kept = await contact.post("/contact?pack=sap", { ...REQUEST, name: "", pack: "sap" });
  expect(/<input[^>]*name="pack"[^>]*>/.exec(await kept.text())![0]).toContain("checked");
  await contact.post("/contact?pack=sap", REQUEST);
  expect(received().map(({ message }) => message)).toEqual([REQUEST.message]);
});
