import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import { expect, test } from "vitest";
import { type BillOfMaterials, billOfMaterials } from "../../../scripts/lib/sbom/bill-of-materials.ts";
import type { Lockfile } from "../../../scripts/lib/sbom/lockfile.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const lockfile = readJson("package-lock.json") as Lockfile;
const bill = billOfMaterials(lockfile);

/** CycloneDX's own schemas, as its library for JavaScript brings them. */
const schemas = join(
  dirname(createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json")),
  "res/schema",
);
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
for (const file of ["spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json"]) {
  ajv.addSchema(readJson(join(schemas, file)), `http://cyclonedx.org/schema/${file}`);
}
const isValid = ajv.compile(readJson(join(schemas, "bom-1.6.SNAPSHOT.schema.json")));

/** What npm's own bill says as well; its versions differ in what else they say. */
const plain = ({ components, dependencies }: BillOfMaterials) => ({
  components: Object.fromEntries(
    components.map(({ purl, scope, hashes, licenses }) => [purl, { scope, hashes, licenses }]),
  ),
  dependencies: Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn.toSorted()])),
});

/** A lockfile of few packages; each has the path as its content. */
function lock(packages: Lockfile["packages"]): Lockfile {
  const bound = Object.entries(packages).map(([path, locked]) => [
    path,
    {
      version: "1.0.0",
      integrity: `sha512-${Buffer.alloc(64, path.split("/").at(-1)!).toString("base64")}`,
      ...locked,
    },
  ]);
  return { name: "site", version: "1.0.0", lockfileVersion: 3, packages: Object.fromEntries(bound) };
}

test("OPS-6 the bill of materials has every package of the lockfile, of all systems, and no other", () => {
  const inLockfile = Object.entries(lockfile.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, integrity, license, dev, optional, devOptional }]) => ({
      path,
      version,
      name: path.split("node_modules/").at(-1),
      integrity,
      license,
      isOptional: Boolean(dev ?? optional ?? devOptional),
    }));
  const inBill = bill.components.flatMap(({ name, version, hashes, licenses, scope, properties }) =>
    properties!
      .filter((property) => property.name === "cdx:npm:package:path")
      .map(({ value: path }) => ({
        path,
        version,
        name,
        integrity: `sha512-${Buffer.from(hashes![0]!.content, "hex").toString("base64")}`,
        license: licenses?.map((one) => ("expression" in one ? one.expression : Object.values(one.license)[0]))[0],
        isOptional: scope === "optional",
      })),
  );
  expect(inLockfile.length).toBeGreaterThan(400);
  expect(inBill.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
    inLockfile.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  );
  for (const system of ["darwin", "linux", "win"])
    expect(inBill.some(({ name }) => name === `node-${system}-x64`)).toBe(true);
});

test("OPS-6 the bill says which packages are for development only, and how to find each at npm", () => {
  for (const { name, version, purl, properties } of bill.components) {
    const paths = properties!.filter((property) => property.name === "cdx:npm:package:path").map(({ value }) => value);
    const isSaid = properties!.some((property) => property.name === "cdx:npm:package:development");
    expect(isSaid, name).toBe(paths.every((path) => lockfile.packages[path]!.dev));
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
  }
});

test("OPS-6 the bill is one by CycloneDX's schema, and a wrong one would not be", () => {
  isValid(bill);
  expect(isValid.errors ?? []).toEqual([]);
  expect(bill.specVersion).toBe("1.6");
  expect(isValid({ ...bill, specVersion: 1.6 })).toBe(false);
  const [first] = bill.components;
  expect(isValid({ ...bill, components: [{ ...first, licenses: [{ license: { id: "MTI" } }] }] })).toBe(false);
});

test("OPS-6 the bill says of packages, and of which needs which, what npm says itself", () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const { stdout, stderr } = spawnSync(npm, args, { encoding: "utf8", shell: process.platform === "win32" });
  expect(stdout, stderr).not.toBe("");
  const ofNpm = JSON.parse(stdout) as BillOfMaterials;
  expect(plain(bill)).toEqual(plain(ofNpm));
});

test("OPS-6 the same lockfile gives the same bill at any time, in any order, and another lockfile another number", () => {
  const shuffled = { ...lockfile, packages: Object.fromEntries(Object.entries(lockfile.packages).toReversed()) };
  expect(JSON.stringify(billOfMaterials(shuffled))).toBe(JSON.stringify(bill));
  expect(JSON.stringify(bill)).not.toContain("timestamp");
  const other = billOfMaterials({ ...lockfile, version: "99.0.0" });
  expect(other.serialNumber).not.toBe(bill.serialNumber);
});

test("OPS-6 a package at two places stands in the bill once, with both, and counts as what it is most needed for", () => {
  const { components, dependencies } = billOfMaterials(
    lock({
      "": { name: "site", dependencies: { a: "1" }, devDependencies: { b: "1" } },
      "node_modules/a": { dependencies: { c: "1" } },
      "node_modules/a/node_modules/c": {},
      "node_modules/b": { dev: true, dependencies: { c: "2" } },
      "node_modules/b/node_modules/c": { dev: true },
      "node_modules/c": { version: "2.0.0", dev: true },
    }),
  );
  expect(components.map((component) => `${component["bom-ref"]} ${component.scope}`)).toEqual([
    "a@1.0.0 required",
    "b@1.0.0 optional",
    "c@1.0.0 required",
    "c@2.0.0 optional",
  ]);
  expect(components[2]!.properties!.map(({ value }) => value)).toEqual([
    "node_modules/a/node_modules/c",
    "node_modules/b/node_modules/c",
  ]);
  expect(dependencies.find(({ ref }) => ref === "b@1.0.0")!.dependsOn).toEqual(["c@1.0.0"]);
});

test("OPS-6 a package that is installed under another name stands in the bill under its own", () => {
  const { components } = billOfMaterials(lock({ "": { name: "site" }, "node_modules/mine": { name: "@firm/theirs" } }));
  expect(components.map(({ purl }) => purl)).toEqual(["pkg:npm/%40firm/theirs@1.0.0"]);
});

test.each([
  [lock({ "": {}, "node_modules/a": { integrity: undefined } }), /does not bind node_modules\/a to one content/],
  [
    lock({ "": {}, "node_modules/a": { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" } }),
    /does not bind node_modules\/a /,
  ],
  [
    lock({
      "": {},
      "node_modules/a": {},
      "node_modules/b/node_modules/a": { integrity: `sha512-${"A".repeat(86)}==` },
    }),
    /does not bind node_modules\/a, node_modules\/b\/node_modules\/a to one content/,
  ],
  [{ ...lock({ "": {} }), lockfileVersion: 1 }, /package-lock\.json has version 1; run npm install/],
])("OPS-6 no bill is made of a lockfile that leaves open what is installed (%#)", (open, reason) => {
  expect(() => billOfMaterials(open)).toThrow(reason);
});

const run = (...args: string[]) => spawnSync(process.execPath, ["scripts/sbom.ts", ...args], { encoding: "utf8" });

test("OPS-6 npm run sbom writes the bill to a file of the operator's choice, and refuses what it does not know", () => {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  const file = join(folder, "new", "bill.json");
  expect(run(file).stdout).toContain(`${bill.components.length} packages, ${bill.serialNumber}`);
  expect(readJson(file)).toEqual(bill);
  rmSync(folder, { recursive: true });
  for (const args of [["--json"], ["a.json", "b.json"]]) {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain("npm run sbom -- FILE");
  }
});
