import { expect, test } from "vitest";
import { NAV_LINKS } from "../../content/interface/menus.ts";
import { currentOf } from "./nav-link.tsx";
import { sitePages } from "../../registry/site-pages.server.ts";

const current = (pathname: string) =>
  NAV_LINKS.flatMap((entry) => {
    const value = currentOf(entry, pathname);
    return value ? [`${entry.label}: ${value}`] : [];
  });

test("HDR-3 the page of a header link is current, and so is the parent of a page below it", () => {
  expect(current("/")).toEqual(["Home: page"]);
  expect(current("/about")).toEqual(["About: page"]);
  expect(current("/services/cloud-security")).toEqual(["Services: true"]);
  expect(current("/solutions/userprovisioning")).toEqual(["Solutions: true"]);
  expect(current("/cybersecurity")).toEqual(["Cybersecurity: page"]);
});

test("HDR-3 other pages are not marked", () => {
  expect(current("/flip-cards")).toEqual([]);
  expect(current("/servicesandmore")).toEqual([]);
});

test("HDR-3 a parent page in the breadcrumbs is current if the header links to it", () => {
  const led = new Map(NAV_LINKS.map(({ label, to }) => [to, label]));
  for (const { path, above = [] } of sitePages.filter((page) => !led.has(page.path))) {
    const top = above.map((one) => led.get(one.path)).find((label) => label !== undefined);
    if (top) expect(current(path), path).toEqual([`${top}: true`]);
  }
  expect(current("/pack")).toEqual([]);
  expect(current("/contract-vehicles/gsa-mas")).toEqual(["Corporate Capability: true"]);
});
