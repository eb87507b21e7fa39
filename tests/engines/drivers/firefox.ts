import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clicking, pointing, pressing, typing } from "./actions.ts";
import { LETTER_CM, pagesOf, type Driver } from "./driver.ts";
import { Processes } from "./processes.ts";
import { Asked, connect, type Message } from "./socket.ts";
import { firefoxPath } from "../../../local/engines.ts";

const PROFILE = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // A hidden window has no focus, and would not deliver focus events to its page.
  "focusmanager.testmode": true,
  // Without a display there is no pointer: simulate a mouse.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Overlay scroll bars like those of the other engines: a phone of 390 px uses all of its width.
  "ui.useOverlayScrollbars": 1,
};

/** On a busy machine it accepts connections long before it responds. */
const STARTS_WITHIN_MS = 60_000;

/**
 * Firefox, through WebDriver BiDi. Settings that BiDi lacks are set in the browser's own window, as its developer tools
 * do.
 */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "engines-firefox-"));
  const prefs = Object.entries(PROFILE).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), prefs.join("\n"));
  const processes = new Processes();
  const browser = processes.start(
    firefoxPath()!,
    [..."--headless --no-remote --remote-debugging-port 0 --remote-allow-system-access --profile".split(" "), profile],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.stderr!.on("data", (chunk) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec((said += chunk));
      if (found) resolve(found[1]!);
    });
    browser.once("exit", () => reject(new Error(`Firefox ended before it could be driven.\n${said}`)));
  });

  const asked = new Asked();
  const complaints: string[] = [];
  const onMessage = (message: Message) => {
    if (asked.answers(message) || message.method !== "log.entryAdded") return;
    const { level, text } = message.params as { level: string; text: string };
    if (["error", "warn"].includes(level)) complaints.push(text);
  };
  const socket = await connect(`${address}/session`, onMessage);
  const send = (method: string, params: object, withinMs?: number) =>
    asked.ask((id) => socket.send(JSON.stringify({ id, method, params })), method, withinMs);

  const { capabilities } = await send("session.new", { capabilities: {} }, STARTS_WITHIN_MS);
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const context = (await send("browsingContext.getTree", {})).contexts[0].context as string;
  const chrome = (await send("browsingContext.getTree", { "moz:scope": "chrome" })).contexts[0].context as string;
  const evaluateIn = async (target: string, expression: string): Promise<unknown> => {
    const answer = await send("script.evaluate", {
      expression: `JSON.stringify(${expression})`,
      target: { context: target },
      awaitPromise: false,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
  };
  // Moves focus out of the address bar.
  await evaluateIn(chrome, "gBrowser.selectedBrowser.focus()");
  const set = async (property: string, value: unknown) => {
    await evaluateIn(chrome, `(gBrowser.selectedBrowser.browsingContext.${property} = ${JSON.stringify(value)})`);
  };
  const act = async (actions: object[]) => void (await send("input.performActions", { context, actions }));
  const travel = async (delta: number) => void (await send("browsingContext.traverseHistory", { context, delta }));

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    back: () => travel(-1),
    forward: () => travel(1),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
    evaluate: (expression) => evaluateIn(context, expression),
    point: (x, y) => act(pointing(x, y)),
    click: (x, y) => act(clicking(x, y)),
    press: (key, withShift) => act(pressing(key, withShift)),
    type: (text) => act(typing(text)),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    prefer: async ({ reducedMotion, print }) => {
      await evaluateIn(chrome, `Services.prefs.setIntPref("ui.prefersReducedMotion", ${reducedMotion ? 1 : 0})`);
      await set("mediumOverride", print ? "print" : "");
    },
    setScripts: (areOn) => set("allowJavascript", areOn),
    screenshot: async () =>
      Buffer.from((await send("browsingContext.captureScreenshot", { context, origin: "document" })).data, "base64"),
    sheets: async () => {
      const { data } = await send("browsingContext.print", { context, page: LETTER_CM });
      return pagesOf(Buffer.from(data, "base64"));
    },
    complaints: async () => {
      // Policy violations are reported to the browser console only.
      const refused = await evaluateIn(
        chrome,
        `(() => {
          const all = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError);
          Services.console.reset();
          return all.filter(({ category }) => /Content Security|CORS|Mixed|Permissions/i.test(category)).map((one) => one.errorMessage);
        })()`,
      );
      return [...complaints.splice(0), ...(refused as string[])];
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      await send("browser.close", {}).catch(() => processes.end());
      await ended;
      processes.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
