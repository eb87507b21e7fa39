import * as v from "valibot";
import { LetterLabelSchema } from "../../../worker/contact/dead-letter-record.ts";
import { readMessage } from "../../../worker/contact/message.ts";
import { readReference } from "../../../worker/contact/reference.ts";
import { printable, printableLine } from "./printable.ts";
import type { ListedLetter, OutboxApi } from "./api.ts";

type Letters = Pick<OutboxApi, "list" | "read" | "remove" | "send">;

/** What a command prints, and whether it succeeded. */
export interface Outcome {
  text: string;
  ok: boolean;
}

const HEAD = ["reference", "accepted", "kept", "why", "id"];

/** One line per dead letter, oldest first, without any data that visitors typed. */
export async function list(letters: Letters): Promise<Outcome> {
  const all = (await letters.list()).map((letter) => ({ key: letter.key, ...labelOf(letter) }));
  if (all.length === 0) return { text: "There are no dead letters.", ok: true };
  const rows = all
    .toSorted((one, other) => one.keptAt.localeCompare(other.keptAt, "en"))
    .map(({ reference, acceptedAt, keptAt, why, key }) =>
      [reference ?? "-", toMinute(acceptedAt), toMinute(keptAt), why, key].map(printableLine),
    );
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd();
  return { text: [HEAD, ...rows].map(line).join("\n"), ok: true };
}

/** One complete letter, including what the visitor typed. @param id a reference, or the id that `list` shows */
export async function show(letters: Letters, id: string): Promise<Outcome> {
  const letter = await find(letters, id);
  const message: unknown = JSON.parse(await letters.read(letter.key));
  const request = readMessage(message);
  const shown = request ? { ...request, body: JSON.parse(request.body) as unknown } : message;
  const text = JSON.stringify({ id: letter.key, ...labelOf(letter), message: shown }, null, 2);
  return { text: printable(text), ok: true };
}

/**
 * Sends letters to the outbox again with their original idempotency keys, so that a gateway that honors them accepts
 * none twice. A letter is deleted from the store only once it is in the outbox.
 * @param id as for `show`, or "all"
 * @param tell called after each letter, so that the progress is known if the command is interrupted
 */
export async function replay(letters: Letters, id: string, tell: (line: string) => void): Promise<Outcome> {
  const chosen = id === "all" ? await letters.list() : [await find(letters, id)];
  let failures = 0;
  for (const letter of chosen) {
    const name = labelOf(letter).reference ?? letter.key;
    try {
      const message: unknown = JSON.parse(await letters.read(letter.key));
      if (!readMessage(message))
        throw new Error(`nobody could deliver it. Look at it: npm run outbox -- show ${letter.key}`);
      await letters.send(message);
      await letters.remove(letter.key);
      tell(`${name} is in the outbox again.`);
    } catch (error) {
      failures++;
      tell(`${name} stays: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const text =
    chosen.length === 0
      ? "There are no dead letters."
      : `${chosen.length - failures} of ${chosen.length} are in the outbox again.`;
  return { text, ok: failures === 0 };
}

async function find(letters: Letters, id: string): Promise<ListedLetter> {
  const reference = readReference(id);
  const all = await letters.list();
  const found = all.filter((letter) => letter.key === id || (reference && labelOf(letter).reference === reference));
  if (found.length === 1) return found[0]!;
  if (found.length > 1) throw new Error(`${id} stands for several: ${found.map(({ key }) => key).join(", ")}`);
  const isMistyped = !reference && /^\w{3}[-–\s]?\w{3}[-–\s]?\w{3}$/.test(id.trim());
  const why = /[01AEILO]/i.test(id)
    ? "it never holds 0, 1, A, E, I, L or O"
    : "its check digit is wrong. A character was misread, or two changed places";
  throw new Error(
    isMistyped
      ? `${id} is no reference: ${why}.`
      : `There is no dead letter ${id}. npm run outbox -- list shows those that are there.`,
  );
}

/** A label from another version, or a missing one, still shows that the letter exists. */
function labelOf({ label }: ListedLetter): v.InferOutput<typeof LetterLabelSchema> {
  const read = v.safeParse(LetterLabelSchema, label);
  return read.success ? read.output : { keptAt: "", why: "malformed" };
}

const toMinute = (time: string | undefined) => (time ? `${time.slice(0, 16).replace("T", " ")}Z` : "-");
