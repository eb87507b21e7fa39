import { readConfig, type Config } from "../../../worker/env.ts";
import { SMOKE_BUILD_HEADER, SMOKE_KEY_HEADER } from "../../../worker/smoke-test.ts";
import { atMost } from "./at-most.ts";

/** A sentence that names an address, what is wrong there, and what to do where that is not plain. */
export type Problem = string;

export interface SmokeOptions {
  /** Where the site answers, such as `https://www.example.gov`. */
  origin: string;
  /** Sent with every request, such as a version override. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  /** The static files of the build that is to be met there. */
  clientDir?: string;
  /** What the version was given: wrangler.toml's variables and those of `--var`. */
  settings?: Record<string, unknown>;
  /** The key whose digest the version has as SMOKE_TEST_DIGEST. Without it nothing shows which version answers, and no contact request is sent. */
  key?: string;
  /** Waits between tries to meet the version; by default a second by the clock. */
  pause?: () => Promise<void>;
}

/** The site under test, as every check sees it. */
export interface Site extends Required<Pick<SmokeOptions, "origin" | "clientDir" | "pause">> {
  key: string | undefined;
  config: Config;
  /** Origin of canonical links. */
  siteUrl: string;
  /** Whether search engines may list what is at this origin. */
  isIndexable: boolean;
  /** Asks for a path, redirects not followed. Throws a sentence when no whole answer comes. */
  ask: (path: string, init?: RequestInit) => Promise<Answer>;
  /** Asks for a static file, once however often it is looked at. */
  file: (path: string) => Promise<Answer>;
}

export interface Answer {
  path: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** Whether the holder of the key was answered by its own version; static files, which run no worker, never say so. */
  isOfVersion: boolean;
}

/** Longer than any visitor waits; the first render of an isolate is included. */
const DEADLINE_MS = 30_000;

/** As many requests at once as a browser makes to a host. */
const AT_ONCE = 6;

export function siteAt(options: SmokeOptions): Site {
  const { origin } = new URL(options.origin);
  const { key, headers = {}, fetch: send = fetch, settings = {}, clientDir = "build/client" } = options;
  const { config } = readConfig(withSecrets(settings));
  const take = atMost(AT_ONCE);
  // The key is for the site alone: not for plain http, where anybody may listen.
  const sentTo = (url: URL) => ({ ...headers, ...(key && url.origin === origin ? { [SMOKE_KEY_HEADER]: key } : {}) });
  const files = new Map<string, Promise<Answer>>();
  const askOnce = async (path: string, init: RequestInit): Promise<Answer> => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const url = new URL(path, origin);
    const ask = { redirect: "manual", signal, ...init, headers: { ...sentTo(url), ...init.headers } } as const;
    const response = await send(url, ask);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    const isOfVersion = headers.has(SMOKE_BUILD_HEADER);
    return { path, status, headers, bytes, text: new TextDecoder().decode(bytes), isOfVersion };
  };
  const site: Site = {
    origin,
    clientDir,
    key,
    pause: options.pause ?? (() => new Promise((resolve) => setTimeout(resolve, 1000))),
    config,
    siteUrl: config.siteUrl ?? origin,
    isIndexable: config.indexable && !new URL(origin).hostname.endsWith(".workers.dev"),
    ask: (path, init = {}) =>
      take(async () => {
        try {
          // A connection that was kept open may be closed by the other side just as it is used again.
          return await askOnce(path, init).catch((error: Error) =>
            init.method ? Promise.reject(error) : askOnce(path, init),
          );
        } catch (error) {
          const { message, cause } = error as Error;
          throw new Error(`${path} gave no whole answer: ${cause instanceof Error ? cause.message : message}.`, {
            cause: error,
          });
        }
      }),
    file: (path) => {
      if (!files.has(path)) files.set(path, site.ask(path));
      return files.get(path)!;
    },
  };
  return site;
}

/** The problems of several looks; one that gets no answer is a problem of its own, and spoils no other. */
export async function allProblems(looks: Promise<Problem[]>[]): Promise<Problem[]> {
  return (await Promise.all(looks.map((look) => look.catch((error: Error) => [error.message])))).flat();
}

/** Secrets are not told to a deploy; Turnstile is on where its site key is set, if its secret is there as well. */
const withSecrets = (settings: Record<string, unknown>) =>
  "TURNSTILE_SITE_KEY" in settings ? { TURNSTILE_SECRET_KEY: "set-elsewhere", ...settings } : settings;
