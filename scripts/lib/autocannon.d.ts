/** The part of autocannon that scripts/load.ts uses. */
declare module "autocannon" {
  export interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string;
    connections: number;
    duration: number;
    timeout: number;
  }

  export interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
