import { Hono } from "hono";
import { problem } from "../problem.ts";
import type { WorkerEnv } from "../types.ts";
import { JSON_BODY } from "./body.ts";
import { handleContactRequest } from "./handle-request.ts";

/** `POST /api/contact`: takes JSON and returns the gateway's result. Source: CALL-1…3. */
export const contact = new Hono<WorkerEnv>();

contact.post("/", async (c) => {
  const { verdict } = await handleContactRequest(c, c.req.raw, JSON_BODY);
  c.header("cache-control", "no-store");
  if (verdict.ok) {
    const { as, reference } = verdict;
    if (as === "smoke-test") return c.json({ ok: true, reference, calls: verdict.calls });
    return as === "queued" ? c.json({ ok: true, queued: true, reference }, 202) : c.json({ ok: true, reference });
  }
  if (verdict.retryAfterSeconds) c.header("retry-after", String(verdict.retryAfterSeconds));
  const { type, status, detail, ...extra } = verdict.problem;
  return problem(c, status as Parameters<typeof problem>[1], type, detail, extra);
});

contact.all("/", (c) => {
  c.header("allow", "POST");
  return problem(c, 405, "method-not-allowed", "Send contact requests with POST.");
});
