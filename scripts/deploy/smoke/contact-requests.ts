import { CONTACT_SERVICES } from "../../../shared/contact/schema.ts";
import { GATEWAY_PATH } from "../../../worker/contact/gateway.ts";
import { failed, type Site } from "./site.ts";

const ROUTE = "/api/contact";

/** A valid request, whose text explains itself should it ever be delivered. */
const REQUEST = {
  form_type: "common",
  service: CONTACT_SERVICES[0],
  name: "Smoke test",
  email: "smoke-test@site.invalid",
  phone: "",
  company: "",
  message: "A deploy tests the form. Nobody has to answer.",
};

/** A token for Turnstile, where it is on. */
const TOKEN = { "cf-turnstile-response": "smoke-test" };

/** The required fields. Source: FORM-2. */
const REQUIRED = ["service", "name", "email", "message"];

/**
 * The form accepts valid requests and rejects invalid ones, with and without JavaScript. Valid ones are not delivered: the
 * worker returns the call that it would have sent to the gateway.
 */
export const contactChecks = (site: Site): Promise<string[]>[] => [
  checkInvalid(site),
  checkInvalidForm(site),
  ...(site.key ? [checkValid(site), checkValidForm(site)] : []),
];

const sendJson = (site: Site, body: object) =>
  site.ask(ROUTE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const sendForm = (site: Site, fields: Record<string, string>) =>
  site.ask("/contact", {
    method: "POST",
    headers: { origin: site.origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });

async function checkInvalid(site: Site) {
  const answer = await sendJson(site, {});
  const { fields = {} } = parsed<{ fields: Record<string, string> }>(answer.text);
  return failed(ROUTE, [
    [answer.status === 422, `answers ${answer.status} to an empty request; expected: 422`],
    [REQUIRED.every((name) => fields[name]), `does not name all empty fields (${Object.keys(fields).join(", ")})`],
    ...site.headerChecks(answer, "data"),
  ]);
}

async function checkInvalidForm(site: Site) {
  const { status, text } = await sendForm(site, { name: "Smoke test" });
  return failed("/contact", [
    [status === 422, `answers ${status} to an incomplete form; expected: 422`],
    [text.includes('value="Smoke test"') && text.includes("</html>"), "loses the input of an incomplete form"],
  ]);
}

async function checkValid(site: Site) {
  const { status, text } = await sendJson(site, { ...REQUEST, ...TOKEN });
  const answer = parsed<{
    ok: boolean;
    reference: string;
    detail: string;
    calls: { url: string; method: string; headers: string[]; body: string }[];
  }>(text);
  if (status !== 200 || !answer.ok || !answer.reference)
    return [`${ROUTE} answers ${status} to a valid request (${answer.detail ?? "no reason"}).`];
  const [call, ...more] = answer.calls ?? [];
  if (!call || more.length > 0) return [`${ROUTE} makes ${answer.calls?.length ?? 0} calls for one request.`];
  const gateway = `${site.config.contactApiOrigin}${GATEWAY_PATH}`;
  const headers = ["content-type", "idempotency-key", "x-reference"];
  return failed(ROUTE, [
    [call.url === gateway && call.method === "POST", `calls ${call.method} ${call.url}; the gateway is at ${gateway}`],
    [JSON.stringify(parsed(call.body)) === JSON.stringify(REQUEST), "changes the request before it is sent on"],
    [headers.every((name) => call.headers.includes(name)), "calls the gateway without all of its headers"],
  ]);
}

async function checkValidForm(site: Site) {
  const { status, headers, text } = await sendForm(site, { ...REQUEST, ...TOKEN });
  const isAccepted = status < 400 && (status >= 300 ? headers.has("location") : text.includes("</html>"));
  return failed("/contact", [[isAccepted, `answers ${status} to a complete form`]]);
}

function parsed<T>(json: string): Partial<T> {
  try {
    return Object(JSON.parse(json)) as Partial<T>;
  } catch {
    return {};
  }
}
