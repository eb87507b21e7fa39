/** So much of a path that is no page's is worth a line. */
const PATH_LIMIT_CHARS = 200;

/** How often a part of a path may be encoded over again before it is not worth reading. */
const DECODING_ROUNDS = 5;

/** An at sign, also in the widths of East Asian type and as HTML, mailers (`=40`) and old scripts (`%u0040`) write it. */
const ADDRESS = /[@\uFE6B\uFF20]|&(?:amp;)*(?:#0*64|#x0*40|commat)(?!\w)|=40|%u0040/i;

/**
 * Four digits or more, also raised or circled ones, and also with up to three marks between them, as in numbers of
 * telephones, accounts and persons: slashes are such marks.
 */
const NUMBER = /\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){3,}/gu;

/** A word longer than this is more likely a token. */
const WORD_LIMIT_CHARS = 24;

/**
 * How people write words into addresses: in one case, with capitals at the start of each, or short and mixed with digits
 * (`a123`, `s4hana`). Base64, tokens and keys change case and mix in digits all through.
 */
const READABLE =
  /^(?:[\p{Ll}\p{Lo}\p{M}]+\d{0,3}|\p{Lu}[\p{Lu}\p{M}]*\d{0,3}|(?:\p{Lu}[\p{Ll}\p{M}]+){1,3}\d{0,3}|[\p{Ll}\d]{1,8}|[\p{Lu}\d]{1,8}|\p{N}+)$/u;

/**
 * A path that is no page's, as the log may hold it: `*` stands for each part between slashes with something like an
 * address, a token or a key in it, and for each run of digits, however they are encoded or divided. The rest names the
 * broken link (GEN-2).
 */
export const redactPath = (pathname: string): string =>
  pathname
    .replace(/\.data$/, "")
    .split("/", PATH_LIMIT_CHARS)
    .map(redactSegment)
    .join("/")
    .replace(NUMBER, "*")
    .slice(0, PATH_LIMIT_CHARS);

function redactSegment(segment: string): string {
  const text = decoded(segment);
  if (text === null || ADDRESS.test(text)) return "*";
  if (!(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every(isReadable)) return "*";
  const rest = text.replace(NUMBER, "*");
  return rest === text ? segment : encodeURIComponent(rest);
}

const isReadable = (word: string) => word.length <= WORD_LIMIT_CHARS && READABLE.test(word);

/** The text of a part of a path, or null where it is encoded too many times over. */
function decoded(segment: string): string | null {
  let text = segment;
  for (let round = 0; round < DECODING_ROUNDS; round += 1) {
    const next = text.replace(/(?:%[\da-f]{2})+/gi, bytesAsText);
    if (next === text) return text;
    text = next;
  }
  return null;
}

const bytesAsText = (codes: string) =>
  new TextDecoder().decode(Uint8Array.from(codes.slice(1).split("%"), (code) => Number.parseInt(code, 16)));
