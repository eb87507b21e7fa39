// `npm run outbox -- list | show ID | replay ID|all`: looks at dead letters and sends them again. Source: OPS-2.
import { parseArgs } from "node:util";
import { OutboxApi } from "./lib/outbox/api.ts";
import { list, type Outcome, replay, show } from "./lib/outbox/commands.ts";
import { placeOf } from "./lib/outbox/place.ts";

const USAGE = `npm run outbox -- list               the dead letters, without what visitors typed
npm run outbox -- show ID            one of them whole, by its reference or its id
npm run outbox -- replay ID | all    puts it, or all, into the outbox again

--env NAME    those of an environment of wrangler.toml, such as staging
--local       those of the site that runs on this machine: npm start -- --outbox`;

async function main(): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    options: { local: { type: "boolean", default: false }, env: { type: "string", short: "e" } },
    allowPositionals: true,
  });
  const [command, id, ...more] = positionals;
  const needsId = command === "show" || command === "replay";
  if ((command !== "list" && !needsId) || needsId !== (id !== undefined) || more.length > 0)
    return { text: USAGE, ok: false };
  const letters = new OutboxApi(await placeOf({ local: values.local, environment: values.env }));
  if (command === "list") return list(letters);
  return command === "show" ? show(letters, id!) : replay(letters, id!);
}

const { text, ok } = await main().catch((error: Error): Outcome => ({ text: error.message, ok: false }));
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;
