import { type LockedPackage, nameAt } from "./lockfile.ts";

/** A package in the bill. Names of properties: github.com/CycloneDX/cyclonedx-property-taxonomy, cdx:npm. */
export interface Component {
  type: "application" | "library";
  "bom-ref": string;
  name: string;
  version: string;
  /** `required`: installed wherever the site is made and run; `optional`: for development, or for some systems only. */
  scope?: "required" | "optional";
  hashes?: { alg: "SHA-512"; content: string }[];
  licenses?: Licenses;
  purl: string;
  properties?: { name: string; value: string }[];
}

type Licenses = ({ license: { id: string } | { name: string } } | { expression: string })[];

/** What every package has, the site itself included. */
export function identity(name: string, version: string, license: string | undefined) {
  return {
    "bom-ref": `${name}@${version}`,
    name,
    version,
    ...(license && { licenses: licensesOf(license) }),
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  };
}

/**
 * One component of all places at which a package is installed in the same version.
 * @param places at least one, as package-lock.json has them
 * Throws where the package is not bound to its content.
 */
export function componentAt(places: [path: string, locked: LockedPackage][]): Component {
  const [[path, locked]] = places as [(typeof places)[number]];
  const { version, license } = locked;
  const contents = new Set(places.map(([, { integrity }]) => /^sha512-([\w+/]{86}==)$/.exec(integrity ?? "")?.[1]));
  const [base64] = contents;
  if (!version || !base64 || contents.size > 1) {
    throw new Error(`package-lock.json does not bind ${places.map(([place]) => place).join(", ")} to one content: each needs a
version and the same sha512 "integrity". Remove the package, and install it from the registry.`);
  }
  const isForDevelopment = places.every(([, { dev }]) => dev);
  const isRequired = places.some(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional);
  return {
    type: "library",
    ...identity(nameAt(path, locked), version, license),
    scope: isRequired ? "required" : "optional",
    hashes: [{ alg: "SHA-512", content: Buffer.from(base64, "base64").toString("hex") }],
    properties: [
      ...(isForDevelopment ? [{ name: "cdx:npm:package:development", value: "true" }] : []),
      ...places.map(([place]) => ({ name: "cdx:npm:package:path", value: place })),
    ],
  };
}

/** An SPDX id, an SPDX expression, or words of the package's own. */
function licensesOf(license: string): Licenses {
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) && license !== "UNLICENSED" ? { id: license } : { name: license } }];
}
