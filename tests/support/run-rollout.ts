// Publishes the current build in its own process, without checks: what `npm run deploy` does after building.
import { rollOut } from "../../scripts/deploy/rollout.ts";
import { untilInterrupted } from "../../scripts/deploy/until-interrupted.ts";

const [worker = "", origin = "", stepSeconds = ""] = process.argv.slice(2);
const isPublished = await rollOut({
  worker,
  origin,
  settings: {},
  forWrangler: [],
  stepSeconds: Number(stepSeconds),
  interrupted: untilInterrupted(),
  smoke: async () => [],
});
process.exit(isPublished ? 0 : 1);
