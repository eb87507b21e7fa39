import { Hono } from "hono";
import * as v from "valibot";
import { bodyLimit } from "hono/body-limit";
import { ContactSchema, fieldErrors } from "../../app/contact/contact-schema.ts";
import { problem } from "../problem.ts";
import type { WorkerEnv } from "../types.ts";
import { forwardToGateway } from "./gateway.ts";

/** Largest body of a contact request. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** `POST /api/contact`: JSON in, the gateway's verdict out. Source: CALL-1…3. */
export const contact = new Hono<WorkerEnv>();

contact.post(
  "/",
  bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: (c) =>
      problem(c, 413, "too-large", "The request is larger than 64 KiB. Shorten the message and send it again."),
  }),
  async (c) => {
    if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
      return problem(c, 415, "not-json", "Send the request as application/json.");
    }
    const input: unknown = await c.req.json().catch(() => undefined);
    if (input === undefined) return problem(c, 400, "malformed-json", "The body is not valid JSON.");

    const parsed = v.safeParse(ContactSchema, input);
    if (!parsed.success) {
      return problem(c, 422, "invalid-contact-request", "Some fields need your attention.", {
        fields: fieldErrors(parsed.issues),
      });
    }

    const { contactApiOrigin } = c.var.config;
    if (!contactApiOrigin) {
      return problem(c, 500, "not-configured", "CONTACT_API_ORIGIN is missing or wrong, so requests cannot be sent.", {
        gatewayStatus: 0,
      });
    }
    const outcome = await forwardToGateway(contactApiOrigin, parsed.output, { requestId: c.var.requestId });
    if (outcome.ok) return c.json({ ok: true }, 200, { "cache-control": "no-store" });
    return problem(c, 502, "gateway-refused", "The request could not be delivered. Please try again.", {
      gatewayStatus: outcome.status,
      gatewayText: outcome.text,
    });
  },
);

contact.all("/", (c) => {
  c.header("allow", "POST");
  return problem(c, 405, "method-not-allowed", "Send contact requests with POST.");
});
