// The options of `npm run deploy`. An unknown option stops the deploy: a guess could publish to production.
import { parseArgs } from "node:util";
import { optionsTakenByNpm } from "../lib/options-taken-by-npm.ts";

const OPTIONS = {
  env: { type: "string", short: "e", multiple: true },
  list: { type: "boolean" },
  "dry-run": { type: "boolean" },
  "allow-sample-values": { type: "boolean" },
  "at-once": { type: "boolean" },
  "skip-tests": { type: "boolean" },
  "step-seconds": { type: "string", default: "60" },
  // Passed on to wrangler.
  var: { type: "string", multiple: true },
  tag: { type: "string" },
  message: { type: "string" },
  "keep-vars": { type: "boolean" },
} as const;

const USAGE = `npm run deploy -- takes ${Object.keys(OPTIONS)
  .map((name) => `--${name}`)
  .join(", ")}.`;

export type DeployOptions = ReturnType<typeof readDeployOptions>;

/**
 * Parses the options of `npm run deploy`.
 * @param shell the environment variables: CLOUDFLARE_ENV selects the environment as `--env` does
 * @throws Error with a message for the operator
 */
export function readDeployOptions(args: string[], shell: Record<string, string | undefined> = {}) {
  // npm has options of these two names itself, which may be set in a home folder.
  const ours = Object.keys(OPTIONS).filter((name) => name !== "message" && name !== "tag");
  const [lost] = optionsTakenByNpm(ours, shell);
  if (lost) throw new Error(`npm kept --${lost} for itself. Write -- first: npm run deploy -- --${lost} …`);
  const values = parse(args);
  if (!/^\d{1,5}$/.test(values["step-seconds"]))
    throw new Error(`--step-seconds is "${values["step-seconds"]}"; it must be a whole number of seconds.`);
  const isDryRun = values["dry-run"] ?? false;
  return {
    /** A name under `[env]` in wrangler.toml. undefined: production, its top level. */
    environment: environmentOf([...(values.env ?? []), ...(shell["CLOUDFLARE_ENV"] ? [shell["CLOUDFLARE_ENV"]] : [])]),
    /** Settings that override wrangler.toml. */
    vars: settingsOf(values.var ?? []),
    isList: values.list ?? false,
    isDryRun,
    allowSampleValues: values["allow-sample-values"] ?? false,
    /** Publishes by `wrangler deploy`, without steps. */
    isAtOnce: isDryRun || (values["at-once"] ?? false),
    skipTests: values["skip-tests"] ?? false,
    stepSeconds: Number(values["step-seconds"]),
    /** Options for `wrangler deploy` and `wrangler versions upload`. */
    forWrangler: [
      ...(values.var ?? []).map((setting) => `--var=${setting}`),
      ...(values.tag ? [`--tag=${values.tag}`] : []),
      ...(values.message ? [`--message=${values.message}`] : []),
      ...(values["keep-vars"] ? ["--keep-vars"] : []),
    ],
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

function environmentOf(given: string[]): string | undefined {
  // parseArgs reads `-e=staging` as "=staging".
  const [name, ...others] = new Set(given.map((text) => text.replace(/^=/, "")));
  if (others.length > 0)
    throw new Error(`--env and CLOUDFLARE_ENV select more than one environment: ${[name, ...others].join(", ")}.`);
  if (name !== undefined && !/^[a-z]/i.test(name)) throw new Error("--env needs a name, such as --env staging.");
  return name === "production" ? undefined : name;
}

function settingsOf(given: string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const text of given) {
    const [, name, value] = /^([^:]+):(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`--var is "${text}"; write NAME:value, such as --var INDEXABLE:false.`);
    if (settings[name] !== undefined && settings[name] !== value) throw new Error(`--var sets ${name} twice.`);
    settings[name] = value;
  }
  return settings;
}
