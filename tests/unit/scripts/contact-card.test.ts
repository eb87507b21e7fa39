import { expect, test } from "vitest";
import { firm } from "../../../app/content/firm.ts";
import { contactCard } from "../../../scripts/contact-card.ts";

test("FTR-4 the contact card holds the firm's name, number, address and mail as RFC 2426 asks", () => {
  const card = contactCard();
  for (const row of card.split("\r\n")) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
  const lines = card.replaceAll("\r\n ", "").split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCARD");
  // Outlook reads version 3.0 and nothing newer; `N` is required there.
  expect(lines[1]).toBe("VERSION:3.0");
  expect(lines).toContain(`N:${firm.name};;;;`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${firm.phone.href.replace("tel:", "")}`);
  expect(lines.at(-2)).toBe("END:VCARD");
  expect(lines.at(-1)).toBe("");
  expect(lines).toContain(`FN:${firm.name}`);
  expect(lines).toContain(`NOTE:${firm.description.replace(",", "\\,")}`);
  expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${firm.email}`);
  expect(lines.find((line) => line.startsWith("ADR"))).toContain(firm.address.street.replace(",", "\\,"));
});
