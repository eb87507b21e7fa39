import { type Config, type ConfigReading, readConfig } from "./env.ts";
import { log } from "./log.ts";

let reading: ConfigReading | undefined;

/** Settings do not change while an isolate lives, so they are read, and complained about, once. */
export function settings(env: unknown): Config {
  if (!reading) {
    reading = readConfig(env as Record<string, unknown>);
    for (const setting of reading.problems) log("error", "wrong-setting", { setting });
  }
  return reading.config;
}
