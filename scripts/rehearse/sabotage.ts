import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Books } from "./ledger.ts";
import { rewrite } from "./link-tree.ts";
import type { LogBook } from "./log-book.ts";
import type { Build } from "./twin-build.ts";

/** Faults that the rehearsal must name, made on purpose to prove that it does. */
export const SABOTAGES = {
  lose: "the gateway says that it took a request, and loses it",
  double: "the gateway keeps a request twice",
  forget: "nothing knows a reference that a visitor was told",
  "half-page": "the pages of one build name a script of the other",
  "missing-file": "a script that pages name is not there",
  pass: "a good build is passed off as a bad one, so that the smoke test lets it through",
} as const;

export type Sabotage = keyof typeof SABOTAGES;

const ENTRY = /^entry\.client-.*\.js$/;
const entryOf = ({ clientDir, files }: Build) =>
  readdirSync(join(clientDir, "assets")).find((name) => ENTRY.test(name) && files.has(`/assets/${name}`))!;

/** Spoils the builds before they are run. */
export function sabotageBuilds(sabotages: readonly Sabotage[], first: Build, deployed: readonly Build[]): void {
  const [second] = deployed;
  if (sabotages.includes("half-page"))
    rewrite(join(second!.serverDir, "index.js"), (source) => source.replaceAll(entryOf(second!), entryOf(first)));
  if (!sabotages.includes("missing-file")) return;
  const gone = entryOf(first);
  for (const { clientDir } of [first, ...deployed]) rmSync(join(clientDir, "assets", gone), { force: true });
}

/** Forgets the first reference that was told of what the gateway has, wherever it stands: of anything else it would be a loss. */
export function sabotageBooks(sabotages: readonly Sabotage[], books: Books, log: LogBook): Books {
  const forgotten = books.told.find(({ mark }) => books.gateway.some((kept) => kept.mark === mark))?.reference;
  if (!sabotages.includes("forget") || !forgotten) return books;
  log.forget(forgotten);
  const gateway = books.gateway.map((kept) => (kept.reference === forgotten ? { ...kept, reference: null } : kept));
  return { ...books, gateway, waiting: new Set([...books.waiting].filter((one) => one !== forgotten)) };
}
