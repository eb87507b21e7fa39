import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tokenOf } from "./cloudflare-account.ts";

/** A home directory with wrangler's login. */
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "login-"));
  mkdirSync(join(home, ".wrangler/config"), { recursive: true });
  writeFileSync(
    join(home, ".wrangler/config/default.toml"),
    `oauth_token = "of-a-login"\nrefresh_token = "later"\nexpiration_time = "2999-01-01T00:00:00.000Z"\n`,
  );
  for (const name of ["CLOUDFLARE_API_KEY", "CLOUDFLARE_EMAIL"]) vi.stubEnv(name, undefined);
  vi.stubEnv("WRANGLER_SEND_METRICS", "false");
  vi.stubEnv("WRANGLER_HIDE_BANNER", "true");
  vi.stubEnv("XDG_CONFIG_HOME", home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test("OPS-3 API calls use the token of wrangler's login", async () => {
  vi.stubEnv("CLOUDFLARE_API_TOKEN", undefined);
  expect(await tokenOf()).toBe("of-a-login");
});

test("OPS-3 an API token in the environment overrides a login", async () => {
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "of-a-ci");
  expect(await tokenOf()).toBe("of-a-ci");
});
