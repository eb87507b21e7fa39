import type { wrangler, WranglerRun } from "../../scripts/lib/release/wrangler.ts";
import type { LocalCloudflare } from "./cloudflare.ts";

/**
 * The commands by which a deploy moves traffic, as wrangler carries them out, but in this process and without its start of a
 * second each: for tests of what a deploy decides. What is uploaded is what wrangler uploaded last. That wrangler itself does
 * so, and says so in these words, is for the tests that run it.
 */
export const quickWrangler =
  (cloudflare: LocalCloudflare): typeof wrangler =>
  async ([command, action, ...args]) => {
    switch (`${command} ${action}`) {
      case "deployments status":
        return well({ stdout: JSON.stringify({ versions: await cloudflare.deployed() }) });
      case "versions upload":
        return well({ entries: [{ type: "version-upload", version_id: await cloudflare.uploadAgain() }] });
      case "versions deploy":
        await cloudflare.deploy(
          args.flatMap((arg) => {
            const [, id, percent] = /^([\w-]+)@(\d+)%$/.exec(arg) ?? [];
            return id ? [{ version_id: id, percentage: Number(percent) }] : [];
          }),
        );
        return well();
      case "triggers deploy":
        return well();
      default:
        throw new Error(`wrangler ${command} ${action} is for wrangler itself.`);
    }
  };

const well = (said: Partial<WranglerRun> = {}): WranglerRun => ({ code: 0, entries: [], stdout: "", ...said });
