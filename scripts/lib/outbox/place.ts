import { existsSync, readFileSync } from "node:fs";
import { OUTBOX_API_FILE } from "../../../local/cloudflare-api.ts";
import { capture } from "../run.ts";
import { readWranglerConfig } from "../../shims/wrangler-config.ts";
import type { ApiPlace } from "./api.ts";

/** What of wrangler.toml is read. */
interface Settings {
  account_id?: string;
  kv_namespaces: { binding: string; id?: string }[];
  queues: { producers?: { binding: string; queue: string }[] };
}

const CLOUDFLARE_API = "https://api.cloudflare.com/client/v4";

/**
 * Where the outbox of an environment lies: its names by wrangler.toml, the account and the token as wrangler has them.
 * Throws with what to do where something is missing.
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
  const base = process.env["CLOUDFLARE_API_BASE_URL"] ?? CLOUDFLARE_API;
  const token = await tokenOf();
  const account = process.env["CLOUDFLARE_ACCOUNT_ID"] ?? settings.account_id ?? (await onlyAccount(base, token));
  return { account: `${base}/accounts/${account}`, token, namespaceId, queueName };
}

/** The site that `npm start` runs, which answers like Cloudflare's API. */
function localPlace(): ApiPlace {
  if (!existsSync(OUTBOX_API_FILE))
    throw new Error("No site with an outbox runs on this machine. Start one in this folder: npm start -- --outbox");
  const account = `${readFileSync(OUTBOX_API_FILE, "utf8").trim()}/accounts/local`;
  return { account, token: "local", namespaceId: "local", queueName: "local" };
}

/** The token of who is logged in: wrangler's, which renews it, or the one of a CI. */
async function tokenOf(): Promise<string> {
  const { code, output } = await capture("wrangler", ["auth", "token", "--json"]);
  const token = code === 0 ? /"token":\s*"([^"]+)"/.exec(output)?.[1] : undefined;
  if (!token) throw new Error("wrangler is not logged in. Log in: npx wrangler login (or set CLOUDFLARE_API_TOKEN)");
  return token;
}

async function onlyAccount(base: string, token: string): Promise<string> {
  const response = await fetch(`${base}/accounts`, { headers: { authorization: `Bearer ${token}` } });
  const { result = [] } = (await response.json().catch(() => ({}))) as { result?: { id: string; name: string }[] };
  if (result.length === 1) return result[0]!.id;
  const names = result.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new Error(`Which account? Set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml.\n${names}`);
}
