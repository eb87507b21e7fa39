import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import { expect, test } from "./journey.ts";
import { PHONE, type Visitor } from "./visitor.ts";

test.use({ javaScriptEnabled: false });

const open = (visitor: Visitor, path: string) => visitor.open(path, { hydrates: false });
const containing = (text: string) => ({ text: expect.stringContaining(text) as unknown });
const field = (label: string) => ({ role: "textbox", name: `${label}…`, in: "#write form" });
const send = { role: "button", name: "Send request" };

test("HDR-7 without JavaScript the phone's menu link leads to the footer's lists", async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await open(visitor, "/");
  await visitor.clicks({ role: "link", name: "Menu", in: ".site-header" });
  await visitor.clicks({ role: "link", name: "Services", in: "footer" });
  await visitor.isAt("/services");
});

test("FIND-1 FIND-2 without JavaScript search icon, search button and filter work", async ({ visitor }) => {
  await open(visitor, "/about");
  await visitor.clicks({ role: "link", name: "Search", in: ".site-header" });
  await visitor.isAt("/search");
  await visitor.fills({ role: "searchbox", in: "main" }, "reconcilation");
  await visitor.clicks({ role: "button", name: "Search", in: "main" });
  await visitor.isAt("/search?q=reconcilation");
  await visitor.sees("h1", containing("“reconciliation”"));
  await open(visitor, "/services");
  await visitor.sees({ role: "link", name: "UI/UX Design…", in: "main" });
  await visitor.fills({ role: "searchbox", in: "main" }, "reconcilation");
  await visitor.clicks(".filter-submit");
  await visitor.isAt("/services?q=reconcilation");
  await visitor.sees({ role: "link", name: "Grants Closeout & Reconciliation…", in: "main" });
  await visitor.missesAll({ role: "link", name: "UI/UX Design…", in: "main" });
});

test("FLIP-2 DT-1 GEN-8 GEN-6 without JavaScript cards, captions, questions and sections are readable", async ({
  visitor,
}) => {
  await open(visitor, "/flip-cards");
  await visitor.sees("#data-analytics dd");
  await visitor.missesAll({ role: "button", in: "main" });
  await open(visitor, "/services/digital-transformation");
  const slides = '[aria-roledescription="carousel"] [aria-roledescription="slide"] p';
  expect((await visitor.look(slides))!.count).toBeGreaterThanOrEqual(4);
  await visitor.missesAll({ role: "button", in: '[aria-roledescription="carousel"]' });
  await open(visitor, "/services/a123-support");
  await visitor.sees("#questions .fold-item:nth-child(2) p");
  await open(visitor, "/#certification");
  await expect.poll(() => visitor.run(() => scrollY)).toBeGreaterThan(1000);
});

test("RULE-1 RULE-2 READ-2 without JavaScript a link opens the collapsed entry it leads to", async ({ visitor }) => {
  for (const path of ["/rules#omb-a-123", "/glossary#gtas"]) {
    await open(visitor, path);
    await visitor.sees(path.slice(path.indexOf("#")));
  }
});

test("PACK-1 without JavaScript the link leads to the pack, whose checkboxes work and whose rows can be removed", async ({
  visitor,
}) => {
  await open(visitor, "/services/sap");
  await visitor.clicks({ role: "link", name: "Add to your pack" });
  await visitor.isAt("/pack?s=sap#merge");
  await visitor.missesAll({ role: "button", name: "Print or save as PDF" });
  await visitor.clicks({ role: "checkbox", name: "CI/CD" });
  await visitor.clicks({ role: "button", name: "Add to the pack" });
  await visitor.isAt("/pack?s=sap,cicd");
  await visitor.clicks({ role: "link", name: "Remove SAP from the pack" });
  await visitor.isAt("/pack?s=cicd");
});

test.describe("where a request is refused", () => {
  // Browsers report the 422 response themselves.
  test.use({ forgiven: /422/ });

  test("FORM-3 ENT-9 OPS-1 without JavaScript the form posts, reports errors, keeps what was typed, and is sent", async ({
    visitor,
    gateway,
  }) => {
    await open(visitor, "/contact");
    for (const [label, text] of [
      ["Name", "Jordan Avery"],
      ["Email", "jordan@"],
      ["Message", "Three invoice queues."],
    ] as const) {
      await visitor.fills(field(label), text);
    }
    await visitor.clicks(send);
    await visitor.sees({ role: "group", name: "One field needs your attention" }, { focused: true });
    await visitor.clicks({ role: "link", name: "Email…", in: "#write form" });
    await visitor.sees(field("Email"), { focused: true });
    await visitor.sees(field("Name"), { value: "Jordan Avery" });
    expect(gateway.received).toEqual([]);
    await visitor.fills(field("Email"), "jordan.avery@agency.example");
    await visitor.clicks(send);
    await visitor.sees("main", containing(SENT_MESSAGE.description));
    await visitor.sees("main", containing(gateway.received[0]!.reference!));
    expect(JSON.parse(gateway.received[0]!.body)).toMatchObject({ email: "jordan.avery@agency.example" });
  });
});
