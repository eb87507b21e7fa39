import * as v from "valibot";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a host name is the local machine. Source: RFC 6761, section 6.3. */
export const isLoopback = (hostname: string): boolean =>
  LOOPBACK_HOSTS.has(hostname) || hostname.endsWith(".localhost");

/** An origin: scheme, host and port only. Plain http is allowed for loopback hosts only. */
export const OriginSchema = v.pipe(
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
  // URL takes characters in a host, such as `;`, that would end a directive of the Content-Security-Policy.
  v.regex(/^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i, "must be a host of letters, digits, dots and hyphens"),
);

export const KeySchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.regex(/^[\x21-\x7e]{1,200}$/, "must be the key as Turnstile shows it: no spaces, not empty"),
  ),
);

/** 128 bits of a digest in hexadecimal (digest.ts). */
export const DigestSchema = v.optional(
  v.pipe(v.string("must be text"), v.regex(/^[\da-f]{32}$/, "must be 32 hexadecimal digits (docs/operations.md)")),
);

/** Long enough to resist guessing. `openssl rand -hex 32` prints 64 characters. */
export const SigningSecretSchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.regex(/^[\x21-\x7e]{32,200}$/, "must be 32 to 200 characters without spaces, so calls are not signed"),
  ),
);

/** An https URL without characters that would end a CSP directive. */
export const ReportUriSchema = v.pipe(
  v.string("must be text"),
  v.check((value) => URL.canParse(value), "is not a URL; write an address such as https://reports.example.gov/csp"),
  v.check((value) => !URL.canParse(value) || new URL(value).protocol === "https:", "must begin with https://"),
  v.check((value) => !/[\s;,"]/.test(value), "must not hold spaces, quotes, commas or semicolons"),
);

/** An email address in the form that Cloudflare's email binding accepts. */
export const MailboxSchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, "must be one email address and nothing more"),
  ),
);

/** A webhook URL: https, or http on a loopback host. Its path may be secret, so it is never printed. */
export const WebhookSchema = v.optional(
  v.pipe(
    v.string("must be text"),
    v.check((value) => URL.canParse(value), "is not a URL; write an address such as https://hooks.example.gov/alerts"),
    v.check((value) => {
      const { protocol, hostname } = URL.canParse(value) ? new URL(value) : new URL("https://unread.invalid");
      return protocol === "https:" || (protocol === "http:" && LOOPBACK_HOSTS.has(hostname));
    }, "must begin with https://"),
    // The runtime silently removes them from the request.
    v.check((value) => {
      const { username, password } = URL.canParse(value) ? new URL(value) : { username: "", password: "" };
      return !username && !password;
    }, "must not hold a user name or password, which would not be sent"),
  ),
);
