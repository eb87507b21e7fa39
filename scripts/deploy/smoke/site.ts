import { type Config, readConfig } from "../../../worker/env.ts";
import { STEADY_HEADERS, embedderPolicyOf } from "../../../worker/security-headers.ts";
import { DATA_POLICY, pagePolicy } from "../../../worker/csp.ts";
import { SMOKE_BUILD_HEADER, SMOKE_KEY_HEADER } from "../../../worker/smoke-test.ts";

export interface SmokeOptions {
  /** Where the site answers. */
  origin: string;
  /** The key whose digest the version has as SMOKE_TEST_DIGEST. Without it no valid contact request is sent. */
  key?: string;
  /** Sent with every request, such as a version override. */
  headers?: Record<string, string>;
  /** The version's settings. */
  settings?: Record<string, unknown>;
  /** The build's static files. */
  clientDir?: string;
  fetch?: typeof fetch;
  /** Pause between attempts to reach the version. */
  pause?: () => Promise<unknown>;
}

export interface Answer {
  path: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  isOfVersion: boolean;
}

/** A condition, and the problem if it does not hold. */
export type Check = [holds: boolean, problem: string];

/** The problems of a path. */
export const failed = (path: string, checks: Check[]): string[] =>
  checks.flatMap(([holds, problem]) => (holds ? [] : [`${path} ${problem}.`]));

const TIMEOUT_MS = 30_000;

/** Requests at once: as many as a browser sends to one host. */
const PARALLEL = 6;

/** The site under test. */
export class Site {
  readonly origin: string;
  readonly key: string | undefined;
  readonly config: Config;
  /** Origin of canonical links. */
  readonly siteUrl: string;
  readonly isIndexable: boolean;
  readonly clientDir: string;
  readonly #options: SmokeOptions;
  #free = PARALLEL;
  readonly #waiting: (() => void)[] = [];

  constructor(options: SmokeOptions) {
    const { settings = {}, clientDir = "build/client", key } = options;
    this.#options = options;
    this.origin = new URL(options.origin).origin;
    this.key = key;
    this.clientDir = clientDir;
    // The worker has the secret. Turnstile is on if the site key is set.
    const secret = "TURNSTILE_SITE_KEY" in settings ? { TURNSTILE_SECRET_KEY: "set-elsewhere" } : {};
    this.config = readConfig({ ...secret, ...settings }).config;
    this.siteUrl = this.config.siteUrl ?? this.origin;
    this.isIndexable = this.config.indexable && !new URL(this.origin).hostname.endsWith(".workers.dev");
  }

  /** Requests a path or URL without following redirects. Throws if no complete answer comes. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free--;
    try {
      // A kept-alive connection may be closed just as it is used again.
      return await this.#send(path, init).catch((error: Error) => {
        if (init.method) throw error;
        return this.#send(path, init);
      });
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(`${path} gave no complete answer: ${cause instanceof Error ? cause.message : message}.`, {
        cause: error,
      });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const url = new URL(path, this.origin);
    const headers = new Headers({ ...this.#options.headers, ...(init.headers as Record<string, string>) });
    // Not over plain HTTP, where anyone could read the key.
    if (this.key && url.origin === this.origin) headers.set(SMOKE_KEY_HEADER, this.key);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const send = this.#options.fetch ?? fetch;
    const response = await send(url, { redirect: "manual", signal, ...init, headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isOfVersion = response.headers.has(SMOKE_BUILD_HEADER);
    return { path, status: response.status, headers: response.headers, bytes, text, isOfVersion };
  }

  /** Checks the security headers of an answer. Source: SEC-1, SEC-2. */
  headerChecks({ headers, status, path }: Answer, kind: "page" | "data" | "file"): Check[] {
    const { contentOrigin, cspReportUri, turnstile } = this.config;
    const policy = pagePolicy({ contentOrigin, cspReportUri, turnstile: turnstile !== null });
    const expected: (readonly [string, string | null])[] = STEADY_HEADERS.map(([name, value]) =>
      // Other sites may show a preview picture (public/_headers).
      name === "cross-origin-resource-policy" && path.startsWith("/og/") ? [name, "cross-origin"] : [name, value],
    );
    if (kind !== "file") {
      const page = kind === "page";
      expected.push(["content-security-policy", page ? policy(nonceOf(headers) ?? "missing") : DATA_POLICY]);
      expected.push(["cross-origin-embedder-policy", (page && embedderPolicyOf(this.config)) || null]);
      expected.push(["x-robots-tag", this.isIndexable && status < 400 ? null : "noindex"]);
    }
    return expected.map(([name, value]) => [
      headers.get(name) === value,
      `has the header ${name}: ${headers.get(name) ?? "none"}; expected: ${value ?? "none"}`,
    ]);
  }
}

/** The nonce of an answer's Content-Security-Policy. */
export const nonceOf = (headers: Headers): string | undefined =>
  /'nonce-([\w-]{22})'/.exec(headers.get("content-security-policy") ?? "")?.[1];
