import { digest } from "../digest.ts";

/** A call to sign: its address, its body and its headers, names in lower case. */
export interface SignedCall {
  method: string;
  url: string;
  body: string;
  headers: Record<string, string>;
}

const encoder = new TextEncoder();
const inBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * The headers that prove to the gateway who calls: the body's digest (RFC 9530) and a signature (RFC 9421, hmac-sha256)
 * over the address, the body, every header of the call and the time. Made anew for each try. Source: OPS-5.
 * @param secret text; its UTF-8 bytes are the key
 */
export async function signatureHeaders(call: SignedCall, secret: string, now: Date): Promise<Record<string, string>> {
  const sum = await crypto.subtle.digest("SHA-256", encoder.encode(call.body));
  const contentDigest = `sha-256=:${inBase64(sum)}:`;
  const date = now.toUTCString();
  const { host, pathname } = new URL(call.url);
  const components: Component[] = [
    ["@method", call.method],
    ["@authority", host],
    ["@path", pathname],
    ["content-digest", contentDigest],
    ...Object.entries(call.headers),
    ["date", date],
  ];
  const created = Math.floor(now.getTime() / 1000);
  const parameters = `;created=${created};keyid="${await keyIdOf(secret)}";alg="hmac-sha256"`;
  const { input, signature } = await sign(components, parameters, encoder.encode(secret));
  return { date, "content-digest": contentDigest, "signature-input": `site=${input}`, signature: `site=${signature}` };
}

/**
 * The name of a key: the first 16 hexadecimal digits of its SHA-256. It follows from the secret, so that a change of the
 * secret is one step here, and a gateway that knows the old and the new one knows which was used.
 */
export const keyIdOf = async (secret: string): Promise<string> => (await digest(encoder.encode(secret))).slice(0, 16);

/** A component of a message and its value: a header's name in lower case, or a derived one such as `@method`. */
export type Component = readonly [name: string, value: string];

/** Signs components in their order. @param parameters as they stand in the header, each after a semicolon */
export async function sign(components: readonly Component[], parameters: string, key: Uint8Array<ArrayBuffer>) {
  const input = `(${components.map(([name]) => `"${name}"`).join(" ")})${parameters}`;
  // The signature base. Source: RFC 9421, section 2.5.
  const base = [...components, ["@signature-params", input] as const]
    .map(([name, value]) => `"${name}": ${value}`)
    .join("\n");
  const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", hmac, encoder.encode(base));
  return { input, signature: `:${inBase64(signature)}:` };
}
