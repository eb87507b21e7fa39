import { expect, test } from "./journey.ts";

const containing = (text: string) => ({ text: expect.stringContaining(text) as unknown });
const add = { role: "link", name: "Add to your pack", in: ".pack-offer" };
const inPack = (name: string) => ({ role: "link", name, in: ".chosen" });

test("FIND-1 FIND-2 the search icon leads to a field that finds what is meant, and back to the search before", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.clicks({ role: "link", name: "Search", in: ".site-header" });
  await visitor.isAt("/search");
  const field = { role: "searchbox", in: "main" };
  await visitor.fills(field, "reconcilation");
  await visitor.presses("Enter");
  await visitor.isAt("/search?q=reconcilation");
  await visitor.sees("h1", containing("“reconciliation”"));
  await visitor.sees("main", { focused: true });
  await visitor.fills(field, "SF 133");
  await visitor.clicks({ role: "button", name: "Search", in: "main" });
  await visitor.sees("h1", containing("“SF 133”"));
  await visitor.page.goBack();
  await visitor.sees("h1", containing("“reconciliation”"));
  await visitor.sees(field, { value: "reconcilation" });
});

test("FIND-2 the filter over services corrects spelling", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.sees({ role: "link", name: "UI/UX Design…", in: "main" });
  await visitor.fills({ role: "searchbox", name: "Find a service…", in: "main" }, "reconcilation");
  await visitor.sees({ role: "link", name: "Grants Closeout & Reconciliation…", in: "main" });
  await visitor.missesAll({ role: "link", name: "UI/UX Design…", in: "main" });
});

test("PACK-1 PACK-2 what is added persists across pages, is on the pack's page with its print button, and is removed", async ({
  visitor,
}) => {
  await visitor.open("/services/sap");
  await visitor.clicks(add);
  await visitor.sees(".pack-offer", containing("In your pack"));
  await visitor.sees({ role: "link", name: "See it", in: ".pack-offer" }, { focused: true });
  await visitor.open("/solutions/userprovisioning");
  await visitor.clicks(add);
  await visitor.clicks({ role: "link", name: "See both", in: ".pack-offer" });
  await visitor.isAt("/pack?s=sap,userprovisioning");
  await visitor.sees(inPack("SAP"));
  await visitor.sees(inPack("User Provisioning"));
  await visitor.sees({ role: "article", name: "The statement that prints" });
  // The button opens a print dialog, which tests cannot close.
  await visitor.run(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await visitor.clicks({ role: "button", name: "Print or save as PDF" });
  await visitor.sees("body[data-printed]");
  await visitor.clicks(inPack("Remove SAP from the pack"));
  await visitor.isAt("/pack?s=userprovisioning");
  await visitor.missesAll(inPack("SAP"));
  await visitor.clicks(inPack("Remove User Provisioning from the pack"));
  await visitor.isAt("/pack");
  await visitor.sees("main", { focused: true });
  // The URL changes before the page does, so check what is visible.
  await visitor.missesAll(inPack("Remove User Provisioning from the pack"));
  await visitor.until(() => localStorage.getItem("pack") === "{}");
});

test("PACK-1 the keyboard adds and removes a service, and focus is never lost", async ({ visitor }) => {
  await visitor.open("/services/a123-support");
  await visitor.focuses(".pack-offer a");
  await visitor.presses("Enter");
  await visitor.sees({ role: "link", name: "See it", in: ".pack-offer" }, { focused: true });
  await visitor.presses("Tab");
  await visitor.sees({ role: "button", name: "Remove A-123 Support from your pack" }, { focused: true });
  await visitor.presses("Enter");
  await visitor.sees(add, { focused: true });
});

test("PACK-3 the contact form says that the pack will be sent", async ({ visitor }) => {
  await visitor.open("/contact?pack=sap,cicd");
  await visitor.sees({ role: "checkbox", name: "Include my capability pack…" }, { checked: true });
  await visitor.sees("#write form", containing("SAP, CI/CD."));
});
