// `npm run mutate [-- --only worker/contact --sample 60 --seed 7 --tests contact,outbox --budget 30]`: makes one small change of the
// code after another and sees whether a test notices. Changes that none noticed are named; in watched areas each of them needs
// a test, or its reason in mutate/survivors.json. All changes are in one build, asleep; see CONTRIBUTING.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { areasOf } from "./mutate/areas.ts";
import { type MutateArguments, readMutateArguments } from "./mutate/arguments.ts";
import { type Fate, Hunt, reachOf } from "./mutate/hunt.ts";
import { type Mutant, mutate } from "./mutate/mutants.ts";
import { type AreaResult, failuresOf, lineOf, type Reason, tableOf } from "./mutate/report.ts";
import { makeSandbox } from "./mutate/sandbox.ts";
import { TestProcess } from "./mutate/test-process.ts";
import { Random } from "./rehearse/random.ts";
import { orStop } from "./lib/or-stop.ts";

const RESULTS = "reports/mutants.json";
const REASONS = "scripts/mutate/survivors.json";

const wanted = orStop(() => readMutateArguments(process.argv.slice(2)));
const areas = orStop(() => areasOf(wanted.only));
const { mutants, sources } = await mutate(areas.flatMap(({ files }) => files));
console.log(`${mutants.length} mutants in ${sources.size} files. Building them…`);
const sandbox = await makeSandbox(sources);
const tests = new TestProcess(sandbox.folder);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
process.once("exit", () => {
  tests.stop();
  sandbox.remove();
});

const files = (await tests.files()).filter((file) => wanted.tests.some((part) => file.includes(part)));
if (files.length === 0) {
  console.error(`No path of a test file holds ${wanted.tests.join(" or ")}.`);
  process.exit(1);
}
console.log(`Running ${files.length} test files without a mutant…`);
const reaching = await reachOf(sandbox, tests, files, console.log);
const hunt = new Hunt(sandbox, tests, reaching, wanted.budget * 1000);
const former = wanted.again ? killedBefore() : new Map<string, Fate>();
const results: AreaResult[] = [];
for (const { area, files } of areas) {
  const held = mutants.filter(({ file }) => files.includes(file));
  const chosen = drawn(held, wanted);
  const fates: Fate[] = chosen.flatMap((mutant) => former.get(nameOf(mutant)) ?? []);
  results.push({ area, held: held.length, fates });
  console.log(`\n── ${area.name}`);
  for (const mutant of chosen.filter((mutant) => !former.has(nameOf(mutant)))) {
    if (fates.length % 50 === 0) {
      save();
      console.log(`${new Date().toTimeString().slice(0, 8)}  ${fates.length} of ${chosen.length}`);
    }
    const fate = await hunt.fateOf(mutant);
    fates.push(fate);
    if (fate.killedBy === undefined) console.log(lineOf(fate));
  }
  save();
}

console.log(`\n${tableOf(results)}\n`);
const failures = failuresOf(results, JSON.parse(readFileSync(REASONS, "utf8")) as Reason[]);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

/** Now and then, so that --again goes on where a run was stopped. */
function save(): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(results, null, 1));
}

/** What was noticed in the last run. */
function killedBefore(): Map<string, Fate> {
  const results = JSON.parse(readFileSync(RESULTS, "utf8")) as AreaResult[];
  const killed = results.flatMap(({ fates }) => fates.filter(({ killedBy }) => killedBy !== undefined));
  return new Map(killed.map((fate) => [nameOf(fate.mutant), fate]));
}

/** The mutants to try, in the order of the code. */
function drawn<T>(all: readonly T[], { sample, seed }: MutateArguments): T[] {
  const random = new Random(seed);
  const ranked = all.map((mutant, index) => ({ mutant, index, rank: random.next() }));
  const chosen = sample > 0 ? ranked.toSorted((a, b) => a.rank - b.rank).slice(0, sample) : ranked;
  return chosen.toSorted((a, b) => a.index - b.index).map(({ mutant }) => mutant);
}

function nameOf({ file, change, nth }: Mutant): string {
  return [file, change, nth].join(" ");
}
