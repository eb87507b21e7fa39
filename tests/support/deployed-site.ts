import { BuiltSite, type SiteOptions } from "../../scripts/local/built-site.ts";

/** The built site as visitors of a deployment see it: with its own host name, over http or https. */
export class DeployedSite {
  readonly site: BuiltSite;
  readonly lines: string[];

  private constructor(site: BuiltSite, lines: string[]) {
    this.site = site;
    this.lines = lines;
  }

  static async start({ settings, ...options }: SiteOptions = {}): Promise<DeployedSite> {
    const lines: string[] = [];
    const site = await BuiltSite.start({
      settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined, ...settings },
      onLog: (line) => lines.push(line),
      ...options,
    });
    return new DeployedSite(site, lines);
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

  /** The log line about an answered request, once it exists. */
  async logged(response: Response, event: string): Promise<Record<string, unknown> | undefined> {
    const requestId = response.headers.get("x-request-id")!;
    const find = () => this.lines.find((line) => line.includes(requestId) && line.includes(`"event":"${event}"`));
    for (let waited = 0; !find() && waited < 5000; waited += 20) await new Promise((done) => setTimeout(done, 20));
    const line = find();
    return line === undefined ? undefined : (JSON.parse(line) as Record<string, unknown>);
  }
}
