import { expect, test } from "vitest";
import { redirectTarget } from "../../../worker/redirects.ts";

test.each([
  ["/services/cybersecurity", "/cybersecurity"],
  ["/services/cybersecurity/", "/cybersecurity"],
  ["/about/", "/about"],
  ["/about///", "/about"],
  ["//evil.example/", "/evil.example"],
  ["//", "/"],
  ["/%61bout", "/about"],
  ["/services/%73%61%70/", "/services/sap"],
])("RT-5 %s moves to %s", (path, target) => expect(redirectTarget(path)).toBe(target));

test.each(["/", "/about", "/services/sap", "/a%2Fb", "/%20", "/%", "/%E0%A4%A"])("RT-5 %s is not redirected", (path) =>
  expect(redirectTarget(path)).toBeNull(),
);
