import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clicking, pointing, pressing, typing } from "./actions.ts";
import type { Driver } from "./driver.ts";
import { arrive, type HeardEvent } from "./arrival.ts";
import { Processes } from "./processes.ts";
import { until, WebDriver } from "./web-driver.ts";
import { WebInspector } from "./web-inspector.ts";
import { webkitPaths } from "../../../local/engines.ts";

/** Its toolbars would prevent MiniBrowser from being as narrow as a phone. */
const NO_BARS = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }";

interface Session {
  driver: WebDriver;
  inspector: WebInspector;
  end: () => Promise<void>;
}

/**
 * Uses WebDriver for user actions, and WebKit's inspector for the console and for everything WebDriver lacks. The
 * driver would start a browser without an inspector, so it attaches to a running one, on a virtual display.
 */
async function startSession(): Promise<Session> {
  const paths = webkitPaths()!;
  const home = await mkdtemp(join(tmpdir(), "engines-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0", "gtk.css"), NO_BARS);
  const processes = new Processes();
  const end = async () => {
    processes.end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = processes.start(
      paths.screen,
      ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    const display = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]!.once("data", (chunk) => resolve(String(chunk).trim()));
      screen.once("exit", () => reject(new Error("Xvfb ended before it had a screen")));
    });
    const [inspectorPort, driverPort] = await Promise.all([freePort(), freePort()]);
    const inspected = `127.0.0.1:${inspectorPort}`;
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      WEBKIT_INSPECTOR_HTTP_SERVER: inspected,
      // Pages are too short-lived to benefit from the optimizing compiler.
      JSC_useDFGJIT: "0",
    };
    const options = { stdio: "ignore", env } as const;
    const browser = processes.start(paths.browser, ["--automation", "--enable-developer-extras=true"], options);
    const port = await until(() => portOf(browser, inspectorPort), "MiniBrowser");
    // A driver that attaches before the inspector is ready leaves it without pages permanently.
    await until(() => fetch(`http://${inspected}`), "the inspector");
    processes.start(paths.driver, [`--port=${driverPort}`, `--target=127.0.0.1:${port}`], options);
    const driver = await WebDriver.start(`http://127.0.0.1:${driverPort}`);
    // The inspector lists a page only after its first navigation.
    await driver.post("url", { url: "about:blank" });
    return { driver, inspector: await WebInspector.connect(`http://${inspected}`), end };
  } catch (error) {
    await end();
    throw error;
  }
}

const TRIES = 3;

/** WebKitGTK. */
export async function startWebkit(): Promise<Driver> {
  let session: Session | undefined;
  for (let left = TRIES - 1; !session; left -= 1) {
    session = await startSession().catch((error: Error) => {
      if (left === 0) throw error;
      return undefined;
    });
  }
  const { driver, inspector, end } = session;
  const evaluate = (expression: string) => driver.post("execute/sync", { script: `return ${expression}`, args: [] });
  const act = async (actions: object[]) => void (await driver.post("actions", { actions }));
  let runsScripts = true;
  /** An action with events in the page; repeated if it was lost. */
  const arriving = (event: HeardEvent, times: number, actions: object[]) =>
    runsScripts ? arrive({ evaluate, event, times, act: () => act(actions) }) : act(actions);
  const go = async (command: string, body?: object) => void (await driver.post(command, body));
  const setWindow = (width: number, height: number) => go("window/rect", { x: 0, y: 0, width, height });
  await setWindow(1000, 1000);
  const bars = await until(async () => {
    const [width, height] = (await evaluate("[innerWidth, innerHeight]")) as [number, number];
    if (width !== 1000) throw new Error(`${width} wide`);
    return 1000 - height;
  }, "a window of its own size");

  return {
    version: `WebKitGTK ${driver.capabilities["browserVersion"]}`,
    open: (url) => go("url", { url }),
    back: () => go("back"),
    forward: () => go("forward"),
    reload: () => go("refresh"),
    evaluate,
    point: (x, y) => act(pointing(x, y)),
    click: (x, y) => arriving("mousedown", 1, clicking(x, y)),
    press: (key, withShift) => arriving("keydown", withShift ? 2 : 1, pressing(key, withShift)),
    type: (text) => arriving("keydown", text.length, typing(text)),
    resize: async (width, height) => {
      await setWindow(width, height + bars);
      await until(async () => {
        const size = JSON.stringify(await evaluate("[innerWidth, innerHeight]"));
        if (size !== JSON.stringify([width, height])) throw new Error(`The window is ${size}`);
      }, `a window of ${width} × ${height}`);
    },
    prefer: async ({ reducedMotion, print }) => {
      const value = reducedMotion ? "Reduce" : "NoPreference";
      await inspector.set("motion", "Page.overrideUserPreference", { name: "PrefersReducedMotion", value });
      await inspector.set("medium", "Page.setEmulatedMedia", { media: print ? "print" : "" });
    },
    setScripts: async (areOn) => {
      const value = areOn ? {} : { value: false };
      await inspector.set("scripts", "Page.overrideSetting", { setting: "ScriptEnabled", ...value });
      runsScripts = areOn;
    },
    screenshot: async () => {
      const size = (await evaluate("({ width: innerWidth, height: document.documentElement.scrollHeight })")) as object;
      const { dataURL } = await inspector.send("Page.snapshotRect", { x: 0, y: 0, ...size, coordinateSystem: "Page" });
      return Buffer.from((dataURL as string).split(",")[1]!, "base64");
    },
    sheets: async () => undefined,
    complaints: async () => {
      await inspector.listen();
      return inspector.complaints.splice(0);
    },
    close: async () => {
      inspector.close();
      await driver.end().catch(() => {});
      await end();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The port that a process listens on, other than a known one. @throws if there is none yet. Source: proc(5) */
function portOf({ pid }: ChildProcess, known: number): number {
  const files = `/proc/${pid}/fd`;
  const sockets = new Set(
    readdirSync(files).map((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(join(files, file)))?.[1];
      } catch {
        return undefined;
      }
    }),
  );
  for (const line of readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1)) {
    const [, local = "", , state, , , , , , socket] = line.trim().split(/\s+/);
    const port = Number.parseInt(local.split(":")[1] ?? "", 16);
    if (state === "0A" && sockets.has(socket) && port !== known) return port;
  }
  throw new Error("It does not listen yet");
}
