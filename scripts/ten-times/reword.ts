/** From so many words on a text counts as a sentence; names, slugs, codes and dates have fewer. */
const WORDS_OF_A_SENTENCE = 5;

/** Multiplier and modulus of a small generator of numbers that look random (Park and Miller, 1988). */
const FACTOR = 48_271;
const MODULUS = 2 ** 31 - 1;

/**
 * A value whose sentences have their words in another order, the same for the same seed: as many bytes and the same words to
 * index, but nothing that compresses as a repetition would.
 * @param seed a whole number from 1
 */
export function reword<Value>(value: Value, seed: number): Value {
  if (typeof value === "string") return shuffled(value, seed) as Value;
  if (Array.isArray(value)) return value.map((item) => reword(item, seed)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reword(inner, seed)])) as Value;
}

function shuffled(text: string, seed: number): string {
  const words = text.split(" ");
  if (words.length < WORDS_OF_A_SENTENCE) return text;
  let state = seed + text.length;
  for (let last = words.length - 1; last > 0; last -= 1) {
    state = (state * FACTOR) % MODULUS;
    const other = state % (last + 1);
    [words[last], words[other]] = [words[other]!, words[last]!];
  }
  return words.join(" ");
}
