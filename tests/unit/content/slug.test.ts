import { expect, test } from "vitest";
import { categorySlug, itemSlug, solutionSlug } from "../../../app/content/slug.ts";
import { checkEach } from "../../support/check-each.ts";

test("RT-2 the slug of an item is made from its name", () =>
  checkEach(
    [
      ["Endpoint & Device Protection", "endpoint-device-protection"],
      ["A-123 Support", "a123-support"],
      ["CI/CD", "cicd"],
      ["Interagency Agreements (IAA) Support", "interagency-agreements-iaa-support"],
      ["Governance, Risk & Compliance", "governance-risk-compliance"],
    ],
    (name, slug) => expect(itemSlug(name)).toBe(slug),
  ));

test("RT-2 categories and solutions have their own rules", () => {
  expect(categorySlug("Database and Infrastructure Management")).toBe("database-and-infrastructure-management");
  expect(solutionSlug("Financial Contract Close Out")).toBe("financialcontractcloseout");
});
