/** The first 128 bits of a SHA-256, in hexadecimal. */
export async function digest(bytes: Uint8Array): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  return [...sum.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
