// What `npm run deploy` is asked for. A spelling that is not understood is refused: guessing could publish production.
import { parseArgs } from "node:util";
import { keptByNpm } from "./kept-by-npm.ts";
import { KEPT_BY_NPM, OWN, type StepCommand, TAKEN, TAKEN_BY, WRANGLERS } from "./deploy-options.ts";

export interface DeployArguments {
  /** A name under `[env]` in wrangler.toml; undefined is production, its top level. */
  environment: string | undefined;
  /** Settings given by `--var NAME:value`, which replace those of wrangler.toml. */
  vars: Record<string, string>;
  allowSampleValues: boolean;
  skipTests: boolean;
  /** Prints what the site claims of the firm, and does nothing else. */
  list: boolean;
  /** Everything at once, by `wrangler deploy`: asked for, or because nothing is published at all. */
  atOnce: boolean;
  isDryRun: boolean;
  /** Pause between two steps of a deploy. */
  stepSeconds: number;
  /** Where the worker answers, if not at SITE_URL. */
  smokeAt: string | undefined;
  /** The worker's name, if not that of wrangler.toml. */
  name: string | undefined;
  /** What `wrangler deploy` is called with. */
  forWrangler: string[];
  /** What each command of a deploy in steps is called with. */
  forStep: Record<StepCommand, string[]>;
}

/**
 * Reads the arguments of `npm run deploy`.
 * @param shell the environment variables: CLOUDFLARE_ENV names the environment as `--env` does, and npm leaves a mark of
 * what it kept for itself
 * @throws Error with a sentence for the operator, for whatever is not understood or contradicts itself
 */
export function readDeployArguments(args: string[], shell: Record<string, string | undefined> = {}): DeployArguments {
  const kept = keptByNpm(KEPT_BY_NPM, shell);
  if (kept.length > 0) {
    throw new Error(`npm kept --${kept.join(" and --")} for itself; write -- first: npm run deploy -- --${kept[0]} …`);
  }
  const { values, tokens } = parse(args);
  const given = tokens.flatMap((token) =>
    token.kind === "option" && Object.hasOwn(WRANGLERS, token.name)
      ? [
          {
            name: token.name as keyof typeof WRANGLERS,
            text: token.value === undefined ? `--${token.name}` : `--${token.name}=${token.value}`,
          },
        ]
      : [],
  );
  const isDryRun = values["dry-run"] ?? false;
  const atOnce = isDryRun || (values["at-once"] ?? false);
  const lost = given.find(({ name }) => !atOnce && TAKEN_BY[name].length === 0);
  if (lost) throw new Error(`--${lost.name} is for wrangler deploy, which does everything at once: add --at-once.`);
  const forCommand = (command: StepCommand) =>
    given.filter(({ name }) => TAKEN_BY[name].includes(command)).map(({ text }) => text);
  return {
    environment: environmentOf([
      ...tokens.flatMap((token) =>
        token.kind === "option" && token.name === "env" ? [environmentName(token.rawName, token.value)] : [],
      ),
      ...(shell["CLOUDFLARE_ENV"] ? [shell["CLOUDFLARE_ENV"]] : []),
    ]),
    vars: settingsOf(values.var ?? []),
    allowSampleValues: values["allow-sample-values"] ?? false,
    skipTests: values["skip-tests"] ?? false,
    list: values.list ?? false,
    atOnce,
    isDryRun,
    stepSeconds: secondsOf(values["step-seconds"] ?? "60"),
    smokeAt: originOf(values["smoke-at"]),
    name: values.name,
    forWrangler: given.map(({ text }) => text),
    forStep: { upload: forCommand("upload"), split: forCommand("split"), triggers: forCommand("triggers") },
  };
}

function secondsOf(text: string): number {
  if (!/^\d{1,5}$/.test(text))
    throw new Error(`--step-seconds needs a whole number of seconds; it was given "${text}".`);
  return Number(text);
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text)) return new URL(text).origin;
  throw new Error(`--smoke-at needs an origin such as https://goldthread.example.workers.dev; it was given "${text}".`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { ...OWN, ...WRANGLERS }, tokens: true });
  } catch (error) {
    const { message } = error as Error;
    if (/argument .*(?:missing|ambiguous)/.test(message) && /'(?:-e|--env|-e, --env <value>)'/.test(message))
      throw new Error(ENV_NEEDS_A_NAME, { cause: error });
    throw new Error(`${message}\nnpm run deploy takes ${TAKEN}.`, { cause: error });
  }
}

/** Without its name it would mean production, which nobody who writes --env has in mind. */
const ENV_NEEDS_A_NAME = "--env needs a name, such as --env staging.";

/** `-e=staging` reaches us as `=staging`. */
function environmentName(rawName: string, value = ""): string {
  const name = rawName === "-e" ? value.replace(/^=/, "") : value;
  if (!name || name.startsWith("-")) throw new Error(ENV_NEEDS_A_NAME);
  return name;
}

function environmentOf(names: string[]): string | undefined {
  const [name, ...others] = new Set(names);
  if (others.length > 0) {
    throw new Error(`--env and CLOUDFLARE_ENV name more than one environment: ${[name, ...others].join(", ")}.`);
  }
  return name === "production" ? undefined : name;
}

function settingsOf(given: string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const text of given) {
    const colon = text.indexOf(":");
    if (colon < 1) throw new Error(`--var needs NAME:value, such as --var INDEXABLE:false; it was given "${text}".`);
    const [name, value] = [text.slice(0, colon), text.slice(colon + 1)];
    if (Object.hasOwn(settings, name) && settings[name] !== value) throw new Error(`--var sets ${name} twice.`);
    settings[name] = value;
  }
  return settings;
}
