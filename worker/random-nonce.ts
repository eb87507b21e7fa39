import { Buffer } from "node:buffer";

/** 128 random bits for the Content-Security-Policy of one response, always of the same length. Source: CSP 3, section 7.1. */
export function randomNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
}
