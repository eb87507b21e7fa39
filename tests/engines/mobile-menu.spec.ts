import { expect, test } from "./journey.ts";
import { PHONE } from "./visitor.ts";

const SHEET = ".mobile-menu";
const button = (name: string) => ({ role: "button", name, in: ".site-header" });
const section = (name: string) => ({ role: "button", name, in: SHEET });
const link = (name: string) => ({ role: "link", name, in: SHEET });

test.beforeEach(({ visitor }) => visitor.resizes(PHONE));

test("HDR-7 the button opens a sheet over the page with all links, whose lists expand one at a time, and links work", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.clicks(button("Menu"));
  await visitor.sees(SHEET, { box: expect.objectContaining({ x: 0, y: 0, height: 844 }) as unknown });
  for (const name of ["Home", "About", "Contact", "Corporate Capability", "Cybersecurity"]) {
    await visitor.sees(link(name));
  }
  await visitor.clicks(section("Services"));
  await visitor.sees(link("ERP Solutions"));
  await visitor.clicks(section("Solutions"));
  await visitor.sees(link("User Provisioning"));
  await visitor.missesAll(link("ERP Solutions"));
  expect((await visitor.look(".mobile-menu .mobile-list:not([hidden])"))!.box.height).toBeLessThanOrEqual(256);
  await visitor.clicks(link("User Provisioning"));
  await visitor.isAt("/solutions/userprovisioning");
  await visitor.missesAll(SHEET);
  await visitor.sees("main", { focused: true });
});

test("HDR-7 Escape closes the menu and returns focus to its button; the button closes it too", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.focuses(".menu-button");
  await visitor.presses("Enter");
  await visitor.sees(SHEET);
  await visitor.focuses(".mobile-menu nav a");
  await visitor.presses("Escape");
  await visitor.missesAll(SHEET);
  await visitor.sees(button("Menu"), { focused: true });
  await visitor.clicks(button("Menu"));
  await visitor.sees(SHEET);
  await visitor.clicks({ role: "button", name: "Close menu", in: SHEET });
  await visitor.missesAll(SHEET);
});

test("HDR-7 Escape closes the menu from its search field too, and when a pointer has opened it", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.clicks(button("Menu"));
  await visitor.sees(SHEET);
  await visitor.presses("Escape");
  await visitor.missesAll(SHEET);
  await visitor.sees(button("Menu"), { focused: true });
  await visitor.clicks(button("Menu"));
  await visitor.focuses("#menu-search");
  await visitor.presses("Escape");
  await visitor.missesAll(SHEET);
  await visitor.sees(button("Menu"), { focused: true });
});

test("HDR-7 going back closes the menu, and the page behind is operable", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.clicks({ role: "link", name: "About Us", in: "footer" });
  await visitor.isAt("/about");
  await visitor.clicks(button("Menu"));
  await visitor.sees(SHEET);
  await visitor.until(() => document.querySelector("main")!.hasAttribute("inert"));
  await visitor.page.goBack();
  await visitor.isAt("/contact");
  await visitor.missesAll(SHEET);
  await visitor.until(() => !document.querySelector("main")!.hasAttribute("inert"));
});

test("FIND-2 the search field in the menu works", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.clicks(button("Menu"));
  await visitor.fills({ role: "searchbox", in: SHEET }, "SF 133");
  await visitor.presses("Enter");
  await visitor.isAt("/search?q=SF+133");
  await visitor.missesAll(SHEET);
  await visitor.sees("h1", { text: expect.stringContaining("SF 133") as unknown });
});
