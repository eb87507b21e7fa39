import { expect, test } from "vitest";
import { routeNamer } from "./route-name.ts";
import { checkEach } from "../tests/support/check-each.ts";

const nameOf = routeNamer([
  "/",
  "/about",
  "/cybersecurity",
  "/services",
  "/services/:slug",
  "/sitemap.xml",
  "/specimens/:id.csv",
  "/api/contact",
]);

test("a path is logged by the pattern of its route", () =>
  checkEach(
    [
      ["/", "/"],
      ["/about", "/about"],
      ["/about/", "/about"],
      ["/%61bout", "/about"],
      ["/services/sap", "/services/:slug"],
      ["/services/sap.data", "/services/:slug.data"],
      ["/services/cybersecurity", "/cybersecurity"],
      ["/services/jordan@agency.example/", "*"],
      ["/services/sap/jordan", "*"],
      ["/services/", "/services"],
      ["/specimens/a1.csv", "/specimens/:id.csv"],
      ["/specimens/a1-csv", "*"],
      ["/_.data", "/.data"],
      ["/sitemap.xml", "/sitemap.xml"],
      ["/api/contact", "/api/contact"],
      ["/api/jordan@agency.example", "/api/*"],
      ["/assets/gone.js", "/files/*"],
      ["/About", "/about"],
      ["/jordan@agency.example", "*"],
      ["/jordan@agency.example/", "*"],
      ["/jordan@agency.example.data", "*.data"],
      ["//jordan@agency.example", "*"],
      [`/${"/".repeat(50_000)}x`, "*"],
    ],
    (path, route) => expect(nameOf(path)).toBe(route),
  ));
