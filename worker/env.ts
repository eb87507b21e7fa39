import * as v from "valibot";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** An origin and nothing more: scheme, host, port. Plain http is only for a loopback host. */
const OriginSchema = v.pipe(
  v.string("must be text"),
  v.nonEmpty("is missing or empty"),
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

/** An https address. Characters that would end a directive of a policy cannot occur in it. */
const ReportUriSchema = v.pipe(
  v.string("must be text"),
  v.check((value) => URL.canParse(value), "is not a URL; write an address such as https://reports.example.gov/csp"),
  v.check((value) => new URL(value).protocol === "https:", "must begin with https://"),
  v.check((value) => !/[\s;,"]/.test(value), "must not hold spaces, quotes, commas or semicolons"),
);

const SettingsSchema = v.object({
  CONTACT_API_ORIGIN: v.optional(OriginSchema, ""),
  SITE_URL: v.optional(OriginSchema),
  CONTENT_ORIGIN: v.optional(OriginSchema),
  CSP_REPORT_URI: v.optional(ReportUriSchema),
  INDEXABLE: v.optional(v.picklist(["true", "false"], 'must be "true" or "false"'), "true"),
});

export interface Config {
  /** Origin of the contact gateway, or null where the setting is wrong: then the form answers so, and pages render. */
  contactApiOrigin: string | null;
  /** Origin of canonical links, or null: then each request's own. */
  siteUrl: string | null;
  contentOrigin: string | null;
  /** Address to which browsers report violations of the Content-Security-Policy. */
  cspReportUri?: string;
  indexable: boolean;
}

export interface ConfigReading {
  config: Config;
  /** One sentence per wrong setting, by name and never by value. */
  problems: string[];
}

/** Reads the bindings once; a wrong setting costs only what depends on it, and is named. */
export function readConfig(env: Record<string, unknown>): ConfigReading {
  const result = v.safeParse(SettingsSchema, env);
  if (result.success) return { config: toConfig(result.output), problems: [] };

  const nested = v.flatten<typeof SettingsSchema>(result.issues).nested ?? {};
  const problems = Object.entries(nested).map(([name, messages]) => `${name} ${messages?.[0]}`);
  const kept = Object.fromEntries(
    Object.entries(SettingsSchema.entries).map(([name, schema]) => {
      const part = v.safeParse(schema, env[name]);
      return [name, part.success ? part.output : undefined];
    }),
  );
  return { config: toConfig(kept as Partial<v.InferOutput<typeof SettingsSchema>>), problems };
}

function toConfig(settings: Partial<v.InferOutput<typeof SettingsSchema>>): Config {
  return {
    contactApiOrigin: settings.CONTACT_API_ORIGIN ?? null,
    siteUrl: settings.SITE_URL ?? null,
    contentOrigin: settings.CONTENT_ORIGIN ?? null,
    cspReportUri: settings.CSP_REPORT_URI,
    indexable: (settings.INDEXABLE ?? "false") === "true",
  };
}
