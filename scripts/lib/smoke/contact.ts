import { CONTACT_SERVICES } from "../../../shared/contact/schema.ts";
import { GATEWAY_PATH } from "../../../worker/contact/gateway.ts";
import { headerProblems } from "./headers.ts";
import { allProblems, type Answer, type Problem, type Site } from "./site.ts";

const ROUTE = "/api/contact";

/** Says what it is, should it ever lie where it must not. */
const REQUEST = {
  form_type: "common",
  service: CONTACT_SERVICES[0],
  name: "Smoke test",
  email: "smoke-test@site.invalid",
  phone: "",
  company: "",
  message: "A deploy tries the form. Nobody has to answer.",
};

/** What Turnstile refuses, where it is on. */
const NO_PROOF = { "cf-turnstile-response": "smoke-test" };

/** The fields that a visitor must fill in. Source: FORM-2. */
const REQUIRED = ["service", "name", "email", "message"];

/**
 * The form takes a good request up to the call of the gateway, and turns a wrong one away with its reasons. The good one
 * goes to nobody: who holds the version's key is told the call that would have been made.
 */
export async function contactProblems(site: Site): Promise<Problem[]> {
  return allProblems([
    wrongRequest(site),
    asJson(site, "{").then((answer) => refused(answer, 400, "JSON that is none")),
    wrongForm(site),
    ...(site.key ? [goodRequest(site), goodForm(site)] : []),
  ]);
}

const asJson = (site: Site, body: string) =>
  site.ask(ROUTE, { method: "POST", headers: { "content-type": "application/json" }, body });

const asForm = (site: Site, fields: Record<string, string>) =>
  site.ask("/contact", {
    method: "POST",
    headers: { origin: site.origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });

const refused = ({ path, status }: Answer, wanted: number, what: string): Problem[] =>
  status === wanted ? [] : [`${path} answers ${status} to ${what}; it must refuse it with ${wanted}.`];

async function wrongRequest(site: Site): Promise<Problem[]> {
  const answer = await asJson(site, "{}");
  const fields = (fieldsOf(answer.text)["fields"] ?? {}) as Record<string, string>;
  const silent = REQUIRED.filter((name) => !fields[name]);
  return [
    ...refused(answer, 422, "an empty request"),
    ...(silent.length > 0 ? [`${ROUTE} says nothing of ${silent.join(", ")} when they are empty.`] : []),
    ...headerProblems(site, answer),
  ];
}

async function wrongForm(site: Site): Promise<Problem[]> {
  const answer = await asForm(site, { name: "Smoke test" });
  const isKept = answer.text.includes('value="Smoke test"') && answer.text.includes("</html>");
  return [
    ...refused(answer, 422, "an incomplete form without JavaScript"),
    ...(isKept ? [] : ["/contact loses what was typed when a form without JavaScript is incomplete."]),
  ];
}

async function goodRequest(site: Site): Promise<Problem[]> {
  const { status, text } = await asJson(site, JSON.stringify({ ...REQUEST, ...NO_PROOF }));
  const {
    ok,
    reference,
    calls = [],
    detail,
  } = fieldsOf(text) as {
    ok?: boolean;
    reference?: string;
    calls?: { url: string; method: string; headers: string[]; body: string }[];
    detail?: string;
  };
  if (status !== 200 || ok !== true || !reference)
    return [
      `${ROUTE} answers ${status} to a complete request (${detail ?? "no reason given"}): nobody could write to the firm.`,
    ];
  const [call, ...more] = calls;
  const url = `${site.config.contactApiOrigin}${GATEWAY_PATH}`;
  const sameBody = JSON.stringify(fieldsOf(call?.body ?? "")) === JSON.stringify(REQUEST);
  const hasHeaders = ["content-type", "idempotency-key", "x-reference"].every((name) => call?.headers.includes(name));
  if (!call || more.length > 0) return [`${ROUTE} makes ${calls.length} calls for one request; it must make one.`];
  return [
    ...(call.url === url && call.method === "POST"
      ? []
      : [`${ROUTE} calls ${call.method} ${call.url}; the gateway is at ${url}.`]),
    ...(sameBody ? [] : [`${ROUTE} hands on something else than what was sent.`]),
    ...(hasHeaders ? [] : [`${ROUTE} calls the gateway without all of its headers.`]),
  ];
}

async function goodForm(site: Site): Promise<Problem[]> {
  const { status, headers, text } = await asForm(site, { ...REQUEST, ...NO_PROOF });
  const isTaken = status < 400 && (status >= 300 ? headers.has("location") : text.includes("</html>"));
  return isTaken ? [] : [`/contact answers ${status} to a complete form without JavaScript.`];
}

function fieldsOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
