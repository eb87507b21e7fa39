import { expect, test } from "vitest";
import { NAV_LINKS } from "../../../../app/content/interface/menus.ts";
import { currentOf } from "../../../../app/layout/header/nav-links.ts";

const current = (pathname: string) =>
  NAV_LINKS.flatMap((entry) => {
    const value = currentOf(entry, pathname);
    return value ? [`${entry.label}: ${value}`] : [];
  });

test("HDR-3 a page of the header is current, and so is the parent of a page below it", () => {
  expect(current("/")).toEqual(["Home: page"]);
  expect(current("/about")).toEqual(["About: page"]);
  expect(current("/services/cloud-security")).toEqual(["Services: true"]);
  expect(current("/solutions/userprovisioning")).toEqual(["Solutions: true"]);
  expect(current("/cybersecurity")).toEqual(["Cybersecurity: page"]);
});

test("HDR-3 other pages mark nothing", () => {
  expect(current("/flip-cards")).toEqual([]);
  expect(current("/servicesandmore")).toEqual([]);
});
