import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  bin?: Record<string, string>;
  os?: string;
  cpu?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const manifest = read("package.json") as {
  allowScripts: Record<string, boolean>;
  optionalDependencies: Record<string, string>;
};
const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("exactly the packages with an install script may run it", () => {
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(withScripts)].toSorted());
});

test("every installed package is pinned to its content, and to no registry", () => {
  expect(locked.length).toBeGreaterThan(400);
  for (const [path, { integrity, resolved }] of locked) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

test("the Node that builds and deploys is a locked package of one version on every platform, without install script", () => {
  const nodes = locked.filter(([, { bin }]) => bin && Object.hasOwn(bin, "node"));
  expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).toSorted()).toEqual([
    "darwin arm64",
    "darwin x64",
    "linux arm64",
    "linux x64",
    "win32 x64",
  ]);
  for (const [path, { version, hasInstallScript }] of nodes) {
    expect(hasInstallScript, path).toBeUndefined();
    expect(manifest.optionalDependencies[nameOf(path)], path).toBe(version);
  }
  expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1);
});
