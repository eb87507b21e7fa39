import { afterAll, beforeAll, expect, test } from "vitest";
import { privacyPage } from "../../app/content/pages/privacy.ts";
import type { TextSection } from "../../app/content/types/text-page.types.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());

const sections: readonly TextSection[] = privacyPage.sections;
const log = sections.find(({ id }) => id === "log");
const named = log?.kind === "fields" ? log.rows.flatMap(({ name }) => name.split(", ")) : [];

test("TRUST-1 every logged field is named in the privacy notice", async () => {
  await (await fetch(`${contact.site.origin}/about?from=mail`)).text();
  await (await fetch(`${contact.site.origin}/nowhere/at/all`)).text();
  await (await contact.send(REQUEST)).text();
  contact.gateway.setFault({ kind: "status", status: 503 });
  await (await contact.send({ ...REQUEST, message: "Once more." })).text();
  contact.gateway.setFault(undefined);
  await contact.logged("contact", 2);
  const fields = new Set(
    contact.lines.filter((line) => line.startsWith("{")).flatMap((line) => Object.keys(JSON.parse(line) as object)),
  );
  expect(fields.size).toBeGreaterThan(8);
  expect([...fields].filter((field) => !named.includes(field))).toEqual([]);
});

test("TRUST-1 no response sets a cookie", async () => {
  for (const path of ["/", "/contact", "/about.data", "/nowhere", "/robots.txt", "/privacy.md", "/favicon.svg"]) {
    const response = await fetch(contact.site.origin + path);
    await response.text();
    expect(response.headers.getSetCookie(), path).toEqual([]);
  }
  expect((await contact.send({ ...REQUEST, message: "A third." })).headers.getSetCookie()).toEqual([]);
  expect((await contact.post("/contact", { ...REQUEST, message: "A fourth." })).headers.getSetCookie()).toEqual([]);
});
