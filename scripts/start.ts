// `npm start`: runs the production build in workerd, with the local contact gateway, until Ctrl-C. With `-- --outbox`,
// requests that the gateway does not accept are queued, as on Cloudflare; `--gateway-down=4` makes it refuse the first
// four calls.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startCloudflareApi } from "../local/cloudflare-api.ts";
import { startGateway } from "../local/gateway/local-gateway.ts";
import { BuiltSite } from "../local/built-site.ts";
import { LOCAL_OUTBOX, LOCAL_RETRY_SECONDS } from "../local/local-outbox.ts";
import { build } from "./build.ts";
import { isPortFree, portFromEnvironment } from "./lib/port.ts";

const DEFAULT_PORT = 4173;
const RECEIVED_FILE = "received/contact-requests.jsonl";

async function start(): Promise<void> {
  const { values: flags } = parseArgs({
    options: { outbox: { type: "boolean", default: false }, "gateway-down": { type: "string", default: "0" } },
  });
  const callsDown = Number(flags["gateway-down"]);
  if (!Number.isInteger(callsDown) || callsDown < 0) throw new Error("Write --gateway-down=4, the number of calls.");
  const port = portFromEnvironment(DEFAULT_PORT);
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is in use. End what listens there, or choose another: PORT=4200 npm start`);
  }
  await build();
  const signingSecret = process.env["GATEWAY_SIGNING_SECRET"];
  const gateway = await startGateway({
    file: RECEIVED_FILE,
    signingSecrets: signingSecret ? [signingSecret] : [],
    print: (line) => console.log(`gateway  ${line}`),
  });
  if (callsDown > 0) gateway.setFault({ kind: "status", status: 503 }, callsDown);
  const site = await BuiltSite.start({
    port,
    logsFailures: true,
    settings: {
      CONTACT_API_ORIGIN: gateway.origin,
      SITE_URL: `http://localhost:${port}`,
      GATEWAY_SIGNING_SECRET: signingSecret,
      ...(flags.outbox ? { OUTBOX_RETRY_SECONDS: LOCAL_RETRY_SECONDS } : {}),
    },
    worker: flags.outbox ? LOCAL_OUTBOX : {},
  });
  const api = flags.outbox ? await outboxApiOf(site) : undefined;
  console.log(`
Goldthread is at        http://localhost:${port}
Contact gateway         ${gateway.origin}/dev/contact-gtf
Received requests       ${resolve(RECEIVED_FILE)}${api ? "\nDead letters            npm run outbox -- list --local" : ""}
Ctrl-C ends both.
`);
  const end = async () => {
    await Promise.all([site.stop(), gateway.stop(), api?.stop()]);
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

const outboxApiOf = async (site: BuiltSite) =>
  startCloudflareApi({
    store: await site.store("CONTACT_DEAD_LETTERS"),
    outbox: await site.queue("CONTACT_OUTBOX"),
    isFound: true,
  });

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
