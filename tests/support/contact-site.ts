import { type Gateway, startGateway } from "../../scripts/local/gateway/local-gateway.ts";
import { BuiltSite, type SiteOptions } from "../../scripts/local/built-site.ts";

/** Texts of the example that must not appear in any log, and the start of a client's address. */
const PERSONAL = ["Jordan", "Avery", "jordan", "555-0142", "Controller", "invoice", "203.0.113"];

export interface Problem {
  type: string;
  status: number;
  detail: string;
  fields?: Record<string, string>;
  gatewayStatus?: number;
  gatewayText?: string;
}

let clients = 0;

/** An IP address that has sent nothing yet, as in Cloudflare's header. */
export const newClient = (): string => `198.51.${Math.floor(++clients / 250) % 250}.${clients % 250}`;

/** The built site with a gateway and access to its log. */
export class ContactSite {
  readonly site: BuiltSite;
  readonly gateway: Gateway;
  readonly lines: string[];

  private constructor(site: BuiltSite, gateway: Gateway, lines: string[]) {
    this.site = site;
    this.gateway = gateway;
    this.lines = lines;
  }

  static async start({ settings, ...options }: SiteOptions = {}): Promise<ContactSite> {
    const gateway = await startGateway();
    const lines: string[] = [];
    const site = await BuiltSite.start({
      settings: { CONTACT_API_ORIGIN: gateway.origin, SITE_URL: undefined, ...settings },
      onLog: (line) => lines.push(line),
      ...options,
    });
    return new ContactSite(site, gateway, lines);
  }

  /** Posts JSON, or a string unchanged, as a new client unless `cf-connecting-ip` is given. */
  send(body: unknown, { headers, ...init }: RequestInit = {}): Promise<Response> {
    return fetch(`${this.site.origin}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": newClient(), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...init,
    });
  }

  /** Posts the page's form as a browser without JavaScript does. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.site.origin + path, {
      method: "POST",
      headers: {
        origin: this.site.origin,
        "sec-fetch-site": "same-origin",
        "cf-connecting-ip": newClient(),
        ...headers,
      },
      body: new URLSearchParams(fields),
    });
  }

  /** Requests a full URL without following redirects: the runtime is told the URL that the edge received. */
  ask(
    address: string,
    { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const { pathname, search } = new URL(address);
    return fetch(this.site.origin + pathname + search, {
      redirect: "manual",
      headers: { "mf-original-url": address, ...headers },
      ...init,
    });
  }

  /** The log lines about an event, once there are that many. @param about what the lines contain */
  async logged(event: string, count: number, about = ""): Promise<Record<string, unknown>[]> {
    const found = () =>
      this.lines
        .filter((line) => line.includes(`"event":"${event}"`) && line.includes(about))
        .map((line) => JSON.parse(line));
    for (let waited = 0; found().length < count && waited < 5000; waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return found();
  }

  /** The log line about an answered request. */
  async lineOf(response: Response, event: string): Promise<Record<string, unknown> | undefined> {
    return (await this.logged(event, 1, response.headers.get("x-request-id")!))[0];
  }

  /** The visitor's data found in the log. */
  personalDataInLog(): string[] {
    return PERSONAL.filter((text) => this.lines.some((line) => line.includes(text)));
  }

  /** Resets: no faults, nothing received, nothing logged. */
  reset(): void {
    this.gateway.setFault(undefined);
    this.gateway.received.length = 0;
    this.gateway.seen.length = 0;
    this.lines.length = 0;
  }

  async stop(): Promise<void> {
    await this.site.stop();
    await this.gateway.stop();
  }
}
