import { test } from "./journey.ts";

const toggle = (name: string) => ({ role: "button", name: `${name} menu`, in: ".site-header" });
const link = (name: string) => ({ role: "link", name, in: ".site-header nav" });
const isOpen = (isIt: boolean) => ({ attributes: { "aria-expanded": String(isIt) } });

test("HDR-4 the menu of services opens under a pointer, shows what is pointed at, and closes when it leaves", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.sees(toggle("Services"), isOpen(false));
  await visitor.pointsAt(link("Services"));
  await visitor.sees(toggle("Services"), isOpen(true));
  await visitor.sees({ role: "tab" }, { count: 8, name: "ERP Solutions", attributes: { "aria-selected": "true" } });
  await visitor.pointsAt({ role: "tab", name: "Cybersecurity" });
  await visitor.sees({ role: "tabpanel" }, { name: "Cybersecurity" });
  await visitor.driver.point(700, 850);
  await visitor.sees(toggle("Services"), isOpen(false));
  await visitor.missesAll({ role: "tab" });
});
