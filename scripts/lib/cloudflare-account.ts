import { capture } from "./run.ts";

/** Origin of Cloudflare's API; overridden in tests. */
export const apiBase = (): string => process.env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";

/** The API token: from the environment in CI, or else wrangler's, which wrangler refreshes. */
export async function tokenOf(): Promise<string> {
  const given = process.env["CLOUDFLARE_API_TOKEN"];
  if (given) return given;
  const { code, output } = await capture("wrangler", ["auth", "token", "--json"]);
  const token = code === 0 ? /"token":\s*"([^"]+)"/.exec(output)?.[1] : undefined;
  if (!token) throw new Error("wrangler is not logged in. Log in: npx wrangler login (or set CLOUDFLARE_API_TOKEN)");
  return token;
}

interface Answer {
  result?: { id: string; name: string }[] | null;
  errors?: { code: number; message: string }[];
}

/** Timeout of an API call. */
const DEADLINE_MS = 30_000;

/** The account's id: the configured one, or the only one available. @param named `account_id` of wrangler.toml */
export async function accountOf(token: string, named: string | undefined): Promise<string> {
  const known = process.env["CLOUDFLARE_ACCOUNT_ID"] ?? named;
  if (known) return known;
  const response = await fetch(`${apiBase()}/accounts`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new Error(`Nothing answers at ${new URL(apiBase()).origin}. Is there a connection?`);
  });
  const { result, errors } = (await response.json().catch(() => ({}))) as Answer;
  if (!result) {
    const said = errors?.map(({ code, message }) => `${message} (${code})`).join("; ") || "no reason given";
    throw new Error(`Cloudflare answered ${response.status} to GET /accounts: ${said}. Is the token good?`);
  }
  if (result.length === 1) return result[0]!.id;
  const names = result.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new Error(`Which account? Set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml.\n${names}`);
}
