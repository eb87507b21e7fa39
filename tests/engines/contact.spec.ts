import { firm } from "../../app/content/firm.ts";
import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import type { Fault } from "../../scripts/local/gateway/gateway-faults.ts";
import { expect, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const ENTRIES = {
  Name: "Jordan Avery",
  Email: "jordan.avery@agency.example",
  Phone: "(202) 555-0142",
  "Office or company": "Office of the Controller",
  Message: "Three invoice queues.",
};
const FAILED = `Please try again or email ${firm.email}.`;
const SENT = SENT_MESSAGE.description;

/** The label includes the required marker beside its text. */
const field = (label: string) => ({ role: "textbox", name: `${label}…`, in: "#write form" });
const send = { role: "button", name: "Send request" };
const toast = (name: string) => ({ role: "alertdialog", name });
const containing = (text: string) => ({ text: expect.stringContaining(text) as unknown });

async function openForm(visitor: Visitor): Promise<void> {
  await visitor.open("/contact");
  await visitor.run(() => document.querySelector("#write form")!.scrollIntoView());
  await visitor.until(() =>
    Object.keys(document.querySelector("#write form") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}
async function fillIn(visitor: Visitor): Promise<void> {
  for (const [label, text] of Object.entries(ENTRIES)) await visitor.fills(field(label), text);
}
async function expectKept(visitor: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(ENTRIES)) await visitor.sees(field(label), { value });
}

const FAULTS: { fault: Fault; status: number }[] = [
  { fault: { kind: "reset-before-headers" }, status: 0 },
  { fault: { kind: "reset-after-headers" }, status: 500 },
  { fault: { kind: "redirect", location: "https://elsewhere.example/" }, status: 307 },
  { fault: { kind: "status", status: 404 }, status: 404 },
  { fault: { kind: "status", status: 503, body: "<h1>", headers: { "content-type": "text/html" } }, status: 503 },
  { fault: { kind: "huge-body", bytes: 1_000_000 }, status: 500 },
];

test.describe("where the gateway fails", () => {
  // Browsers report every 502 response themselves.
  test.use({ forgiven: /502/ });

  test("TOAST-2 FORM-3 CALL-3 for every gateway failure, toast and page report it, every entry stays, and finally it is sent", async ({
    visitor,
    gateway,
  }) => {
    await openForm(visitor);
    await fillIn(visitor);
    for (const { fault, status } of FAULTS) {
      gateway.setFault(fault);
      await visitor.clicks(send);
      await visitor.sees(
        "#write [data-result]",
        containing(status === 0 ? "No response was received" : `status ${status}`),
      );
      await visitor.sees("#write [data-result]", containing(FAILED));
      await visitor.sees(toast("Submission failed"), { count: 1, ...containing(FAILED) });
      await expectKept(visitor);
    }
    expect(gateway.received).toEqual([]);
    gateway.setFault(undefined);
    await visitor.clicks(send);
    await visitor.sees("#write", containing(SENT));
    expect(gateway.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { form_type: "common", email: ENTRIES.Email, message: ENTRIES.Message },
    ]);
  });
});

test("ENT-9 TOAST-1 TOAST-3 OPS-1 a request is sent and cleared; its toast disappears, its reference stays", async ({
  visitor,
  gateway,
}) => {
  await openForm(visitor);
  await fillIn(visitor);
  await visitor.clicks(send);
  await visitor.sees(toast("Request sent"), containing(SENT));
  await visitor.sees("#write", containing(gateway.received[0]!.reference!));
  await visitor.sees({ role: "heading", name: "Request sent" }, { focused: true });
  await visitor.page.mouse.move(2, 880);
  await visitor.missesAll({ role: "alertdialog" });
  await visitor.sees("#write", containing(gateway.received[0]!.reference!));
  await visitor.clicks({ role: "link", name: "Write another request" });
  for (const label of Object.keys(ENTRIES)) await visitor.sees(field(label), { value: "" });
});

test("TOAST-3 a toast's button closes it, and focus returns", async ({ visitor }) => {
  await openForm(visitor);
  await fillIn(visitor);
  await visitor.focuses("#write form [type=submit]");
  await visitor.presses("Enter");
  await visitor.sees({ role: "alertdialog" });
  await visitor.clicks({ role: "button", name: "Close", in: "[role=alertdialog]" });
  await visitor.missesAll({ role: "alertdialog" });
  await visitor.sees({ role: "heading", name: "Request sent" }, { focused: true });
});

test("FORM-1 FORM-3 an empty form and an invalid email address are reported, with links to each field", async ({
  visitor,
  gateway,
}) => {
  await openForm(visitor);
  await visitor.clicks(send);
  const summary = { role: "group", name: "Three fields need your attention" };
  await visitor.sees(summary, { focused: true, inWindow: true });
  await visitor.clicks({ role: "link", name: "Email…", in: "#write form" });
  await visitor.sees(field("Email"), { focused: true, attributes: { "aria-invalid": "true" } });
  await fillIn(visitor);
  await visitor.fills(field("Email"), "jordan@");
  await visitor.clicks(send);
  await visitor.sees({ role: "group", name: "One field needs your attention" }, { focused: true });
  await visitor.sees(field("Name"), { value: ENTRIES.Name });
  await visitor.sees(field("Email"), { value: "jordan@" });
  expect(gateway.seen).toEqual([]);
});
