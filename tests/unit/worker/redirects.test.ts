import { expect, test } from "vitest";
import { redirectTarget } from "../../../worker/redirects.ts";

test.each([
  ["/services/cybersecurity", "/cybersecurity"],
  ["/services/cybersecurity/", "/cybersecurity"],
  ["/about/", "/about"],
  ["/about///", "/about"],
  ["//evil.example/", "/evil.example"],
  ["//", "/"],
])("RT-5 %s moves to %s", (path, target) => expect(redirectTarget(path)).toBe(target));

test.each(["/", "/about", "/services/sap"])("RT-5 %s stays", (path) => expect(redirectTarget(path)).toBeNull());
