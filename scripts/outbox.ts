// `npm run outbox -- list | show ID | replay ID|all`: inspects dead letters and sends them again. Source: OPS-2.
import { OutboxApi } from "./lib/outbox/api.ts";
import { readOutboxArguments } from "./lib/outbox/arguments.ts";
import { list, type Outcome, replay, show } from "./lib/outbox/commands.ts";
import { placeOf } from "./lib/outbox/place.ts";
import { printable, printableLine } from "./lib/outbox/printable.ts";

async function main(): Promise<Outcome> {
  const { command, id, ...target } = readOutboxArguments(process.argv.slice(2), process.env);
  const place = await placeOf(target);
  // Without `--` npm swallows `--local` without a trace, so the command always says which outbox it reads.
  console.error(target.local ? "Of the site on this machine:" : `Of ${place.queueName} at ${place.account}:`);
  const letters = new OutboxApi(place);
  if (command === "list") return list(letters);
  return command === "show" ? show(letters, id) : replay(letters, id, (line) => console.log(printableLine(line)));
}

const { text, ok } = await main().catch((error: Error): Outcome => ({ text: error.message, ok: false }));
if (ok) console.log(printable(text));
else console.error(printable(text));
process.exitCode = ok ? 0 : 1;
