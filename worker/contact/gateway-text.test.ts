import { expect, test } from "vitest";
import { errorText, oneLine } from "./gateway-text.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const PHRASE = "Internal Server Error";

test("CALL-3 the sender gets one short line of the gateway's answer", () =>
  checkEach(
    [
      [
        "JSON's message",
        '{"message":"  Forbidden\\t for you "}',
        "application/json; charset=utf-8",
        "Forbidden for you",
      ],
      [
        "a problem's detail",
        '{"title":"No","detail":"Name: it is missing."}',
        "application/problem+json",
        "Name: it is missing.",
      ],
      ["a problem's title", '{"title":"Too busy, come again."}', "application/problem+json", "Too busy, come again."],
      [
        "a problem whose detail is not for show",
        '{"title":"Bad name","detail":"users.name"}',
        "application/problem+json",
        "Bad name",
      ],
      [
        "JSON that names a problem",
        '{"message":"Bad name"}',
        "application/json; like=application/problem+json",
        "Bad name",
      ],
      ["a first line", '{"message":"It is broken\\n  at run"}', "application/json", "It is broken"],
    ],
    (_name, body, type, expected) => expect(errorText(500, type, body)).toBe(expected),
  ));

test("CALL-3 the sender gets the status's phrase if the answer has no message", () =>
  checkEach(
    [
      ["plain text", "Internal", "text/plain"],
      ["text without a type", "Internal", ""],
      ["text that could be JSON", '{"message":"Bad name"}', "text/plain"],
      ["text with a parameter", '{"message":"Bad name"}', "text/plain; like=application/json"],
      ["nothing at all", "null", "application/json"],
      ["JSON's error", '{"error":"Bad name"}', "application/json"],
      ["another problem's message", '{"message":"Bad name"}', "application/problem+json"],
      ["JSON without a message", '{"code":7}', "application/json"],
      ["JSON that is a text", '"Forbidden"', "application/json"],
      ["a message that is no text", '{"message":{"text":"Forbidden"}}', "application/json"],
      ["an empty message", '{"message":" "}', "application/json"],
      ["JSON cut off", '{"message":"Forb', "application/json"],
      ["a page", "<!doctype html><h1>502</h1>", "text/html"],
      ["nothing", "", "application/json"],
    ],
    (_name, body, type) => expect(errorText(500, type, body)).toBe(PHRASE),
  ));

test("CALL-3 a gateway's internal messages are not shown to the sender", () =>
  checkEach(
    [
      "DB error at 10.0.0.5",
      "DB error",
      "no route to fe80::1",
      "connect ECONNREFUSED",
      "upstream gateway-int.example.gov failed",
      "localhost refused",
      "host prod-3 is down",
      "host prod3 is down",
      "mysql is down",
      "sqlite is down",
      "the database is down",
      "cannot open /srv/app/config",
      "cannot open C:\\app",
      "TypeError: x is not a function",
      "x is undefined",
      "at run (app.js:3:1)",
      "java.lang.NullPointerException",
      "select name from contacts where id",
      "SELECT name FROM contacts",
      "syntax error near SQL",
      "duplicate key value violates unique constraint",
      "column user_name",
      "table=contacts",
      "<b>no</b>",
      "jordan@agency.example is unknown",
      "request 4711234 failed",
      "token 3f2a",
    ],
    (message) => {
      expect(errorText(500, "application/json", JSON.stringify({ message }))).toBe(PHRASE);
      expect(errorText(500, "application/problem+json", JSON.stringify({ detail: message, title: message }))).toBe(
        PHRASE,
      );
    },
  ));

test("CALL-3 messages for people are shown", () =>
  checkEach(
    [
      "Please select a service from the list.",
      "The name is too long (at most 100 characters).",
      "Try again later: we’re busy.",
      "Le prénom est requis, s’il vous plaît!",
    ],
    (message) => expect(errorText(500, "application/json", JSON.stringify({ message }))).toBe(message),
  ));

test("CALL-3 every status has a phrase", () =>
  checkEach(
    [
      [400, "Bad Request"],
      [401, "Unauthorized"],
      [403, "Forbidden"],
      [404, "Not Found"],
      [405, "Method Not Allowed"],
      [408, "Request Timeout"],
      [409, "Conflict"],
      [413, "Content Too Large"],
      [415, "Unsupported Media Type"],
      [422, "Unprocessable Content"],
      [425, "Too Early"],
      [429, "Too Many Requests"],
      [500, "Internal Server Error"],
      [501, "Not Implemented"],
      [502, "Bad Gateway"],
      [503, "Service Unavailable"],
      [504, "Gateway Timeout"],
      [521, "The gateway answered with status 521."],
    ],
    (status, phrase) => expect(errorText(status, "", "")).toBe(phrase),
  ));

test("CALL-3 only the first line of a text is taken", () =>
  checkEach(
    [
      ["\n\n first\nsecond", "first"],
      ["a\u0001b\u0000", "a b"],
      ["", ""],
      ["x".repeat(300), "x".repeat(300)],
    ],
    (text, line) => expect(oneLine(text)).toBe(line),
  ));

test("CALL-3 a long text is cut at 300 characters, between characters", () => {
  expect(oneLine("🧵".repeat(1000))).toBe(`${"🧵".repeat(299)}…`);
  const message = "word ".repeat(100);
  expect([...errorText(500, "application/json", JSON.stringify({ message }))]).toHaveLength(300);
});
