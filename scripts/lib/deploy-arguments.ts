// What `npm run deploy` is asked for. A spelling that is not understood is refused: guessing could publish production.
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Understood here and not passed on. */
const OWN = {
  env: { type: "string", short: "e", multiple: true },
  "allow-sample-values": { type: "boolean" },
  "skip-tests": { type: "boolean" },
  list: { type: "boolean" },
} as const satisfies ParseArgsOptionsConfig;

/** Passed on to `wrangler deploy`: what changes nothing of the worker that was built, checked and tested. */
const WRANGLERS = {
  var: { type: "string", multiple: true },
  "dry-run": { type: "boolean" },
  "keep-vars": { type: "boolean" },
  strict: { type: "boolean" },
  logpush: { type: "boolean" },
  name: { type: "string" },
  tag: { type: "string" },
  message: { type: "string" },
  outdir: { type: "string" },
  "secrets-file": { type: "string" },
  "old-asset-ttl": { type: "string" },
  "env-file": { type: "string", multiple: true },
  profile: { type: "string" },
  route: { type: "string", multiple: true },
  routes: { type: "string", multiple: true },
  domain: { type: "string", multiple: true },
  domains: { type: "string", multiple: true },
} as const satisfies ParseArgsOptionsConfig;

const TAKEN = Object.entries({ ...OWN, ...WRANGLERS })
  .map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`))
  .join(", ");

/** npm keeps these for itself where `--` is missing before them, and the script would never hear of them. */
const KEPT_BY_NPM = ["env", "var", "dry-run", "keep-vars", "allow-sample-values", "skip-tests", "list"];

export interface DeployArguments {
  /** A name under `[env]` in wrangler.toml; undefined is production, its top level. */
  environment: string | undefined;
  /** Settings given by `--var NAME:value`, which replace those of wrangler.toml. */
  vars: Record<string, string>;
  allowSampleValues: boolean;
  skipTests: boolean;
  /** Prints what the site claims of the firm, and does nothing else. */
  list: boolean;
  /** What `wrangler deploy` is called with. */
  forWrangler: string[];
}

/**
 * Reads the arguments of `npm run deploy`.
 * @param shell the environment variables: CLOUDFLARE_ENV names the environment as `--env` does, and npm leaves a mark of
 * what it kept for itself
 * @throws Error with a sentence for the operator, for whatever is not understood or contradicts itself
 */
export function readDeployArguments(args: string[], shell: Record<string, string | undefined> = {}): DeployArguments {
  const kept = KEPT_BY_NPM.filter((name) => shell[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept.length > 0) {
    throw new Error(`npm kept --${kept.join(" and --")} for itself; write -- first: npm run deploy -- --${kept[0]} …`);
  }
  const { values, tokens } = parse(args);
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
    forWrangler: tokens.flatMap((token) =>
      token.kind === "option" && !Object.hasOwn(OWN, token.name)
        ? [token.value === undefined ? `--${token.name}` : `--${token.name}=${token.value}`]
        : [],
    ),
  };
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
