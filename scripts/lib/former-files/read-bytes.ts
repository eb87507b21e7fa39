/** What is left to read of several answers together. */
export interface Budget {
  bytes: number;
}

/**
 * An answer's bytes, or undefined where it holds more than allowed. What it declares is looked at first, and no more than
 * allowed is ever held in memory: the running site is not trusted with that.
 * @param limit most bytes of this answer
 * @param budget most bytes of this answer and the others that share it
 */
export async function readBytes(answer: Response, limit: number, budget: Budget): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const isTooLarge = (more: number) => size + more > limit || more > budget.bytes;
  if (isTooLarge(Number(answer.headers.get("content-length")) || 0)) {
    await answer.body?.cancel();
    return undefined;
  }
  // Leaving the loop cancels the rest.
  for await (const chunk of answer.body ?? []) {
    if (isTooLarge(chunk.byteLength)) return undefined;
    size += chunk.byteLength;
    budget.bytes -= chunk.byteLength;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
