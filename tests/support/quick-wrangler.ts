import type { wrangler, WranglerRun } from "../../scripts/lib/release/wrangler.ts";
import type { LocalCloudflare } from "./cloudflare.ts";

/**
 * Runs wrangler's commands that move traffic within this process, which saves a second each: for tests of a
 * deployment's decisions. The upload is the last one made by wrangler. Other tests run wrangler itself and verify these
 * commands and messages.
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
