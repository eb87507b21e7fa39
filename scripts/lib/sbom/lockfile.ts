/** A package as package-lock.json has it. Source: docs.npmjs.com/cli/configuring-npm/package-lock-json. */
export interface LockedPackage {
  /** Where it is installed under another name. */
  name?: string;
  version?: string;
  /** What the package holds: `sha512-` and a digest in base64. */
  integrity?: string;
  license?: string;
  /** Needed for development only. */
  dev?: boolean;
  /** Left out on systems that it is not for. */
  optional?: boolean;
  /** Both, by different ways. */
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  /** The project's own; those of packages do not stand here. */
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Lockfile {
  name: string;
  version: string;
  lockfileVersion: number;
  /** By the path at which a package is installed; "" is the project itself. */
  packages: Record<string, LockedPackage>;
}

const FOLDER = "node_modules/";

/** Name of the package at a path: `@scope/name` at `node_modules/a/node_modules/@scope/name`, unless it says another. */
export const nameAt = (path: string, { name }: LockedPackage): string =>
  name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Paths of the packages that the one at a path gets when it imports what it names as its dependencies: the nearest
 * node_modules going up, as Node looks them up. What is optional and nowhere installed is left out.
 */
export function dependenciesAt({ packages }: Lockfile, path: string): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path]!;
  const names = Object.keys({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...peerDependencies,
  });
  return names.map((name) => nearest(packages, path, name)).filter((found) => found !== undefined);
}

function nearest(packages: Lockfile["packages"], from: string, name: string): string | undefined {
  const path = from === "" ? FOLDER + name : `${from}/${FOLDER}${name}`;
  if (packages[path]) return path;
  if (from === "") return undefined;
  return nearest(packages, from.slice(0, Math.max(0, from.lastIndexOf(`/${FOLDER}`))), name);
}
