import { firm } from "./firm.ts";
import { BLANK } from "./interface/samples.ts";
import { capitalized, listOf } from "./words.ts";

/**
 * The notice of a page: what its blanks mean, and which of its values are samples. Undefined if it has neither, as with
 * every claim confirmed. Source: BUY-4.
 * @param shown what the page shows
 * @param named its samples without a blank, as plurals
 */
export function sampleNotice(shown: unknown, named: readonly (string | false)[] = []): string | undefined {
  const hasBlanks = JSON.stringify(shown).includes(BLANK);
  const samples = listOf(named);
  if (!hasBlanks && !samples) return undefined;
  const sentences = [
    `${firm.name} stands in for a real firm.`,
    hasBlanks && `“${capitalized(BLANK)}” marks a value that the firm adds before it publishes.`,
    samples && `${capitalized(samples)} are samples${hasBlanks ? "" : " until the firm supplies its own"}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
