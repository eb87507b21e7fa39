import { existsSync, readFileSync } from "node:fs";
import { OUTBOX_API_FILE } from "../../../local/cloudflare-api.ts";
import { accountOf, apiBase, tokenOf } from "../cloudflare-account.ts";
import { readWranglerConfig } from "../../shims/wrangler-config.ts";
import type { ApiPlace } from "./api.ts";

/** The settings read from wrangler.toml. */
interface Settings {
  account_id?: string;
  kv_namespaces: { binding: string; id?: string }[];
  queues: { producers?: { binding: string; queue: string }[] };
}

/**
 * The outbox of an environment: names from wrangler.toml, account and token from wrangler. Throws a message with what
 * to do if something is missing.
 */
export async function placeOf(target: { local: boolean; environment?: string }): Promise<ApiPlace> {
  if (target.local) return localPlace();
  const settings: Settings = readWranglerConfig({ config: "wrangler.toml", env: target.environment });
  const namespaceId = settings.kv_namespaces.find(({ binding }) => binding === "CONTACT_DEAD_LETTERS")?.id;
  const queueName = settings.queues.producers?.find(({ binding }) => binding === "CONTACT_OUTBOX")?.queue;
  if (!namespaceId || !queueName)
    throw new Error(
      `The outbox is off, or keeps no dead letters: wrangler.toml${
        target.environment ? ` [env.${target.environment}]` : ""
      } binds no ${namespaceId ? "CONTACT_OUTBOX" : "CONTACT_DEAD_LETTERS"}. Its lines stand there as an example.`,
    );
  const token = await tokenOf();
  return {
    account: `${apiBase()}/accounts/${await accountOf(token, settings.account_id)}`,
    token,
    namespaceId,
    queueName,
  };
}

/** The site run by `npm start`, which offers the same API as Cloudflare. */
function localPlace(): ApiPlace {
  if (!existsSync(OUTBOX_API_FILE))
    throw new Error("No site with an outbox runs on this machine. Start one in this folder: npm start -- --outbox");
  const account = `${readFileSync(OUTBOX_API_FILE, "utf8").trim()}/accounts/local`;
  return { account, token: "local", namespaceId: "local", queueName: "local" };
}
