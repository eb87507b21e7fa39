import * as v from "valibot";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a host is this machine itself. Source: RFC 6761, section 6.3. */
export const isLoopback = (hostname: string): boolean =>
  LOOPBACK_HOSTS.has(hostname) || hostname.endsWith(".localhost");

/** An origin and nothing more: scheme, host, port. Plain http is only for a loopback host. */
const OriginSchema = v.pipe(
  v.string("must be text"),
  v.nonEmpty("is missing or empty; set it to an origin such as https://api.example.gov"),
  v.check((value) => URL.canParse(value), "is not a URL; write an origin such as https://api.example.gov"),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => protocol === "https:" || protocol === "http:", "must begin with https://"),
  v.check(
    ({ protocol, hostname }) => protocol === "https:" || LOOPBACK_HOSTS.has(hostname),
    "must use https (plain http is only for a loopback host)",
  ),
  v.check(({ username, password }) => !username && !password, "must not hold a user name or password"),
  v.check(
    ({ pathname, search, hash, href }) => pathname === "/" && !search && !hash && !/[?#]$/.test(href),
    "must be an origin only: no path, query or hash",
  ),
  v.transform(({ origin }) => origin),
);

const KeySchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.regex(/^[\x21-\x7e]{1,200}$/, "must be the key as Turnstile shows it: no spaces, not empty"),
  ),
);

/** Long enough that nobody finds it by trying: `openssl rand -hex 32` makes 64 characters. */
const SigningSecretSchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.regex(/^[\x21-\x7e]{32,200}$/, "must be 32 to 200 characters without spaces, so calls are not signed"),
  ),
);

/** First pause before a request in the outbox is tried again. */
const DEFAULT_RETRY_SECONDS = "30";

/** An https address. Characters that would end a directive of a policy cannot occur in it. */
const ReportUriSchema = v.pipe(
  v.string("must be text"),
  v.check((value) => URL.canParse(value), "is not a URL; write an address such as https://reports.example.gov/csp"),
  v.check((value) => !URL.canParse(value) || new URL(value).protocol === "https:", "must begin with https://"),
  v.check((value) => !/[\s;,"]/.test(value), "must not hold spaces, quotes, commas or semicolons"),
);

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
  OUTBOX_RETRY_SECONDS: v.optional(
    v.pipe(
      v.string("must be text"),
      v.regex(/^[1-9]\d{0,3}$/, "must be a whole number of seconds from 1 to 9999"),
      v.transform(Number),
    ),
    DEFAULT_RETRY_SECONDS,
  ),
});

/** Names of everything that can be set. */
export const SETTING_NAMES: string[] = Object.keys(SettingsSchema.entries);

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
  /** First pause before a request in the outbox is tried again. */
  outboxRetrySeconds: number;
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

/** Turnstile needs both of its keys; with one alone it stays off, and the other is named. */
function missingKey(env: Record<string, unknown>): string[] {
  const isThere = (name: string) => env[name] !== undefined;
  const [there, missing] = isThere("TURNSTILE_SITE_KEY")
    ? ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"]
    : ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"];
  return isThere(there) && !isThere(missing)
    ? [`${missing} is missing, so Turnstile is off although ${there} is set`]
    : [];
}

function toConfig(settings: Settings): Config {
  const {
    TURNSTILE_SITE_KEY: siteKey,
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_ORIGIN: verifyOrigin,
  } = settings;
  return {
    contactApiOrigin: settings.CONTACT_API_ORIGIN ?? null,
    gatewaySigningSecret: settings.GATEWAY_SIGNING_SECRET,
    siteUrl: settings.SITE_URL ?? null,
    contentOrigin: settings.CONTENT_ORIGIN ?? null,
    cspReportUri: settings.CSP_REPORT_URI,
    indexable: (settings.INDEXABLE ?? "false") === "true",
    turnstile: siteKey && secretKey && verifyOrigin ? { siteKey, secretKey, verifyOrigin } : null,
    outboxRetrySeconds: settings.OUTBOX_RETRY_SECONDS ?? Number(DEFAULT_RETRY_SECONDS),
  };
}
