// `npm run outbox -- list | show ID | replay ID|all `: looks at dead letters and sends them again, through
// wrangler's remote bindings and its login. CLOUDFLARE_ENV=staging takes those of staging. Source: OPS-2.
import { mkdirSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { getPlatformProxy } from "wrangler";
import { LetterLabelSchema } from "../worker/contact/dead-letter-record.ts";
import { readMessage } from "../worker/contact/message.ts";
import { readReference } from "../worker/contact/reference.ts";
import { readWranglerConfig } from "./shims/wrangler-config.ts";

const USAGE = `npm run outbox -- list               the dead letters, without what visitors typed
npm run outbox -- show ID            one of them whole, by its reference or its id
npm run outbox -- replay ID | all    puts it, or all, into the outbox again`;

/** The store of dead letters and the outbox. */
export interface Outbox {
  store: Pick<KVNamespace, "list" | "get" | "delete">;
  queue: Pick<Queue, "send">;
}

/** A row per dead letter, oldest first, without any data that visitors typed. */
export const list = async (outbox: Outbox): Promise<Letter[]> =>
  (await allLetters(outbox)).toSorted((one, other) => (one.keptAt < other.keptAt ? -1 : 1));

/** One complete letter, with what the visitor typed. @param id a reference, or the id that `list` shows */
export async function show(outbox: Outbox, id: string): Promise<string> {
  const letter = await find(outbox, id);
  const message: unknown = JSON.parse((await outbox.store.get(letter.id))!);
  const request = readMessage(message);
  const shown = request ? { ...request, body: JSON.parse(request.body) as unknown } : message;
  return printable(JSON.stringify({ ...letter, message: shown }, null, 2));
}

/**
 * Sends letters to the outbox again with their idempotency keys, so that a gateway that honors them accepts none twice. A
 * letter is deleted only once it is in the outbox.
 * @returns whether all were sent
 */
export async function replay(outbox: Outbox, id: string, tell: (line: string) => void): Promise<boolean> {
  let failures = 0;
  for (const letter of id === "all" ? await allLetters(outbox) : [await find(outbox, id)]) {
    const name = letter.reference ?? letter.id;
    try {
      const message: unknown = JSON.parse((await outbox.store.get(letter.id))!);
      if (!readMessage(message)) throw new Error("nobody could deliver it. Look at it with show.");
      await outbox.queue.send(message, { contentType: "json" });
      await outbox.store.delete(letter.id);
      tell(printable(`${name} is in the outbox again.`));
    } catch (error) {
      failures++;
      tell(printable(`${name} stays: ${(error as Error).message}`));
    }
  }
  return failures === 0;
}

type Letter = { id: string } & v.InferOutput<typeof LetterLabelSchema>;

async function allLetters({ store }: Outbox): Promise<Letter[]> {
  const letters: Letter[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.list({ cursor });
    for (const { name, metadata } of page.keys) {
      // A label from another version, or a missing one, still shows that the letter exists.
      const label = v.safeParse(LetterLabelSchema, metadata);
      letters.push({ id: name, ...(label.success ? label.output : { keptAt: "", why: "malformed" }) });
    }
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return letters;
}

async function find(outbox: Outbox, id: string): Promise<Letter> {
  const reference = readReference(id);
  const found = (await allLetters(outbox)).filter((one) => one.id === id || (reference && one.reference === reference));
  if (found.length === 1) return found[0]!;
  throw new Error(`${found.length} dead letters are ${printable(id)}. npm run outbox -- list shows all.`);
}

/** Escapes what controls a terminal: what visitors typed must not move an operator's cursor or hide a line. */
const printable = (text: string): string =>
  text.replace(
    /[^\P{Cc}\n]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const isRemote = <T extends object>(bindings: T[] = []) => bindings.map((one) => ({ ...one, remote: true }));

/** The outbox of an environment of wrangler.toml. */
async function open(env: string | undefined): Promise<Outbox> {
  const { name, account_id, compatibility_date, ...config } = readWranglerConfig({ config: "wrangler.toml", env });
  const configPath = ".wrangler/outbox.json";
  const kv_namespaces = isRemote(config.kv_namespaces);
  const queues = { producers: isRemote(config.queues.producers) };
  mkdirSync(".wrangler", { recursive: true });
  writeFileSync(configPath, JSON.stringify({ name, account_id, compatibility_date, kv_namespaces, queues }));
  const proxy = await getPlatformProxy<{ CONTACT_DEAD_LETTERS?: KVNamespace; CONTACT_OUTBOX?: Queue }>({ configPath });
  const { CONTACT_DEAD_LETTERS: store, CONTACT_OUTBOX: queue } = proxy.env;
  if (!store || !queue) throw new Error("wrangler.toml has no outbox: see Outbox in docs/operations.md.");
  return { store, queue };
}

async function main([command = "", id = "", ...more]: string[]): Promise<boolean> {
  if (!["list", "show", "replay"].includes(command) || more.length > 0 || (id === "") !== (command === "list"))
    throw new Error(USAGE);
  const outbox = await open(process.env["CLOUDFLARE_ENV"]);
  if (command === "replay") return replay(outbox, id, console.log);
  if (command === "show") console.log(await show(outbox, id));
  // A table escapes what controls a terminal.
  else console.table(await list(outbox));
  return true;
}

if (import.meta.main) {
  const isDone = await main(process.argv.slice(2)).catch((error: Error) => console.error(error.message));
  process.exit(isDone ? 0 : 1);
}
