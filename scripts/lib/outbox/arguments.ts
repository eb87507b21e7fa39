import { parseArgs } from "node:util";
import { optionsTakenByNpm } from "../options-taken-by-npm.ts";

export interface OutboxArguments {
  command: "list" | "show" | "replay";
  /** A reference, an id, or "all"; empty for `list`. */
  id: string;
  local: boolean;
  /** A name under `[env]` in wrangler.toml; undefined for production. */
  environment: string | undefined;
}

const USAGE = `npm run outbox -- list               the dead letters, without what visitors typed
npm run outbox -- show ID            one of them whole, by its reference or its id
npm run outbox -- replay ID | all    puts it, or all, into the outbox again

--env NAME    those of an environment of wrangler.toml, such as staging
--local       those of the site that runs on this machine: npm start -- --outbox`;

/**
 * Parses the arguments of `npm run outbox --`.
 * @param shell the environment variables, in which npm records options it consumed
 * @throws the usage
 */
export function readOutboxArguments(args: string[], shell: Record<string, string | undefined>): OutboxArguments {
  if (optionsTakenByNpm(["env"], shell).length > 0)
    throw new Error(`npm kept --env for itself; write -- first: npm run outbox -- ${args.join(" ")} --env …`);
  const { values, positionals } = parse(args);
  const [command = "", id, ...more] = positionals;
  const needsId = command === "show" || command === "replay";
  if (!(command === "list" || needsId) || needsId !== (id !== undefined) || more.length > 0) throw new Error(USAGE);
  return { command, id: id ?? "", local: values.local, environment: values.env };
}

function parse(args: string[]) {
  try {
    const options = { local: { type: "boolean", default: false }, env: { type: "string", short: "e" } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}
