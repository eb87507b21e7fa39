import { expect, test } from "vitest";
import { routeOf } from "../../../worker/request-log.ts";

test.each([
  ["/", 200, "/"],
  ["/about", 200, "/about"],
  ["/services/sap", 200, "/services/:slug"],
  ["/services/sap.data", 200, "/services/:slug.data"],
  ["/_.data", 200, "/.data"],
  ["/api/contact", 422, "/api/contact"],
  ["/api/jordan@agency.example", 404, "/api/*"],
  ["/assets/gone.js", 404, "/files/*"],
  ["/jordan@agency.example", 404, "*"],
  ["/jordan@agency.example.data", 404, "*.data"],
])("OPS-1 %s answered %i is logged as %s", (path, status, route) => expect(routeOf(path, status)).toBe(route));
