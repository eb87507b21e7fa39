/**
 * Characters that are not confused with each other in print or on the phone: one each of 2/Z, 5/S, 6/G, 8/B, U/V and M/N,
 * none of 0/O and 1/I/L. No vowels, so that no words appear. There are 23, because the check digit needs a prime.
 */
const ALPHABET = "23456789CDFHJKMPQRTVWXY";

/** Characters that are accepted for another one. */
const LOOK_ALIKES: Record<string, string> = { Z: "2", S: "5", G: "6", B: "8", U: "V", N: "M" };

/** Characters before the check digit: 78 billion references. */
const PAYLOAD_CHARS = 8;

const SPACE = ALPHABET.length ** PAYLOAD_CHARS;

/**
 * The reference of a request, such as `K7M-2QP-9XM`. Derived from its idempotency key, so the same request always has
 * the same reference. The last character is a check digit. Source: OPS-1.
 */
export function referenceOf(idempotencyKey: string): string {
  let number = 0;
  // The key is already a hash. All intermediate values stay below 2^53.
  for (const character of idempotencyKey) number = (number * 257 + character.codePointAt(0)!) % SPACE;
  let payload = "";
  for (; payload.length < PAYLOAD_CHARS; number = Math.floor(number / ALPHABET.length))
    payload += ALPHABET[number % ALPHABET.length];
  const whole = payload + ALPHABET[weighed(payload)]!;
  return whole.replace(/(...)(?=.)/g, "$1-");
}

/**
 * Normalizes a typed or dictated reference, including confused characters. Undefined if the check digit does not match:
 * it detects every single wrong character and every swap of two.
 */
export function readReference(typed: string): string | undefined {
  const characters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/[ZSGBUN]/g, (one) => LOOK_ALIKES[one]!);
  const isWhole = characters.length === PAYLOAD_CHARS + 1 && [...characters].every((one) => ALPHABET.includes(one));
  if (!isWhole || ALPHABET[weighed(characters.slice(0, -1))] !== characters.at(-1)) return undefined;
  return characters.replace(/(...)(?=.)/g, "$1-");
}

/**
 * The check digit: a weighted sum modulo the size of the alphabet, as in ISBN-10. Because that is a prime, it detects
 * every single error and every transposition. Source: ISO 2108:1992, annex.
 */
const weighed = (payload: string): number =>
  [...payload].reduce((sum, one, at) => sum + ALPHABET.indexOf(one) * (at + 2), 0) % ALPHABET.length;
