import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Bill {
  bomFormat: string;
  components: { purl: string; hashes?: { content: string }[] }[];
}

interface Locked {
  name?: string;
  version: string;
  integrity: string;
}

/** As docs/operations.md has it. */
const COMMAND = "npm sbom --sbom-format=cyclonedx --package-lock-only";

test("OPS-6 the bill of materials lists the packages of the lockfile with their hashes, for every system, and no others", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const locked = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { name = path.split("node_modules/").at(-1)!, version, integrity }]) => {
      const hash = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
      return `pkg:npm/${name}@${version} ${hash}`;
    });
  const bill = JSON.parse(execSync(COMMAND, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })) as Bill;
  const listed = bill.components.map(({ purl, hashes }) => `${decodeURIComponent(purl)} ${hashes?.[0]?.content}`);
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(locked.length).toBeGreaterThan(400);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(locked)].toSorted());
});
