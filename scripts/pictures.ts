// Converts every picture from its master in app/assets/pictures to three formats and up to five widths. File names carry a
// hash of master and settings, so existing files are up to date and a second run does nothing.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
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
 * Quality chosen by eye on the finest textures (pins, loom). One more step of AVIF effort takes twice as long and saves
 * four percent. Colors at half the resolution, as in the other two formats, look the same and make up for it.
 */
const ENCODE = {
  avif: { quality: 50, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 72, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const;
type Format = keyof typeof ENCODE;
const FORMATS = Object.keys(ENCODE) as Format[];

const names = Object.keys(pictures) as PictureName[];

/** Short hash of each master together with the settings above. */
export async function pictureHashes(): Promise<Record<PictureName, string>> {
  const entries = names.map(async (name) => {
    const master = await readFile(`${MASTERS}/${name}.jpg`);
    const hash = createHash("sha256").update(JSON.stringify(ENCODE)).update(master).digest("hex");
    return [name, hash.slice(0, 8)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<PictureName, string>;
}

/** Writes the modules with the pictures' names, removes unused files, and lists those to make. */
export async function listPictures(): Promise<Job[]> {
  const hashes = await pictureHashes();
  await writeIfChanged("app/lib/urls/picture-hashes.ts", pictureHashesModule(hashes));
  await writeIfChanged("app/assets/pictures.css", picturesSheet());
  await mkdir(TARGET, { recursive: true });

  const jobs = names.flatMap((name) =>
    FORMATS.flatMap((format) =>
      pictureWidths(name).map((width) => ({ name, format, width, file: `${name}-${hashes[name]}-${width}.${format}` })),
    ),
  );
  await removeOtherFiles(
    TARGET,
    jobs.map((job) => job.file),
  );
  return jobs;
}

/** Generates the missing files in public/pictures. */
export async function makePictures(jobs: readonly Job[]): Promise<void> {
  const missing = jobs.filter((job) => !existsSync(`${TARGET}/${job.file}`));
  const count = missing.length;
  if (count > 0) console.log(`pictures  making ${count} of ${jobs.length}`);
  const encodeNext = async () => {
    for (let job = missing.shift(); job; job = missing.shift()) await encode(job);
  };
  // Encoding one AVIF uses one core, regardless of sharp's concurrency.
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
  console.log(`pictures  ${count} made, ${jobs.length} in all`);
}

interface Job {
  name: PictureName;
  format: Format;
  width: number;
  file: string;
}

async function encode({ name, format, width, file }: Job): Promise<void> {
  // Renamed when complete: an interrupted run must not leave a partial file that looks complete.
  const unfinished = `${TARGET}/.${file}`;
  await sharp(`${MASTERS}/${name}.jpg`)
    .resize(width)
    .toFormat(format === "jpg" ? "jpeg" : format, ENCODE[format])
    .toFile(unfinished);
  await rename(unfinished, `${TARGET}/${file}`);
}

if (import.meta.main) await makePictures(await listPictures());
