import type { BuiltSite } from "../../local/built-site.ts";
import { type Part, startWorkersApi } from "../../local/cloudflare-workers.ts";
import { startSplitter, type Splitter } from "../../local/traffic-splitter.ts";
import { serveUpload, type Upload } from "../../local/uploaded-version.ts";

/**
 * A local Cloudflare for one worker: what wrangler uploads runs in workerd, and deployments share the traffic of one
 * origin.
 */
export class LocalCloudflare {
  readonly workerName: string;
  readonly sites = new Map<string, BuiltSite>();
  /** Every deployment, as `new@10 old@90`: new is the last uploaded version. */
  readonly shares: string[] = [];
  /** Changes the last upload. */
  alter: (upload: Upload) => void = () => {};
  /** Refuses the settings that wrangler sends after each deployment. */
  refusesSettings = false;
  /** The version with all traffic, or the older of two with half each. */
  published = "none";
  #splitter!: Splitter;
  #api!: Awaited<ReturnType<typeof startWorkersApi>>;

  private constructor(workerName: string) {
    this.workerName = workerName;
  }

  static async start(workerName: string): Promise<LocalCloudflare> {
    const cloudflare = new LocalCloudflare(workerName);
    const nobody = [{ id: "none", origin: "http://127.0.0.1:9", percent: 100 }];
    cloudflare.#splitter = await startSplitter({ versions: nobody, workerName });
    cloudflare.#api = await startWorkersApi({
      onUpload: async (id, upload) => {
        cloudflare.alter(upload);
        cloudflare.sites.set(id, await serveUpload(id, upload));
      },
      onDeploy: (parts) => cloudflare.#deploy(parts),
      refusesSettings: () => cloudflare.refusesSettings,
    });
    return cloudflare;
  }

  /** Origin of the worker. */
  get origin(): string {
    return this.#splitter.origin;
  }

  /** Environment variables for a deployment to it. */
  get shell(): Record<string, string> {
    return {
      CLOUDFLARE_API_BASE_URL: this.#api.origin,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
      WRANGLER_SEND_METRICS: "false",
    };
  }

  /** The last uploaded version. */
  get newest(): string {
    return [...this.sites.keys()].at(-1)!;
  }

  get annotations(): Record<string, string>[] {
    return this.#api.versions.map(({ annotations }) => annotations);
  }

  #deploy(parts: Part[]): void {
    const named = ({ version_id }: Part) => (version_id === this.newest ? "new" : "old");
    this.shares.push(parts.map((part) => `${named(part)}@${part.percentage}`).join(" "));
    this.published = parts.findLast(({ percentage }) => percentage >= 50)!.version_id;
    this.#splitter.split(
      parts.map(({ version_id, percentage }) => ({
        id: version_id,
        origin: this.sites.get(version_id)!.origin,
        percent: percentage,
      })),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.#splitter.stop(),
      this.#api.stop(),
      ...[...this.sites.values()].map((site) => site.stop()),
    ]);
  }
}
