import { globSync, readFileSync } from "node:fs";

/** The fields of every `log` call in the worker's code. */
export function loggedFields(): string[] {
  const sources = globSync("worker/**/*.ts", { exclude: ["**/*.test.ts"] }).map((file) => readFileSync(file, "utf8"));
  return ["level", "event", ...sources.flatMap((source) => callsIn(source).flatMap((call) => fieldsIn(call, source)))];
}

/** The arguments of each `log` call, as source text. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/(?<![.\w]|function )log\(/g)].map(({ 0: start, index }) => {
    const from = index + start.length;
    let depth = 1;
    let to = from;
    for (; depth > 0; to++) depth += "([{".includes(source[to]!) ? 1 : ")]}".includes(source[to]!) ? -1 : 0;
    return source.slice(from, to - 1);
  });
}

/** The fields of a call's object, including functions that it spreads. Throws if it cannot parse them. */
function fieldsIn(call: string, source: string): string[] {
  const object = /\{([^]*)\}/.exec(call)?.[1];
  if (object === undefined) {
    if (/^[^,]+,\s*"[\w-]+",?\s*$/.test(call)) return [];
    throw new Error(`No test can tell what log(${call}) writes.`);
  }
  return partsOf(object).flatMap((part) => {
    const spread = /^\.\.\.(\w+)\(/.exec(part)?.[1];
    if (!spread) return [/^\w+/.exec(part)?.[0] ?? part];
    const body = new RegExp(String.raw`(?:function|const) ${spread}\b[^]*?\{([^{}]*message[^{}]*)\}`).exec(source)?.[1];
    if (!body) throw new Error(`No test can tell what ${spread} adds to the log.`);
    return partsOf(body).map((inner) => /^\w+/.exec(inner)?.[0] ?? inner);
  });
}

/** Splits at commas outside brackets. */
function partsOf(object: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of object.replaceAll(/\/\/.*$/gm, "")) {
    depth += "([{".includes(character) ? 1 : ")]}".includes(character) ? -1 : 0;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
