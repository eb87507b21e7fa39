// `npm run seed-defects [-- ID… --all]`: puts known faults into a copy of the site, one after another, and says which test of
// `npm test` catches each. Fails where fewer are caught than are to be, where a row of the accessibility report that says
// "Automated" stays green although its feature is broken, and where a patch no longer fits. VERBOSE=1 shows all that the
// runners of the tests say.
import { ensureChromium } from "./lib/ensure-chromium.ts";
import { build } from "./seed-defects/build.ts";
import { readSeedArguments } from "./seed-defects/arguments.ts";
import type { Verdict } from "./seed-defects/defect.ts";
import { AREAS } from "./seed-defects/list.ts";
import { Scene } from "./seed-defects/scene.ts";
import { shortfalls, tableOf, lineOf } from "./seed-defects/table.ts";
import { judge, redWithoutDefects } from "./seed-defects/judge.ts";
import { orStop } from "./lib/or-stop.ts";

const { defects, all } = orStop(() =>
  readSeedArguments(
    process.argv.slice(2),
    AREAS.flatMap((area) => area.defects),
  ),
);
if (!(await ensureChromium())) process.exit(1);
const scene = orStop(() => Scene.make());
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    scene.remove();
    process.exit(130);
  });
}
try {
  const started = performance.now();
  await build(scene.folder);
  console.log("Without a defect…");
  const red = await redWithoutDefects(scene, defects);
  if (red.length > 0) throw new Error(`These fail without a defect, and would prove nothing:\n${red.join("\n")}`);
  const verdicts: Verdict[] = [];
  for (const defect of defects) {
    const verdict = await judge(scene, defect, all);
    verdicts.push(verdict);
    console.log(lineOf(verdict));
  }
  console.log(`\n${tableOf(AREAS, verdicts)}\n\n${Math.round((performance.now() - started) / 1000)} seconds`);
  const missing = defects.length === AREAS.flatMap((area) => area.defects).length ? shortfalls(AREAS, verdicts) : [];
  for (const sentence of missing) console.error(sentence);
  process.exitCode = missing.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  scene.remove();
}
