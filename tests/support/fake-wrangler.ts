import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("fake-wrangler-program.ts", import.meta.url));

/** What happens when a command whose arguments start with `on` runs. */
interface Rule {
  on: string;
  /** Fails with this message, without effect. */
  fails?: string;
  /** The split of traffic afterwards, as if someone else had deployed. */
  split?: Record<string, number>;
  /** Sent to the process that runs wrangler. */
  signal?: "SIGINT" | "SIGHUP";
}

export interface FakeState {
  /** Percent of traffic by version; empty if nothing is deployed. */
  split?: Record<string, number>;
  upload?: { version_id?: string; preview_alias_url?: string };
  rules?: Rule[];
}

/** A `wrangler` command that records its arguments and answers as scripted. Uploads have the version id "new". */
export class FakeWrangler {
  readonly folder = mkdtempSync(join(tmpdir(), "fake-wrangler-"));

  constructor({ split = { old: 100 }, upload = { version_id: "new" }, rules = [] }: FakeState = {}) {
    writeFileSync(join(this.folder, "state.json"), JSON.stringify({ split, upload, rules }));
    writeFileSync(join(this.folder, "calls"), "");
    writeFileSync(join(this.folder, "wrangler"), `#!/bin/sh\nexec node ${JSON.stringify(PROGRAM)} "$@"\n`, {
      mode: 0o755,
    });
  }

  /** Environment variables with which scripts find it. Cloudflare's API is unreachable. */
  get shell(): Record<string, string> {
    return {
      PATH: this.folder + delimiter + process.env["PATH"],
      FAKE_WRANGLER: this.folder,
      CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9",
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
    };
  }

  /** The arguments of all calls, oldest first. */
  get calls(): string[] {
    return readFileSync(join(this.folder, "calls"), "utf8").split("\n").filter(Boolean);
  }

  /** The splits of traffic that were requested, such as "new@10% old@90%". */
  get splits(): string[] {
    return this.calls
      .filter((call) => call.startsWith("versions deploy"))
      .map((call) => call.match(/\S+@\d+%/g)!.join(" "));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
