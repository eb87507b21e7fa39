import { expect, test } from "vitest";
import { redirectTarget } from "./redirects.ts";
import { checkEach } from "../tests/support/check-each.ts";

test("RT-5 other spellings of a page's path lead to the page", () =>
  checkEach(
    [
      ["/services/cybersecurity", "/cybersecurity"],
      ["/Services/Cybersecurity/", "/cybersecurity"],
      ["/about/", "/about"],
      ["/about///", "/about"],
      ["//about", "/about"],
      ["/about.", "/about"],
      ["/about)", "/about"],
      ["/about%20", "/about"],
      ["/about,%22", "/about"],
      ["/about%E2%80%9D", "/about"],
      ["/about%E2%80%8B", "/about"],
      ["/(about", "/about"],
      ["/ABOUT", "/about"],
      ["/services/SAP", "/services/sap"],
      ["/services/SAP).", "/services/sap"],
      ["/services/%73%61%70/", "/services/sap"],
      ["/services/audit%20readiness", "/services/audit-readiness"],
      ["/services/audit_readiness", "/services/audit-readiness"],
      ["//", "/"],
      ["/)", "/"],
      ["/%20", "/"],
    ],
    (path, target) => expect(redirectTarget(path)).toBe(target),
  ));

test("RT-5 pages stay, and so does what means no page", () =>
  checkEach(
    [
      "/",
      "/about",
      "/services/sap",
      "//evil.example/",
      "/about/team.",
      "/about.data",
      "/about.md",
      "/sitemap.xml",
      "/%E0%A4%A",
      "/__proto__",
      `/about${".".repeat(200)}`,
    ],
    (path) => expect(redirectTarget(path)).toBeNull(),
  ));
