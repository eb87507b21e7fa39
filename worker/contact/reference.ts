/**
 * Digits and letters that are not taken for each other, in print or on the phone: of 2/Z, 5/S, 6/G, 8/B, U/V and M/N there
 * is one, of 0/O and 1/I/L none; and no vowel, so that no word comes about. They are 23, a prime: the check digit needs it.
 */
const ALPHABET = "23456789CDFHJKMPQRTVWXY";

/** What a character is taken for, which is none itself; U and N also by ear. */
const LOOK_ALIKES: Record<string, string> = { Z: "2", S: "5", G: "6", B: "8", U: "V", N: "M" };

/** Characters before the check digit: 78 billion numbers. */
const PAYLOAD_CHARS = 8;

const SPACE = ALPHABET.length ** PAYLOAD_CHARS;

/**
 * The number under which a visitor's request is found again, such as `K7M-2QP-9XM`: a pure function of its idempotency
 * key, so the same request has the same one. The last character is a check digit. Source: OPS-1.
 */
export function referenceOf(idempotencyKey: string): string {
  let number = 0;
  // The key is a hash already; this only folds it. Every step stays below 2^53.
  for (const character of idempotencyKey) number = (number * 257 + character.codePointAt(0)!) % SPACE;
  let payload = "";
  for (; payload.length < PAYLOAD_CHARS; number = Math.floor(number / ALPHABET.length))
    payload += ALPHABET[number % ALPHABET.length];
  const whole = payload + ALPHABET[weighed(payload)]!;
  return whole.replace(/(...)(?=.)/g, "$1-");
}

/**
 * A reference as somebody typed or read it out, in its one spelling, look-alikes put right; undefined where it is none: one
 * wrong character, or two that changed places, never pass for another reference.
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
 * The check digit's value: the sum of all values, each times a weight of its own, modulo the alphabet's size. With a prime
 * it finds each single error and each exchange of two characters, as in ISBN-10. Source: ISO 2108:1992, annex.
 */
const weighed = (payload: string): number =>
  [...payload].reduce((sum, one, at) => sum + ALPHABET.indexOf(one) * (at + 2), 0) % ALPHABET.length;
