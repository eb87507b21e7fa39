import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const CLIENT_DIR = "build/client";

/** What a page's first load asks for, apart from pictures and fonts: its own HTML, and every script, brotli-compressed. */
export interface PageBytes {
  path: string;
  html: number;
  /** The same at quality 5, as pages are compressed that are made for each visitor. */
  htmlAtOnce: number;
  /** What of that the sheets in it weigh by themselves. */
  sheetAtOnce: number;
  scripts: { url: string; bytes: number }[];
  scriptBytes: number;
}

const brotli = (data: Buffer | string, quality = 11) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Of brotli, where there is no time for the best. */
const AT_ONCE = 5;

/** Bytes of a text as pages are compressed that are made for each visitor. */
export const bytesAtOnce = (data: Buffer | string): number => brotli(data, AT_ONCE);

/** Of scripts, by their addresses, which name their content: pages share most of them. */
const bytesOfScripts = new Map<string, number>();

function bytesOfScript(url: string): number {
  const bytes = bytesOfScripts.get(url) ?? brotli(readFileSync(CLIENT_DIR + url));
  bytesOfScripts.set(url, bytes);
  return bytes;
}

/**
 * Counts a page's bytes from the build itself, so that the figure is the same on every machine.
 * @param origin where the built site answers
 */
export async function countPageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = await (await fetch(origin + path)).text();
  const urls = new Set([...html.matchAll(/\/assets\/[^"'\s]+\.js/g)].map(([url]) => url));
  const scripts = [...urls].map((url) => ({ url, bytes: bytesOfScript(url) }));
  return {
    path,
    // The best compression takes its time, and few ask.
    get html() {
      return brotli(html);
    },
    htmlAtOnce: bytesAtOnce(html),
    sheetAtOnce: bytesAtOnce(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ""),
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
