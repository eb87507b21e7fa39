import type { Context } from "hono";
import * as v from "valibot";
import type { SubmittedEntries } from "../../shared/contact/answer.ts";
import { type ContactRequest, ContactSchema, fieldErrors } from "../../shared/contact/schema.ts";
import { log } from "../log.ts";
import { inSpan } from "../span.ts";
import type { WorkerEnv } from "../types.ts";
import { type BodyFormat, keptEntries, readFields } from "./body.ts";
import { type Delivery, forwardToGateway, gatewayOf } from "./gateway.ts";
import { givenKey, idempotencyKey as keyFor } from "./idempotency-key.ts";
import { isRetryable, putInOutbox } from "./outbox.ts";
import { composeRequest, TOO_LONG } from "./compose-message.ts";
import { isWithPack } from "./pack-text.ts";
import { isWithinRate } from "./rate-limit.ts";
import { referenceOf } from "./reference.ts";
import { REFUSALS, type Refusal, withDetails } from "./refusals.ts";
import { type SunkCall, smokeSink } from "./smoke-sink.ts";
import { isTooFast, suspicionOf } from "./bot-checks.ts";
import { checkTurnstile } from "./turnstile.ts";

/** The result of a contact request. "queued": waits in the outbox. "smoke-test": not sent, the call is returned. */
export type Verdict =
  | { ok: true; as: "sent" | "queued"; reference: string }
  | { ok: true; as: "smoke-test"; reference: string; calls: SunkCall[] }
  | Refusal;

/**
 * Processes a contact request, JSON or form, from the first check to the gateway. Logs what became of it. Continues if the
 * visitor disconnects.
 * @param request its body must not have been read
 */
export async function handleContactRequest(
  c: Context<WorkerEnv>,
  request: Request,
  format: BodyFormat,
): Promise<{ verdict: Verdict } & SubmittedEntries> {
  const started = Date.now();
  const taking = (async () => {
    const guard = await checkSender(c);
    const read = await readFields(request, format, { isRefused: guard !== null });
    const fields = "fields" in read ? read.fields : undefined;
    const verdict = guard ?? ("fields" in read ? await checkAndSend(c, read.fields) : read);
    const problem = verdict.ok ? undefined : verdict.problem;
    const status = problem?.status ?? (verdict.ok && verdict.as === "queued" ? 202 : 200);
    log(status >= 500 ? "error" : "info", "contact", {
      requestId: c.var.requestId,
      reference: verdict.ok ? verdict.reference : undefined,
      outcome: verdict.ok ? verdict.as : verdict.problem.type,
      status,
      gatewayStatus: problem?.gatewayStatus,
      suspicion: suspicionOf(fields),
      durationMs: Date.now() - started,
    });
    if (problem && DROPS.has(problem.type))
      log("info", "contact-dropped", { requestId: c.var.requestId, reason: problem.type });
    return { verdict, entries: keptEntries(fields), hasPack: isWithPack(fields) };
  })();
  c.executionCtx.waitUntil(taking.catch(() => {}));
  return taking;
}

/** Refusals because of the sender, not the content. Logged, or mistakes would go unnoticed. */
const DROPS = new Set<string>(
  [REFUSALS.tooMany, REFUSALS.tooFast, REFUSALS.notVerified].map(({ problem }) => problem.type),
);

/** Checks the rate limit. The origin was checked before (same-origin.ts). */
async function checkSender(c: Context<WorkerEnv>): Promise<Refusal | null> {
  if (c.var.isSmokeTest) return null;
  const isWithin = await isWithinRate(c.env.CONTACT_RATE_LIMIT, c.req.header("cf-connecting-ip"));
  return isWithin ? null : REFUSALS.tooMany;
}

/** Runs the bot checks, validates the fields and sends the request. */
async function checkAndSend(c: Context<WorkerEnv>, fields: unknown): Promise<Verdict> {
  const { config, requestId } = c.var;
  const parsed = v.safeParse(ContactSchema, fields);
  if (!parsed.success) return withDetails(REFUSALS.invalid, { fields: fieldErrors(parsed.issues) });
  if (isTooFast(fields)) return REFUSALS.tooFast;

  const composed = composeRequest(parsed.output, fields, c.var.siteUrl);
  if (!composed) return withDetails(REFUSALS.invalid, { fields: { message: TOO_LONG } });
  const body = jsonFor(composed);
  const idempotencyKey = await keyFor(body, givenKey(fields), new Date());
  const reference = referenceOf(idempotencyKey);
  if (config.turnstile) {
    const refusal = await checkTurnstile(config.turnstile, fields, {
      idempotencyKey,
      address: c.req.header("cf-connecting-ip"),
      hosts: [c.var.url.hostname, new URL(c.var.siteUrl).hostname],
    });
    // A smoke test cannot solve Turnstile. Its refusal proves that Turnstile was asked.
    if (refusal && !(c.var.isSmokeTest && refusal === REFUSALS.notVerified)) return refusal;
  }
  const gateway = gatewayOf(config);
  if (!gateway) return withDetails(REFUSALS.notConfigured, { gatewayStatus: 0 });
  const sink = c.var.isSmokeTest ? smokeSink() : undefined;

  const delivery: Delivery = { body, idempotencyKey, requestId, reference, suspicion: suspicionOf(fields) };
  const outcome = await inSpan(c.executionCtx, "contact.gateway", async (span) => {
    const one = await forwardToGateway({ ...gateway, send: sink?.send }, delivery, (work) =>
      c.executionCtx.waitUntil(work),
    );
    span.setAttribute("gateway.outcome", one.ok ? "taken" : String(one.status));
    return one;
  });
  if (sink) return { ok: true, as: "smoke-test", reference, calls: sink.calls };
  if (outcome.ok) return { ok: true, as: "sent", reference };
  if (isRetryable(outcome) && (await putInOutbox(c.env.CONTACT_OUTBOX, delivery, outcome.retryAfterSeconds)))
    return { ok: true, as: "queued", reference };
  return withDetails(REFUSALS.notDelivered, { gatewayStatus: outcome.status, gatewayText: outcome.text });
}

/**
 * The JSON for the gateway: the fields in the order of ENT-9, exactly as the visitor sent them. A lone surrogate is
 * replaced by U+FFFD, as browsers do in form posts, because strict parsers reject it (RFC 8259, section 8.2).
 */
export const jsonFor = (request: ContactRequest): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\uFFFD") : value,
  );
