import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const CLIENT_DIR = "build/client";

/** What a page's first load asks for, apart from pictures and fonts: its own HTML, and every script, brotli-compressed. */
export interface PageBytes {
  path: string;
  html: number;
  scripts: { url: string; bytes: number }[];
  scriptBytes: number;
}

const brotli = (data: Buffer | string) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Counts a page's bytes from the build itself, so that the figure is the same on every machine.
 * @param origin where the built site answers
 */
export async function countPageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = await (await fetch(origin + path)).text();
  const urls = new Set([...html.matchAll(/\/assets\/[^"'\s]+\.js/g)].map(([url]) => url));
  const scripts = [...urls].map((url) => ({ url, bytes: brotli(readFileSync(CLIENT_DIR + url)) }));
  return {
    path,
    html: brotli(html),
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
