import { test } from "./journey.ts";

const toggle = (name: string) => ({ role: "button", name: `${name} menu`, in: ".site-header" });
const link = (name: string) => ({ role: "link", name, in: ".site-header nav" });
const open = { attributes: { "aria-expanded": "true" } };
const closed = { attributes: { "aria-expanded": "false" } };

test("HDR-4 the services menu opens on hover, shows the hovered category, and closes when the pointer leaves", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.sees(toggle("Services"), closed);
  await visitor.pointsAt(link("Services"));
  await visitor.sees(toggle("Services"), open);
  await visitor.sees({ role: "tab" }, { count: 8, name: "ERP Solutions", attributes: { "aria-selected": "true" } });
  await visitor.pointsAt({ role: "tab", name: "Cybersecurity" });
  await visitor.sees({ role: "tabpanel" }, { name: "Cybersecurity" });
  await visitor.page.mouse.move(700, 880);
  await visitor.sees(toggle("Services"), closed);
  await visitor.missesAll({ role: "tab" });
});

test("HDR-5 HDR-6 the solutions menu opens on hover, closes on Escape, and its links work", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.pointsAt(link("Solutions"));
  await visitor.sees(link("Solutions Overview"));
  await visitor.presses("Escape");
  await visitor.sees(toggle("Solutions"), closed);
  await visitor.clicks(toggle("Solutions"));
  await visitor.sees(toggle("Solutions"), open);
  await visitor.clicks({ role: "link", name: "User Provisioning…", in: ".site-header nav" });
  await visitor.isAt("/solutions/userprovisioning");
  await visitor.sees(toggle("Solutions"), closed);
});

test("HDR-4 HDR-6 the keyboard opens the menu, moves through its categories and closes it, and keeps its focus", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.focuses(".site-header button[aria-label^=Services]");
  await visitor.sees(toggle("Services"), { focused: true });
  await visitor.presses("Enter");
  await visitor.sees(toggle("Services"), open);
  await visitor.presses("Tab");
  await visitor.sees({ role: "tab", name: "ERP Solutions" }, { focused: true });
  await visitor.presses("ArrowDown");
  await visitor.sees({ role: "tab", name: "Digital Transformation" }, { focused: true });
  await visitor.sees({ role: "tabpanel" }, { name: "Digital Transformation" });
  await visitor.presses("Escape");
  await visitor.sees(toggle("Services"), { focused: true, ...closed });
  await visitor.presses("Enter");
  await visitor.sees(toggle("Services"), open);
});

test("GEN-3 the first Tab stop skips the header", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.presses("Tab");
  await visitor.sees({ role: "link", name: "Skip to content" }, { focused: true });
  await visitor.presses("Enter");
  await visitor.sees("main", { focused: true });
  await visitor.isAt("/services");
});
