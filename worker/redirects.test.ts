import { expect, test } from "vitest";
import { redirectTarget } from "./redirects.ts";
import { checkEach } from "../tests/support/check-each.ts";

test("RT-5 other spellings of a path are redirected", () =>
  checkEach(
    [
      ["/services/cybersecurity", "/cybersecurity"],
      ["/services/cybersecurity/", "/cybersecurity"],
      ["/about/", "/about"],
      ["/about///", "/about"],
      ["//evil.example/", "/evil.example"],
      ["//", "/"],
      ["/%61bout", "/about"],
      ["/services/%73%61%70/", "/services/sap"],
    ],
    (path, target) => expect(redirectTarget(path)).toBe(target),
  ));

test("RT-5 paths that need no redirect stay", () =>
  checkEach(["/", "/about", "/services/sap", "/a%2Fb", "/%20", "/%", "/%E0%A4%A"], (path) =>
    expect(redirectTarget(path)).toBeNull(),
  ));
