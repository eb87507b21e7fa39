import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { needGroups } from "../../app/content/contact-needs.ts";
import { CONTACT_NEEDS, SERVICE_OF_NEED } from "../../shared/contact/needs.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, type Problem } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

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

test("FORM-5 a request without a subject arrives as it was typed", async () => {
  await contact.send({ ...REQUEST, about: "" });
  await contact.post("/contact", { ...REQUEST, message: "By post", about: "" });
  expect(received()).toEqual([REQUEST, { ...REQUEST, message: "By post" }]);
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

test("FORM-5 without JavaScript the confirmation is where the form was, with subject, address and an empty form to go to", async () => {
  const page = await contact.post("/contact?about=cybersecurity", { ...REQUEST, about: "cybersecurity" });
  const html = await page.text();
  const section = html.slice(html.indexOf('<section id="write"'), html.indexOf("</section>"));
  expect(section).not.toContain("<form");
  expect(section).toContain("Request sent");
  expect(section).toContain("<dd>Cybersecurity</dd>");
  expect(section).toContain(`<dd>${REQUEST.email}</dd>`);
  expect(section).toMatch(/<a [^>]*href="\/contact"[^>]*>Write another request<\/a>/);
  expect(section).not.toContain(REQUEST.message);
});
