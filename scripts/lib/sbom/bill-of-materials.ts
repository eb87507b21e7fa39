import { createHash } from "node:crypto";
import { type Component, componentAt, identity } from "./component.ts";
import { dependenciesAt, type Lockfile, nameAt } from "./lockfile.ts";

export interface BillOfMaterials {
  $schema: string;
  bomFormat: "CycloneDX";
  specVersion: "1.6";
  /** Made of all the rest: the same bill has the same number. */
  serialNumber: string;
  version: 1;
  metadata: { lifecycles: { phase: "pre-build" }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The bill of materials of a lockfile: each package and version once, with every path at which it is installed, for all
 * systems and not only this one. `npm sbom` writes CycloneDX 1.5, with another number and time at each run, and with each
 * version of npm other properties; this one is made of the lockfile alone and changes only with it. Throws for a lockfile
 * of another version, and where a package is not bound to its content. Source: OPS-6, cyclonedx.org/docs/1.6/json.
 */
export function billOfMaterials(lockfile: Lockfile): BillOfMaterials {
  const { name, version, lockfileVersion, packages } = lockfile;
  if (lockfileVersion !== 3)
    throw new Error(`package-lock.json has version ${lockfileVersion}; run npm install with npm 9 or newer.`);
  const refAt = (path: string) => `${nameAt(path, packages[path]!)}@${packages[path]!.version}`;
  const pathsOf = new Map<string, string[]>();
  for (const path of Object.keys(packages).toSorted(byCode)) {
    pathsOf.set(refAt(path), [...(pathsOf.get(refAt(path)) ?? []), path]);
  }
  const inOrder = [...pathsOf].toSorted(([a], [b]) => byCode(a, b));
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: { type: "application", ...identity(name, version, packages[""]?.license) },
    },
    components: inOrder
      .filter(([, [path]]) => path !== "")
      .map(([, paths]) => componentAt(paths.map((path) => [path, packages[path]!]))),
    dependencies: inOrder.map(([ref, paths]) => {
      const found = paths.flatMap((path) => dependenciesAt(lockfile, path));
      return { ref, dependsOn: [...new Set(found.map(refAt))].toSorted(byCode) };
    }),
  } satisfies Omit<BillOfMaterials, "serialNumber">;
  return { ...bill, serialNumber: serialNumberOf(JSON.stringify(bill)) };
}

/** The same order in every language. */
const byCode = (a: string, b: string) => (a < b ? -1 : 1);

/** A UUID of version 8, whose digits an application may make as it likes. Source: RFC 9562, 5.8. */
function serialNumberOf(text: string): string {
  const digits = createHash("sha256").update(text).digest("hex");
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return `urn:uuid:${parts.join("-")}-${digits.slice(20, 32)}`;
}
