import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn, linkTree, rewrite } from "./link-tree.ts";
import type { Random } from "./random.ts";
import { twinOf } from "./twin-build.ts";

/** A way in which a deploy goes wrong. What exactly is spoiled, where there is a choice, is drawn. */
export interface BadBuild {
  name: string;
  /** Spoils a copy of the good build. */
  spoil?: (folder: string, draw: Random) => void;
  /** Settings that the version is given instead of those that were meant; undefined takes one away. */
  settings?: Record<string, string | undefined>;
}

const worker = (folder: string) => join(folder, "server/index.js");
const client = (folder: string, path = "") => join(folder, "client", path);
const assets = (folder: string, end: string) =>
  readdirSync(client(folder, "assets"))
    .filter((name) => name.endsWith(end))
    .map((name) => client(folder, join("assets", name)));

/** Puts something into the worker's code in the place of what is there. */
const inWorker = (from: string | RegExp, to: string) => (folder: string) =>
  rewrite(worker(folder), (source) => source.replace(from, to));

const PAGE = /function \w+Page\(\{ loaderData[^)]*\) \{/g;
const NAMES_OF_HEADERS = [
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
] as const;

/** Twenty, each of another kind. */
export const BAD_BUILDS: readonly BadBuild[] = [
  { name: "a chunk is missing", spoil: (folder, draw) => rmSync(draw.pick(assets(folder, ".js"))) },
  {
    name: "half of a chunk was written",
    spoil: (folder, draw) => {
      // Routes that are no pages have a chunk without code.
      const chunks = assets(folder, ".js").filter((file) => statSync(file).size > 0);
      rewrite(draw.pick(chunks), (code) => code.slice(0, code.length >> 1));
    },
  },
  {
    name: "a sheet is empty",
    spoil: (folder, draw) => {
      const sheet = draw.pick(assets(folder, ".css").filter((file) => !/(?:root|print)-/.test(file)));
      rewrite(sheet, () => " ");
      const line = `"/assets/${basename(sheet)}": "`;
      rewrite(worker(folder), (source) => {
        const at = source.indexOf(line) + line.length;
        return `${source.slice(0, at)} ${source.slice(source.indexOf('",\n', at))}`;
      });
    },
  },
  {
    name: "a font or a picture is missing",
    spoil: (folder, draw) => {
      const files = ["fonts", "pictures"].flatMap((name) =>
        filesIn(client(folder, name)).map((file) => join(name, file)),
      );
      rmSync(client(folder, draw.pick(files)));
    },
  },
  {
    name: "pages lack a security header",
    spoil: (folder, draw) => inWorker(new RegExp(`\\["${draw.pick(NAMES_OF_HEADERS)}", `), '["x-nothing", ')(folder),
  },
  {
    name: "files lack a security header",
    spoil: (folder, draw) =>
      rewrite(client(folder, "_headers"), (text) =>
        text.replace(new RegExp(`^  ${draw.pick(NAMES_OF_HEADERS)}: .*\n`, "im"), ""),
      ),
  },
  {
    name: "the policy blocks the scripts",
    spoil: inWorker("script-src 'nonce-${nonce}' 'strict-dynamic'", "script-src 'self'"),
  },
  {
    name: "a page throws",
    spoil: (folder, draw) => {
      rewrite(worker(folder), (source) => {
        const chosen = draw.pick([...source.matchAll(PAGE)])[0];
        return source.replace(chosen, `${chosen} throw new Error("jammed");`);
      });
    },
  },
  {
    name: "a page that is kept breaks off",
    spoil: inWorker(
      /("x-remix-response", "yes"\);\s+return new Response\()body,/,
      '$1kind === "page" ? body.subarray(0, 60000) : body,',
    ),
  },
  {
    name: "a page is redirected to itself",
    spoil: (folder, draw) =>
      inWorker(
        "const target = path ===",
        `if (pathname === "${draw.pick(["/about", "/services", "/rules"])}") return pathname;\n\tconst target = path ===`,
      )(folder),
  },
  { name: "a page that is not there answers 200", spoil: inWorker('kind === "not-found" ? 404 : 200', "200") },
  {
    name: "the form calls an address that the gateway does not have",
    spoil: inWorker('"/dev/contact-gtf"', '"/dev/contact"'),
  },
  {
    name: "the form fails without JavaScript",
    spoil: inWorker("takeForm: (form) => takeRequest(", "takeForm: async (form) => takeRequst("),
  },
  {
    name: "incomplete requests are taken",
    spoil: inWorker(
      "safeParse(ContactSchema, fields)",
      "{ success: true, output: { form_type: 'common', service: '', name: '', email: '', phone: '', company: '', message: '', ...fields } }",
    ),
  },
  { name: "the gateway's address is missing", settings: { CONTACT_API_ORIGIN: undefined } },
  { name: "the site is closed to search engines", settings: { INDEXABLE: "false" } },
  {
    name: "the statement to download is a stale one",
    spoil: (folder) => {
      rmSync(client(folder, "capability-statement.pdf"));
      writeFileSync(client(folder, "capability-statement.pdf"), "%PDF-1.7\n% of last year\n");
    },
  },
  {
    name: "the worker is of another build than its files",
    spoil: (folder) => {
      const other = `${folder}-other`;
      twinOf("build", other, { name: "another build" });
      rmSync(join(folder, "server"), { recursive: true });
      linkTree(join(other, "server"), join(folder, "server"));
      rmSync(other, { recursive: true });
    },
  },
  {
    name: "the data of pages fails",
    spoil: inWorker('const isData = pathname.endsWith(".data");', "const isData = false;"),
  },
  {
    name: "the search throws",
    spoil: inWorker(
      /const answer = await answerTo/,
      'if (new URL(request.url).search) throw new Error("jammed");\n\t$&',
    ),
  },
];
