// Lies beside the mutated sources as `mutants.ts`, in Node and in workerd alike: says which mutant is awake, or notes which
// ones are reached. The instrumenter gives its two functions their names.

/** The number of a mutant, or `reach:FILE` to note all that are reached. In workerd a setting, see runtimes in sandbox.ts. */
const MUTANT = globalThis.process?.env?.["MUTANT"];

const seen = new Set<string>();

/** Whether this mutant is awake. */
export function stryMutAct_9fa48(id: string): boolean {
  return id === MUTANT;
}

/** Called with the mutants that are about to be passed. */
export function stryCov_9fa48(...ids: string[]): void {
  if (!MUTANT?.startsWith("reach:")) return;
  const fresh = ids.filter((id) => !seen.has(id));
  if (fresh.length === 0) return;
  for (const id of fresh) seen.add(id);
  // workerd has no files. The sandbox hears such a line before the tests do.
  if (navigator.userAgent === "Cloudflare-Workers") console.log(`mutants-reached ${fresh.join(" ")}`);
  else process.getBuiltinModule("node:fs").appendFileSync(MUTANT.slice("reach:".length), `${fresh.join("\n")}\n`);
}
