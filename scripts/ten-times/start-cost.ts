import { BuiltSite } from "../../local/built-site.ts";
import { median } from "../bench/report.ts";
import { workerdCpuSeconds } from "../bench/server.ts";

const SETTINGS = { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined };

/** Answers at once and loads nothing: what the runtime spends by itself. */
const BARE = "export default { fetch: () => new Response('') };";

export interface StartCost {
  /** CPU of a start up to its first answer, without what the runtime spends by itself: reading, compiling and running the modules. */
  startCpuMs: number;
  /** JavaScript's heap after the first answer, after a page, and after a search. */
  heapMb: number;
  pageHeapMb: number;
  searchHeapMb: number;
}

/** What it costs to start the built worker: the median of several starts. */
export async function startCost(starts = 5): Promise<StartCost> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    own.push(await cpuOfStart());
    bare.push(await cpuOfStart(BARE));
  }
  return { startCpuMs: Math.round(median(own) - median(bare)), ...(await heaps()) };
}

async function cpuOfStart(entry?: string): Promise<number> {
  const before = workerdCpuSeconds();
  const site = await BuiltSite.start({ settings: SETTINGS, entry, onLog: () => {} });
  await (await fetch(`${site.origin}/robots.txt`)).text();
  const spent = workerdCpuSeconds() - before;
  await site.stop();
  return spent * 1000;
}

async function heaps(): Promise<Omit<StartCost, "startCpuMs">> {
  const site = await BuiltSite.start({ settings: SETTINGS, worker: { inspectorPort: 0 }, onLog: () => {} });
  const address = new URL("/core:user:", await site.inspector());
  const after = async (path: string) => {
    await (await fetch(site.origin + path)).text();
    return heapMb(address);
  };
  const found = {
    heapMb: await after("/robots.txt"),
    pageHeapMb: await after("/services/a123-support"),
    searchHeapMb: await after("/search?q=grants"),
  };
  await site.stop();
  return found;
}

/** What the worker's isolate holds, by the inspector's protocol; its garbage counts, since workerd collects none on demand. */
async function heapMb(address: URL): Promise<number> {
  const socket = new WebSocket(address);
  const answer = await new Promise<string>((resolve, reject) => {
    socket.addEventListener("open", () => socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" })));
    socket.addEventListener("message", ({ data }) => resolve(String(data)));
    socket.addEventListener("error", reject);
  });
  socket.close();
  const { result } = JSON.parse(answer) as { result: { usedSize: number } };
  return Math.round(result.usedSize / 1e5) / 10;
}
