// Makes public/contact.vcf: who the firm is, for a buyer's address book (vCard 3.0, RFC 2426: Outlook reads
// no newer one).
import { firm } from "../app/content/firm.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const FILE = "public/contact.vcf";

/** Commas, semicolons and backslashes part values in a vCard, and have to be marked where they do not. */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&");

/** The firm as a vCard, lines ended as the standard asks. */
export function contactCard(): string {
  const { name, legalName, description, address, phone, email } = firm;
  const place = [address.street, address.city, address.stateCode, address.postalCode, address.country].map(escaped);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // Required. A firm has no family name; all of its name stands in that part, as address books do it.
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

/** A line goes on, behind a space, after at most 75 bytes; characters stay whole. Source: RFC 2426, section 2.6. */
function folded(line: string): string {
  const rows = [""];
  for (const character of line) {
    if (Buffer.byteLength(rows.at(-1)! + character) > 75) rows.push(" ");
    rows[rows.length - 1] += character;
  }
  return rows.join("\r\n");
}

/** Writes the card when who the firm is has changed. */
export async function makeContactCard(): Promise<void> {
  await writeIfChanged(FILE, contactCard());
}
