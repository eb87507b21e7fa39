import { expect, test } from "vitest";
import { redactPath } from "./redact-path.ts";
import { checkEach } from "../tests/support/check-each.ts";

test("GEN-2 a broken link is logged as it is", () =>
  checkEach(
    [
      ["/nowhere"],
      ["/services/a123-suport"],
      ["/caf%C3%A9"],
      ["/%E0%A4%A"],
      ["/100%"],
      ["/a/b/c"],
      ["/v1-2-3/x"],
      ["/services/s4hana"],
      ["/AboutUs.aspx"],
      ["/wp-login.php"],
      ["/README.md"],
      ["/.env"],
    ],
    (path) => expect(redactPath(path)).toBe(path),
  ));

test("GEN-2 addresses, numbers, tokens and keys are taken out of a logged path", () =>
  checkEach(
    [
      ["an address", "/people/jordan@agency.example/edit", "/people/*/edit"],
      ["an encoded address", "/people/jordan%40agency.example", "/people/*"],
      ["an address encoded twice", "/jordan%2540agency.example", "/*"],
      ["an address with its name", "/Jordan%20Avery%20%3Cjordan%40agency.example%3E", "/*"],
      ["an address behind an encoded slash", "/x%2Fjordan%40agency.example", "/*"],
      ["an address with a wide sign", "/jordan%EF%BC%A0agency.example", "/*"],
      ["an address as HTML writes it", "/jordan&%2364;agency.example", "/*"],
      ["what is encoded over and over", `/%${"25".repeat(9)}40`, "/*"],
      ["a telephone number", "/call/202-555-0142", "/call/*"],
      ["a telephone number in brackets", "/call/%28202%29%20555-0142", "/call/(*"],
      ["encoded digits", "/%32%30%32%35%35%35", "/*"],
      ["Arabic digits", "/%D9%A1%D9%A2%D9%A3%D9%A4", "/*"],
      ["a telephone number over several parts", "/call/202/555/0142/x", "/call/*/*/x"],
      ["raised and circled digits", "/%C2%B2%E2%81%B0%C2%B2%E2%81%B5/%E2%91%A0%E2%91%A1%E2%91%A2%E2%91%A3", "/*/*"],
      ["an address as mailers and old scripts write it", "/jordan=40agency.example/jordan%u0040agency.example", "/*/*"],
      ["a number in the midst of words", "/case-123-45-6789-jordan", "/case-*-jordan"],
      ["an address in base64", "/u/amFuZS5kb2VAYWdlbmN5Lmdvdg==/edit", "/u/*/edit"],
      ["a short address in base64", "/u/YUBiLmNv", "/u/*"],
      ["an address in encoded base64", "/u/amFuZS5kb2VAYWdlbmN5Lmdvdg%3D%3D", "/u/*"],
      ["an address in hexadecimal digits", "/u/6a616e65406167656e63792e676f76", "/u/*"],
      [
        "a JSON web token",
        "/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
        "/reset/*",
      ],
      ["a key", "/v1/sk_live_4eC39HqLyjWDarjtT1zdp7dc/AKIAIOSFODNN7EXAMPLE", "/v1/*/*"],
      ["a UUID", "/case/3f0d7a1e-6a5c-4a58-9d0b-0c7a8e6a2b11", "/case/*"],
      ["a long run of letters", "/token/qwertyuiopasdfghjklzxcvbnmq", "/token/*"],
      ["the data of such a page", "/jordan@agency.example.data", "/*"],
    ],
    (_name, path, logged) => expect(redactPath(path)).toBe(logged),
  ));

test("a long path is cheap and truncated", () => {
  for (const path of [
    "/".repeat(16_000),
    `/${"1-".repeat(8000)}`,
    `/${"%25".repeat(5000)}`,
    `/${"1---".repeat(4000)}`,
  ]) {
    expect(redactPath(path).length).toBeLessThanOrEqual(200);
  }
});
