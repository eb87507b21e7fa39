import { rehearse } from "./rehearse/rehearsal.ts";
import { failuresOf, tableOf } from "./rehearse/table.ts";
const result = await rehearse({ seed: Number(process.argv[2] ?? 1), requests: Number(process.argv[3] ?? 300) });
console.log(tableOf(result));
const failures = failuresOf(result);
console.error(failures.slice(0, 40).join("\n"));
process.exitCode = failures.length ? 1 : 0;
