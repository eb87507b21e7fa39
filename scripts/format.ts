// `npm run format`: formats all files.
import { run } from "./lib/run.ts";

process.exitCode = await run("oxfmt", ["."]);
