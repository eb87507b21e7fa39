// The program behind FakeWrangler: records its arguments and answers from a state file.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FakeState } from "./fake-wrangler.ts";

const { FAKE_WRANGLER: folder = "", WRANGLER_OUTPUT_FILE_PATH: output = "" } = process.env;
const line = process.argv.slice(2).join(" ");
appendFileSync(join(folder, "calls"), `${line}\n`);

const state = JSON.parse(readFileSync(join(folder, "state.json"), "utf8")) as Required<FakeState>;
const rule = state.rules.find(({ on }) => line.startsWith(on));
const report = (entry: object) => appendFileSync(output, `${JSON.stringify(entry)}\n`);
const fail = (message: string, code?: number) => {
  report({ type: "command-failed", message, code });
  process.exitCode = 1;
};

if (rule?.fails) fail(rule.fails);
else if (line.startsWith("deployments status")) {
  const versions = Object.entries(state.split).map(([id, percentage]) => ({ version_id: id, percentage }));
  if (versions.length > 0) console.log(JSON.stringify({ versions }));
  else fail("This Worker does not exist on your account.", 10007);
} else if (line.startsWith("versions upload")) report({ type: "version-upload", ...state.upload });
else if (line.startsWith("versions deploy")) {
  const specs = [...line.matchAll(/(\S+)@(\d+)%/g)];
  state.split = Object.fromEntries(specs.map(([, id, percent]) => [id, Number(percent)]));
} else if (/^deploy\b(?!.*--dry-run)/.test(line)) state.split = { new: 100 };

if (rule?.split) state.split = rule.split;
writeFileSync(join(folder, "state.json"), JSON.stringify(state));
if (rule?.signal) process.kill(process.ppid, rule.signal);
