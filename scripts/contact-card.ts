// Makes public/contact.vcf: who the firm is, for a buyer's address book (vCard 4.0, RFC 6350).
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
    "VERSION:4.0",
    "KIND:org",
    `FN:${escaped(name)}`,
    `ORG:${escaped(legalName)}`,
    `NOTE:${escaped(description)}`,
    `TEL;TYPE=work,voice;VALUE=uri:${phone.href}`,
    `EMAIL;TYPE=work:${email}`,
    `ADR;TYPE=work:;;${place.join(";")}`,
    "END:VCARD",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** Writes the card when who the firm is has changed. */
export async function makeContactCard(): Promise<void> {
  await writeIfChanged(FILE, contactCard());
}
