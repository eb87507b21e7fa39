import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Vite's list of bundled packages (`build.license`), in the bundle's folder until it is merged. */
export const LICENCES_FILE = "bundled-licences.json";

/** Path of the licences on the site. */
const TEXT_FILE = "third-party-licences.txt";

/** Shipped, but not part of a module graph: fonts, icons, CSS resets, Vite's chunk loader. */
const WITHOUT_MODULES = [
  "@fontsource-variable/newsreader",
  "@fontsource-variable/public-sans",
  "@iconify-json/ph",
  "@unocss/preset-wind4",
  "vite",
];

const RULE = "-".repeat(80);

interface Licence {
  name: string;
  version: string;
  /** The package's licence id, such as MIT. */
  identifier?: string;
  /** The full licence text, if the package contains it. */
  text?: string;
}

/** Writes the licences of everything in the client and worker bundles to the build's static files. */
export function writeLicences(buildDirectory: string): void {
  const bundled = ["client", "server"].flatMap((bundle) => {
    const file = join(buildDirectory, bundle, LICENCES_FILE);
    const licences = JSON.parse(readFileSync(file, "utf8")) as Licence[];
    rmSync(file);
    return licences;
  });
  writeFileSync(join(buildDirectory, "client", TEXT_FILE), licencesText([...bundled, ...WITHOUT_MODULES.map(read)]));
}

/** All licences as one text, sorted by name, each package version once. */
export function licencesText(licences: Licence[]): string {
  const entries = new Map(licences.map((licence) => [`${licence.name} ${licence.version}`, licence]));
  const sorted = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    "This site is made with the following packages, under the licences that stand below each.",
    ...sorted.map(
      ([title, { name, identifier, text }]) =>
        `${RULE}\n${title}\nLicence: ${identifier ?? "see below"}\n\n${text ?? withoutText(name, identifier)}`,
    ),
    "",
  ].join("\n\n");
}

function read(name: string): Licence {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file && readFileSync(join(folder, file), "utf8");
  // Vite lists licences of its own runtime, which the site does not include.
  return { name, version: version!, identifier: license, text: text?.split(/^# licenses of bundled/im)[0]!.trim() };
}

/** Some packages name their licence but do not include its text. */
function withoutText(name: string, identifier?: string): string {
  // React's file has the terms below its own name and copyright.
  const terms = readFileSync("node_modules/react/LICENSE", "utf8").split("\n\n").slice(2).join("\n\n").trim();
  if (identifier === "MIT") return `Copyright (c) the authors of ${name}\n\n${terms}`;
  throw new Error(`${name} brings no text of its licence (${identifier}). Say it in scripts/licences.ts.`);
}
