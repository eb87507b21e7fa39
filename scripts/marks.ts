// Optimizes SVG drawings into public/marks. Run by hand when a drawing is new or changed:
// node scripts/marks.ts DIRECTORY
// DIRECTORY may contain clients/, certifications/, categories/ and solutions/ with one SVG per mark, and logo SVGs.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Config, optimize } from "svgo";
import { certifications } from "../app/content/certifications.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";
import { INKS } from "./mark-colors.ts";

const TARGET = "public/marks";

const SVGO: Config = { multipass: true, floatPrecision: 2, plugins: ["preset-default"] };

const [source] = process.argv.slice(2);
if (!source || !existsSync(source)) {
  console.error("Name the directory with the drawings: node scripts/marks.ts DIRECTORY");
  process.exit(1);
}

let count = 0;
/** The small certification badges of the hero, in one file instead of six. */
const badges: string[] = [];
for (const { name, svg } of await drawings("clients")) await write(`clients/${name}`, asImage(svg, INKS.ink));
for (const { name, svg } of await drawings("certifications")) {
  const certification = certifications.find(({ image }) => image === name.replace("-small", ""));
  await write(`certifications/${name}`, asImage(svg, INKS[certification?.color ?? "ink"]));
  if (name.endsWith("-small")) badges.push(asSymbol(name.replace("-small", ""), optimize(svg, SVGO).data));
}
if (badges.length > 0) await write("badges", asSprite(badges));
for (const { name, svg } of await drawings(".")) await write(name, optimize(svg, SVGO).data);

const icons = [...(await drawings("categories")), ...(await drawings("solutions"))];
if (icons.length > 0) {
  const symbols = icons.map(({ name, svg }) => asSymbol(name, optimize(svg, SVGO).data));
  await write("line-icons", asSprite(symbols));
}
console.log(`marks  ${count} files in ${TARGET}`);

async function drawings(folder: string): Promise<{ name: string; svg: string }[]> {
  const directory = join(source!, folder);
  if (!existsSync(directory)) return [];
  const files = (await readdir(directory)).filter((file) => file.endsWith(".svg")).toSorted();
  return Promise.all(
    files.map(async (file) => ({ name: basename(file, ".svg"), svg: await readFile(join(directory, file), "utf8") })),
  );
}

async function write(name: string, svg: string): Promise<void> {
  await writeIfChanged(`${TARGET}/${name}.svg`, svg);
  count += 1;
}

/** A drawing in one fixed color, with a default size. */
function asImage(svg: string, colour: string): string {
  const [width, height] = viewBox(svg).split(" ").slice(2) as [string, string];
  return optimize(svg, SVGO)
    .data.replaceAll("currentColor", colour)
    .replace("<svg ", `<svg width="${width}" height="${height}" `);
}

function asSprite(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** A drawing as a sprite symbol. Keeps its attributes, such as `currentColor` and `var(--thread)`. */
function asSymbol(name: string, svg: string): string {
  return svg
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace("<svg", `<symbol id="${name}"`)
    .replace(/<\/svg>\s*$/, "</symbol>");
}

function viewBox(svg: string): string {
  const found = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!found) throw new Error("A drawing has no viewBox.");
  return found;
}
