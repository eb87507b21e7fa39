// `npm run dev`: the site with hot reloading in workerd, with the local contact gateway beside it.
import { resolve } from "node:path";
import { startGateway } from "../local/gateway/local-gateway.ts";
import { makeAssets } from "./assets.ts";
import { run } from "./lib/run.ts";

const RECEIVED_FILE = "received/contact-requests.jsonl";

await makeAssets();
const gateway = await startGateway({ file: RECEIVED_FILE, print: (line) => console.log(`gateway  ${line}`) });
console.log(`Contact gateway ${gateway.origin}, received requests in ${resolve(RECEIVED_FILE)}`);
// Ctrl-C also reaches the development server; this process waits for it, then stops the gateway.
process.on("SIGINT", () => {});
const code = await run("react-router", ["dev"], { env: { ...process.env, CONTACT_API_ORIGIN: gateway.origin } });
await gateway.stop();
process.exit(code);
