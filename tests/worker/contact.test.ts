import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Gateway, startGateway } from "../gateway/gateway.ts";
import type { Fault } from "../gateway/gateway-app.ts";
import { BuiltSite } from "../support/built-site.ts";

const REQUEST = {
  form_type: "common",
  service: "DigitalTransformation",
  name: "Jordan Avery",
  email: "jordan.avery@agency.example",
  phone: "",
  company: "Office of the Controller",
  message: "Three invoice queues.\nTwo spreadsheets — and a “year-end” close 🧵",
};

let gateway: Gateway;
let site: BuiltSite;
beforeAll(async () => {
  gateway = await startGateway();
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: gateway.origin } });
});
afterAll(async () => {
  await site.stop();
  await gateway.stop();
});
beforeEach(() => {
  gateway.setFault(undefined);
  gateway.received.length = 0;
});

const send = (body: unknown, to = site) =>
  fetch(`${to.origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("CALL-1 ENT-9 a valid request arrives at the gateway byte for byte", async () => {
  const response = await send(REQUEST);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(gateway.received).toHaveLength(1);
  expect(gateway.received[0]).toMatchObject({ body: JSON.stringify(REQUEST), contentType: "application/json" });
});

test("FORM-2 phone and company may be missing; the gateway gets them empty", async () => {
  const { phone: _phone, company: _company, form_type: _type, ...rest } = REQUEST;
  expect((await send(rest)).status).toBe(200);
  expect(JSON.parse(gateway.received[0]!.body)).toEqual({ ...REQUEST, phone: "", company: "" });
});

test("FORM-1 each missing field is named, and nothing reaches the gateway", async () => {
  const response = await send({ service: "DigitalTransformation", name: "  ", email: "jordan@" });
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields).toSorted()).toEqual(["email", "message", "name"]);
  expect(gateway.received).toHaveLength(0);
});

test.each<[string, Fault, number]>([
  ["500", { kind: "status", status: 500, body: "Internal" }, 500],
  ["404", { kind: "status", status: 404, body: "No such path" }, 404],
  ["a reset", { kind: "reset-before-headers" }, 0],
  ["a redirect", { kind: "redirect", location: "https://elsewhere.example/" }, 307],
])("CALL-3 the gateway answering %s is reported with its status", async (_name, fault, status) => {
  gateway.setFault(fault);
  const response = await send(REQUEST);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ type: "gateway-refused", gatewayStatus: status });
});

test.each<[string, Fault]>([
  ["an empty answer", { kind: "empty" }],
  ["an answer that is no JSON", { kind: "invalid-body" }],
  ["a huge answer", { kind: "huge-body", bytes: 50_000_000, status: 200 }],
])("CALL-2 the gateway answering ok with %s is success", async (_name, fault) => {
  gateway.setFault(fault);
  expect((await send(REQUEST)).status).toBe(200);
});

test("CALL-3 a hanging gateway is given up within the time limit", async () => {
  gateway.setFault({ kind: "hang" });
  const response = await send(REQUEST);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ gatewayStatus: 0 });
});

test.each([
  ["PUT", { method: "PUT" }, 405],
  ["text", { method: "POST", body: "hello", headers: { "content-type": "text/plain" } }, 415],
  ["broken JSON", { method: "POST", body: "{", headers: { "content-type": "application/json" } }, 400],
])("CALL-1 %s at the contact route has its own clear error", async (_name, init, status) => {
  const response = await fetch(`${site.origin}/api/contact`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
});

test("CALL-1 without a gateway setting the contact route names it, and pages still render", async () => {
  const lines: string[] = [];
  const misconfigured = await BuiltSite.start({
    settings: { CONTACT_API_ORIGIN: undefined },
    onLog: (line) => lines.push(line),
  });
  const response = await send(REQUEST, misconfigured);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("CONTACT_API_ORIGIN");
  expect((await fetch(`${misconfigured.origin}/about`)).status).toBe(200);
  await misconfigured.stop();
  expect(lines.join("\n")).toContain("CONTACT_API_ORIGIN is missing");
});
