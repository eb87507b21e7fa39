import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";

/** Requests on their way at once; the load asks for no fewer in all. */
export const CONNECTIONS = 16;

export interface ServerRun {
  requestsPerSecond: number;
  /** CPU time of workerd and its children per request, in microseconds. */
  cpuMicrosPerRequest: number;
  p99Ms: number;
}

/**
 * Asks for one path so many times, as fast as it answers, from a process of its own, and reads what the server's process tree
 * spent. All are waited for: a request that had begun would count, but not be counted.
 * @param headers as `name: value`
 */
export async function measureServer(
  origin: string,
  path: string,
  requests: number,
  headers: readonly string[] = [],
): Promise<ServerRun> {
  await load(origin + path, CONNECTIONS, headers);
  const before = workerdCpuSeconds();
  const result = await load(origin + path, requests, headers);
  const spent = workerdCpuSeconds() - before;
  const count = result.requests.total;
  return {
    requestsPerSecond: Math.round(result.requests.average),
    cpuMicrosPerRequest: Math.round((spent / count) * 1e6),
    p99Ms: result.latency.p99,
  };
}

interface LoadResult {
  requests: { total: number; average: number };
  latency: { p99: number };
  non2xx: number;
}

async function load(url: string, requests: number, headers: readonly string[]): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(
    "autocannon",
    ["-c", String(CONNECTIONS), "-a", String(requests), "--json", ...headers.flatMap((header) => ["-H", header]), url],
    {
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const result = JSON.parse(stdout) as LoadResult;
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no success.`);
  return result;
}

/** CPU seconds, user and system, of every workerd process under this one. Linux only. */
export function workerdCpuSeconds(): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
        return [{ pid: Number(pid), name, parent: Number(fields[1]) }];
      } catch {
        return [];
      }
    });
  const own = new Set([process.pid]);
  for (const { pid, parent } of processes.toSorted((a, b) => a.pid - b.pid)) if (own.has(parent)) own.add(pid);
  const nanoseconds = processes
    .filter(({ pid, name }) => own.has(pid) && name.startsWith("workerd"))
    .flatMap(({ pid }) => readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0);
  return nanoseconds / 1e9;
}
