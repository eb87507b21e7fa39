// `npm start`: runs the production build in workerd, with the local contact gateway, until Ctrl-C.
import { resolve } from "node:path";
import { startGateway } from "./local/gateway/local-gateway.ts";
import { BuiltSite } from "./local/built-site.ts";
import { endWithNpm } from "./lib/end-with-npm.ts";
import ensureBuild from "./lib/ensure-build.ts";
import { isPortFree, portFromEnvironment } from "./lib/port.ts";

const DEFAULT_PORT = 4173;
const RECEIVED_FILE = "received/contact-requests.jsonl";

async function start(): Promise<void> {
  const port = portFromEnvironment(DEFAULT_PORT);
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is in use. End what listens there, or choose another: PORT=4200 npm start`);
  }
  await ensureBuild();
  const signingSecret = process.env["GATEWAY_SIGNING_SECRET"];
  const gateway = await startGateway({
    file: RECEIVED_FILE,
    signingSecrets: signingSecret ? [signingSecret] : [],
    print: (line) => console.log(`gateway  ${line}`),
  });
  const site = await BuiltSite.start({
    port,
    settings: {
      CONTACT_API_ORIGIN: gateway.origin,
      SITE_URL: `http://localhost:${port}`,
      GATEWAY_SIGNING_SECRET: signingSecret,
    },
  });
  console.log(`
Goldthread is at        http://localhost:${port}
Contact gateway         ${gateway.origin}/dev/contact-gtf
Received requests       ${resolve(RECEIVED_FILE)}
Ctrl-C ends both.
`);
  const end = async () => {
    await Promise.all([site.stop(), gateway.stop()]);
    process.exit(0);
  };
  endWithNpm();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
