import { expect, test } from "vitest";
import { checkEach } from "../../tests/support/check-each.ts";
import { nearestPage, notFound } from "./not-found.server.ts";

test("GEN-1 the page nearest to a wrong path has almost its path, or is above it", () =>
  checkEach(
    [
      ["/abuot", "/about"],
      ["/service/sap", "/services/sap"],
      ["/services/oracle-financial", "/services/oracle-financials"],
      ["/services/cyber-securty", "/services/cloud-security"],
      ["/solutions/user-provisioning", "/solutions/userprovisioning"],
      ["/services/something-that-nobody-offers", "/services"],
      ["/wp-login.php", undefined],
      [`/${"x".repeat(10_000)}`, undefined],
    ],
    (path, nearest) => expect(nearestPage(path)?.path).toBe(nearest),
  ));

const nearestOf = (path: string) => notFound(new Request(`https://site.example${path}`)).data.nearest;

test("GEN-1 the not-found page offers the nearest page, and the home page only by its button", () => {
  expect(nearestOf("/services/sapp")).toMatchObject({ to: "/services/sap", label: expect.any(String) });
  expect(nearestOf("/x")).toBeUndefined();
});
