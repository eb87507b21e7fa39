// Converts every picture from its master in app/assets/pictures to three formats and up to five widths. File names carry a
// hash of master and settings, so existing files are up to date and a second run does nothing.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { pictureWidths } from "../app/lib/urls/picture-sizes.ts";
import { pictures } from "../app/content/pictures.ts";
import type { PictureName } from "../app/content/types/pictures.types.ts";
import { removeOtherFiles } from "./lib/remove-other-files.ts";
import { pictureHashesModule, picturesSheet } from "./lib/picture-modules.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const MASTERS = "app/assets/pictures";
const TARGET = "public/pictures";

/*
 * Quality chosen by eye on the finest textures (pins, loom). One more step of AVIF effort takes four times as long and
 * saves two percent.
 */
const ENCODE = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 72, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const;
type Format = keyof typeof ENCODE;
const FORMATS = Object.keys(ENCODE) as Format[];

const names = Object.keys(pictures) as PictureName[];

/** Short hash of each master together with the settings above. */
export async function pictureHashes(): Promise<Record<PictureName, string>> {
  const entries = names.map(async (name) => {
    const hash = createHash("sha256").update(JSON.stringify(ENCODE));
    return [
      name,
      hash
        .update(await readFile(`${MASTERS}/${name}.jpg`))
        .digest("hex")
        .slice(0, 8),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<PictureName, string>;
}

/** Generates missing files in public/pictures and removes unused ones. */
export async function makePictures(): Promise<void> {
  const started = performance.now();
  const hashes = await pictureHashes();
  await writeIfChanged("app/lib/urls/picture-hashes.ts", pictureHashesModule(hashes));
  await writeIfChanged("app/ui/picture.css", picturesSheet());
  await mkdir(TARGET, { recursive: true });

  const jobs = names.flatMap((name) =>
    FORMATS.flatMap((format) =>
      pictureWidths(name).map((width) => ({ name, format, width, file: `${name}-${hashes[name]}-${width}.${format}` })),
    ),
  );
  const wanted = jobs.map((job) => job.file);
  await removeOtherFiles(TARGET, wanted);

  const missing = jobs.filter((job) => !existsSync(`${TARGET}/${job.file}`));
  const queue = missing.entries();
  const worker = async () => {
    for (const [index, job] of queue) {
      progress(`pictures  ${index + 1} of ${missing.length}: ${job.file}`);
      await encode(job);
    }
  };
  // Encoding one AVIF uses one core, regardless of sharp's concurrency.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const sizes = await Promise.all(wanted.map(async (file) => (await stat(`${TARGET}/${file}`)).size));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  const seconds = (performance.now() - started) / 1000;
  progress("");
  console.log(
    `pictures  ${missing.length} made, ${wanted.length} in all, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  );
}

async function encode({
  name,
  format,
  width,
  file,
}: {
  name: PictureName;
  format: Format;
  width: number;
  file: string;
}) {
  const picture = sharp(`${MASTERS}/${name}.jpg`).resize(width);
  const encoded =
    format === "avif"
      ? picture.avif(ENCODE.avif)
      : format === "webp"
        ? picture.webp(ENCODE.webp)
        : picture.jpeg(ENCODE.jpg);
  // Renamed when complete: an interrupted run must not leave a partial file that looks complete.
  const unfinished = `${TARGET}/.${file}`;
  await encoded.toFile(unfinished);
  await rename(unfinished, `${TARGET}/${file}`);
}

/** Rewrites one line on a terminal; prints nothing to a log. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
}

if (import.meta.main) await makePictures();
