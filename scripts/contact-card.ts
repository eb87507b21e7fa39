// Generates public/contact.vcf, the firm's contact card (vCard 3.0, RFC 2426: Outlook reads no newer version).
import { firm } from "../app/content/firm.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const FILE = "public/contact.vcf";

/** Escapes the characters that separate values in a vCard. */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&");

/** The firm as a vCard with CRLF line endings, which the standard requires. */
export function contactCard(): string {
  const { name, legalName, description, address, phone, email } = firm;
  const place = [address.street, address.city, address.stateCode, address.postalCode, address.country].map(escaped);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // Required. A firm has no family name, so the field holds the whole name, as is common.
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(legalName)}`,
    `NOTE:${escaped(description)}`,
    `TEL;TYPE=WORK,VOICE:${phone.href.replace("tel:", "")}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${place.join(";")}`,
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/**
 * Folds a line after at most 75 bytes; the next one starts with a space. Never splits a character. Source: RFC 2426,
 * section 2.6.
 */
function folded(line: string): string {
  const rows = [""];
  for (const character of line) {
    if (Buffer.byteLength(rows.at(-1)! + character) > 75) rows.push(" ");
    rows[rows.length - 1] += character;
  }
  return rows.join("\r\n");
}

/** Writes the card if firm details have changed. */
export async function makeContactCard(): Promise<void> {
  await writeIfChanged(FILE, contactCard());
}
