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

/** Delay before the first retry of a queued request. */
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
  // Given to each new version for its smoke test (smoke-test.ts) by the release, or by hand as in docs/operations.md.
  SMOKE_TEST_DIGEST: DigestSchema,
});

/** Names of all settings that an operator can set. */
export const SETTING_NAMES: string[] = Object.keys(SettingsSchema.entries).filter(
  (name) => name !== "SMOKE_TEST_DIGEST",
);

type Settings = Partial<v.InferOutput<typeof SettingsSchema>>;

/** Turnstile is enabled if both keys are set. */
export interface TurnstileConfig {
  siteKey: string;
  secretKey: string;
  verifyOrigin: string;
}

export interface Config {
  /** Origin of the contact gateway. Null if the setting is missing or invalid: pages work, the form reports an error. */
  contactApiOrigin: string | null;
  /** Signs requests to the gateway. Without it they are not signed. Source: OPS-5. */
  gatewaySigningSecret?: string;
  /** Origin for canonical links. Null: the origin of each request. */
  siteUrl: string | null;
  contentOrigin: string | null;
  /** URL to which browsers report Content-Security-Policy violations. */
  cspReportUri?: string;
  indexable: boolean;
  /** Null: Turnstile is disabled. */
  turnstile: TurnstileConfig | null;
  /** Sender and recipient of alerts sent through the ALERT_EMAIL binding. Null: no email alerts. */
  alertEmail: { from: string; to: string } | null;
  /** URL for alerts that are not sent by email. */
  alertWebhookUrl?: string;
  /** Delay before the first retry of a queued request. */
  outboxRetrySeconds: number;
  /** Digest of the key that authenticates the smoke test of this version. */
  smokeTestDigest?: string;
}

export interface ConfigReading {
  config: Config;
  /** One sentence per invalid setting. Contains the name, never the value. */
  problems: string[];
}

/** Parses the bindings. An invalid setting is reported by name and disables only its feature. */
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

/** Settings that only work together, and the effect of setting only one. */
const PAIRS = [
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY", "Turnstile is off"],
  ["ALERT_EMAIL_FROM", "ALERT_EMAIL_TO", "no alert goes by email"],
] as const;

/** Reports each pair of which only one setting is present. */
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
