import * as v from "valibot";
import {
  DigestSchema,
  KeySchema,
  MailboxSchema,
  OriginSchema,
  ReportUriSchema,
  SigningSecretSchema,
  WebhookSchema,
} from "./setting-schemas.ts";

/** First pause before a request in the outbox is tried again. */
const DEFAULT_RETRY_SECONDS = "30";

const SettingsSchema = v.object({
  CONTACT_API_ORIGIN: v.optional(OriginSchema, ""),
  GATEWAY_SIGNING_SECRET: SigningSecretSchema,
  SITE_URL: v.optional(OriginSchema),
  CONTENT_ORIGIN: v.optional(OriginSchema),
  CSP_REPORT_URI: v.optional(ReportUriSchema),
  INDEXABLE: v.optional(v.picklist(["true", "false"], 'must be "true" or "false"'), "true"),
  TURNSTILE_SITE_KEY: KeySchema,
  TURNSTILE_SECRET_KEY: KeySchema,
  TURNSTILE_VERIFY_ORIGIN: v.optional(OriginSchema, "https://challenges.cloudflare.com"),
  ALERT_EMAIL_FROM: MailboxSchema,
  ALERT_EMAIL_TO: MailboxSchema,
  ALERT_WEBHOOK_URL: WebhookSchema,
  OUTBOX_RETRY_SECONDS: v.optional(
    v.pipe(
      v.string("must be text"),
      v.regex(/^[1-9]\d{0,3}$/, "must be a whole number of seconds from 1 to 9999"),
      v.transform(Number),
    ),
    DEFAULT_RETRY_SECONDS,
  ),
  // Given to each version by its deploy, for its smoke test (smoke-test.ts); nobody else sets it.
  SMOKE_TEST_DIGEST: DigestSchema,
});

/** Names of everything that an operator can set. */
export const SETTING_NAMES: string[] = Object.keys(SettingsSchema.entries).filter(
  (name) => name !== "SMOKE_TEST_DIGEST",
);

type Settings = Partial<v.InferOutput<typeof SettingsSchema>>;

/** What Turnstile needs; the check is on when both keys are set. */
export interface TurnstileConfig {
  siteKey: string;
  secretKey: string;
  verifyOrigin: string;
}

export interface Config {
  /** Origin of the contact gateway, or null where the setting is wrong: then the form answers so, and pages render. */
  contactApiOrigin: string | null;
  /** Signs the calls to the gateway; without it they are not signed. Source: OPS-5. */
  gatewaySigningSecret?: string;
  /** Origin of canonical links, or null: then each request's own. */
  siteUrl: string | null;
  contentOrigin: string | null;
  /** Address to which browsers report violations of the Content-Security-Policy. */
  cspReportUri?: string;
  indexable: boolean;
  /** Null: no such check. */
  turnstile: TurnstileConfig | null;
  /** From whom to whom alerts go, through the binding ALERT_EMAIL; null: not by email. */
  alertEmail: { from: string; to: string } | null;
  /** Where alerts are posted that do not go by email. */
  alertWebhookUrl?: string;
  /** First pause before a request in the outbox is tried again. */
  outboxRetrySeconds: number;
  /** Digest of the key by which this version knows its smoke test. */
  smokeTestDigest?: string;
}

export interface ConfigReading {
  config: Config;
  /** One sentence per wrong setting, by name and never by value. */
  problems: string[];
}

/** Reads the bindings once; a wrong setting costs only what depends on it, and is named. */
export function readConfig(env: Record<string, unknown>): ConfigReading {
  const result = v.safeParse(SettingsSchema, env);
  if (result.success) return { config: toConfig(result.output), problems: missingKey(env) };

  const nested = v.flatten<typeof SettingsSchema>(result.issues).nested ?? {};
  const problems = Object.entries(nested).map(([name, messages]) => `${name} ${messages?.[0]}`);
  const kept = Object.fromEntries(
    Object.entries(SettingsSchema.entries).map(([name, schema]) => {
      const part = v.safeParse(schema, env[name]);
      return [name, part.success ? part.output : undefined];
    }),
  );
  return { config: toConfig(kept as Settings), problems: [...problems, ...missingKey(env)] };
}

/** Settings of which one alone does nothing, and what is off without the other. */
const PAIRS = [
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY", "Turnstile is off"],
  ["ALERT_EMAIL_FROM", "ALERT_EMAIL_TO", "no alert goes by email"],
] as const;

/** Names what is missing of each pair. */
function missingKey(env: Record<string, unknown>): string[] {
  const isThere = (name: string) => env[name] !== undefined;
  return PAIRS.filter(([one, other]) => isThere(one) !== isThere(other)).map(([one, other, so]) => {
    const [there, missing] = isThere(one) ? [one, other] : [other, one];
    return `${missing} is missing, so ${so} although ${there} is set`;
  });
}

function toConfig(settings: Settings): Config {
  const {
    TURNSTILE_SITE_KEY: siteKey,
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_ORIGIN: verifyOrigin,
    ALERT_EMAIL_FROM: from,
    ALERT_EMAIL_TO: to,
  } = settings;
  return {
    contactApiOrigin: settings.CONTACT_API_ORIGIN ?? null,
    gatewaySigningSecret: settings.GATEWAY_SIGNING_SECRET,
    siteUrl: settings.SITE_URL ?? null,
    contentOrigin: settings.CONTENT_ORIGIN ?? null,
    cspReportUri: settings.CSP_REPORT_URI,
    indexable: (settings.INDEXABLE ?? "false") === "true",
    turnstile: siteKey && secretKey && verifyOrigin ? { siteKey, secretKey, verifyOrigin } : null,
    alertEmail: from && to ? { from, to } : null,
    alertWebhookUrl: settings.ALERT_WEBHOOK_URL,
    outboxRetrySeconds: settings.OUTBOX_RETRY_SECONDS ?? Number(DEFAULT_RETRY_SECONDS),
    smokeTestDigest: settings.SMOKE_TEST_DIGEST,
  };
}
