import { expect, test } from "vitest";
import { redact } from "./redact.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const TYPED = JSON.stringify({
  name: "José Avery-Núñez",
  email: "jose@agency.example",
  phone: "(202) 555-0142",
  company: "Office of the Controller",
  message: "Three invoice queues.\nTwo spreadsheets 🧵",
});

test("CALL-3 a gateway's words are logged without personal data", () =>
  checkEach(
    [
      ["what holds nothing of the kind", "Connection to a store was refused", "Connection to a store was refused"],
      ["an email address", "mailto:a@b.example and mail=c%40d.example bounced", "[…] and mail=[…] bounced"],
      ["network addresses", "DB at 10.0.0.5:5432, host=fe80::1 and 2001:db8::7", "DB at […]:5432, host=[…] and […]"],
      ["a line of a stack", "at run (/srv/app.js:1204:33)", "at run (/srv/app.js:1204:33)"],
      [
        "a phone number and long numbers",
        "call +1 303 555 0199, order 4711234, code 42",
        "call […], order […], code 42",
      ],
      [
        "tokens",
        "key 0b6f2d1c-7d55-4c3a-9f0e-1a2b3c4d5e6f eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3",
        "key […] […].[…]",
      ],
      ["markup", "<html><h1>502 Bad Gateway</h1>\n<hr>nginx</html>", "502 Bad Gateway nginx"],
      ["the visitor's name, in any case", "JOSÉ avery is unknown", "[…] […] is unknown"],
      [
        "the visitor's name in JSON of JSON",
        String.raw`{"body":"{\"name\":\"Jos\\u00e9\"}"}`,
        String.raw`{"body":"{\"name\":\"[…]\"}"}`,
      ],
      ["what follows a line break in JSON", String.raw`{"got":"queues.\nTwo"}`, `{"got":"[…]. […]"}`],
      ["the visitor's name in an address", "GET /?name=Jos%C3%A9%20Avery failed", "GET /?name=[…] […] failed"],
      [
        "the visitor's name as HTML writes it",
        "Jos&eacute; Avery-N&#250;&#xF1;ez is unknown",
        "[…] […]-[…] is unknown",
      ],
      [
        "the visitor's name as programs write bytes",
        String.raw`Jos\xc3\xa9 of Jos\xe9 and N%FA%F1ez`,
        "[…] […] […] and […]",
      ],
      ["the visitor's name without its accents", "JOSE NUN\u0303EZ is unknown", "[…] […] is unknown"],
      ["the visitor's name in one with other words", "user JoséAvery, box_joseagency", "user […], box_[…]"],
      ["a phone number as it is dialed at home", "call 303 555 0199 or (303) 555-0199", "call […] or ([…]"],
      ["what parts words", "Bad<br>Gateway", "Bad Gateway"],
      ["what follows an escaped line break", String.raw`got \\nTwo`, "got […]"],
      ["the visitor's name in escaped bytes", String.raw`Jos\\xe9 failed`, "[…] failed"],
      ["long network addresses", "at 192.168.110.255 and fe80::12ab, 12:34", "at […] and […], 12:34"],
      ["what only looks like one", "std::add and x::bug", "std::add and x::bug"],
      ["a number of five digits, not of four", "zip 20500, port 5432", "zip […], port 5432"],
      [
        "a long word, but not one with a digit",
        `${"x".repeat(25)} ${"x".repeat(18)}1 ${"x".repeat(19)}1`,
        `${"x".repeat(25)} ${"x".repeat(18)}1 […]`,
      ],
      ["HTML's own letters", "down&nbsp;and&foo;out", "down and out"],
      ["what cannot be seen", "Av\u00ADery is unknown\u0007", "[…] is unknown"],
      ["what is around it", "  <p>no</p>  ", "no"],
      ["a word that others only begin with", "Contr is no word, nor is a Contro", "Contr is no word, nor is a […]"],
      ["a word that breaks off", "Bad request: Contr", "Bad request: […]"],
    ],
    (_name, text, expected) => expect(redact(text, TYPED)).toBe(expected),
  ));

test("CALL-3 nothing that the visitor typed is logged", () =>
  checkEach(
    [
      ["a name of four letters within a word, not of three", { name: "Anna Lee" }, "annabel sleeps", "[…] sleeps"],
      ["a name of three letters by itself", { name: "Anna Lee" }, "LEE sleeps", "[…] sleeps"],
      ["a word of the message by itself only", { message: "three queues" }, "threefold queues", "threefold […]"],
      ["no single letter", { message: "plan a b" }, "a b plan", "a b […]"],
      [
        "nothing of what is missing",
        { name: "Jordan", company: null },
        "null is undefined, was here",
        "null is undefined, was here",
      ],
      [
        "a company and an address within a word",
        { company: "Treasury", email: "ab@agency.example" },
        "mytreasury agencyx",
        "[…] […]",
      ],
      ["a name with a small letter at its end", { name: "Mª José" }, "MA JOSE failed", "[…] […] failed"],
      ["a name of two letters in a script without capitals", { name: "李明" }, "王李明是 failed", "[…] failed"],
      [
        "letters that HTML names",
        { name: "Søren Bjærke Þóra Guðrún Œuvre Weiß" },
        "S&oslash;ren Bj&aelig;rke &THORN;&oacute;ra Gu&eth;r&uacute;n &OElig;uvre Wei&szlig;!",
        "[…] […] […] […] […] […]!",
      ],
      [
        "letters with every accent that HTML names",
        { name: "Müller Pèire Benoît Núñez François Dvořák Håkon" },
        "M&uuml;ller P&egrave;ire Beno&icirc;t N&uacute;&ntilde;ez Fran&ccedil;ois Dvo&rcaron;&aacute;k H&aring;kon!",
        "[…] […] […] […] […] […] […]!",
      ],
    ],
    (_name, typed, text, expected) => expect(redact(text, JSON.stringify(typed))).toBe(expected),
  ));

test("CALL-3 a name in a script without spaces is found within a sentence", () => {
  const typed = JSON.stringify({ name: "田中太郎", company: "Straße 9", message: "invoice" });
  expect(redact("顧客田中太郎様は STRASSE, see invoices", typed)).toBe("[…] […], see invoices");
});
