// Deploys the current build in its own process: `npm run deploy` after its checks, without the smoke test.
import { readDeployArguments } from "../../scripts/lib/deploy-arguments.ts";
import { ctrlC } from "../../scripts/lib/release/ctrl-c.ts";
import { publish } from "../../scripts/lib/release/publish.ts";

const [name = "", origin = "", ...args] = process.argv.slice(2);
const isPublished = await publish(
  { ...readDeployArguments(args), name, origin, settings: {} },
  { interrupted: ctrlC(), smoke: async () => [] },
);
process.exit(isPublished ? 0 : 1);
