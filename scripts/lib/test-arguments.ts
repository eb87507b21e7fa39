import { parseArgs } from "node:util";

/** Parts of a test run, in their order. */
export const TEST_PARTS = ["types", "lint", "format", "unit", "worker", "browser", "engines"] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** Parts that run only in `npm run test:all` or when named. */
const SLOW_PARTS: ReadonlySet<TestPart> = new Set<TestPart>(["engines"]);

/** The folders of each part that has test files. Unit tests of one feature are beside its code. */
export const FOLDERS_OF_PART = {
  unit: ["tests/unit/", "app/", "shared/"],
  worker: ["tests/worker/"],
  browser: ["tests/e2e/"],
  engines: ["tests/engines/"],
} satisfies Partial<Record<TestPart, string[]>>;
export type FilePart = keyof typeof FOLDERS_OF_PART;

export const isFilePart = (part: TestPart): part is FilePart => Object.hasOwn(FOLDERS_OF_PART, part);

export const USAGE = `npm test [part | file | title …] [-- --all] [-- --title TEXT]

  npm test                          everything except slow tests
  npm run test:all                  everything
  npm test unit worker              parts: ${TEST_PARTS.join(", ")}
  npm test tests/e2e/csp.spec.ts    one file
  npm test HDR-4                    tests whose title contains HDR-4
  npm test -- --title unit          the same for a title that is also the name of a part
  npm test -- --all worker          with slow files

SKIP_BUILD=1 uses the last build. ENGINES=firefox,webkit chooses browser engines. SEED=… repeats generated tests.`;

export interface TestArguments {
  parts: TestPart[];
  /** Files to run by part; without any, all files of the part run. */
  files: Partial<Record<FilePart, string[]>>;
  /** Runs only tests whose title contains one of these; all if empty. */
  titles: string[];
  /** Whether to run slow files too, and to test every page instead of one of each kind. */
  all: boolean;
  /** Whether only the usage text is wanted. */
  isHelp: boolean;
}

/**
 * Parses the arguments of `npm test`: parts, test files and titles. Without any, everything that is not slow.
 * @param exists whether a path exists
 * @throws Error for a test file that does not exist
 */
export function readTestArguments(args: string[], exists: (path: string) => boolean): TestArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      title: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const named = new Set<TestPart>();
  const files: TestArguments["files"] = {};
  const titles = [...values.title];
  for (const argument of positionals) {
    const path = argument.replaceAll("\\", "/").replace(/^\.\//, "");
    const part = TEST_PARTS.find((name) => name === argument);
    const partOfFile = TEST_PARTS.filter(isFilePart).find((name) =>
      FOLDERS_OF_PART[name].some((folder) => path.startsWith(folder)),
    );
    if (part) named.add(part);
    else if (partOfFile && exists(path)) (files[partOfFile] ??= []).push(path);
    else if (/^[\w./-]+\.tsx?$/.test(path)) throw new Error(`There is no test file ${path}.`);
    else titles.push(argument);
  }
  const chosen = new Set<TestPart>([...named, ...(Object.keys(files) as FilePart[])]);
  // A named part runs completely, even if one of its files is named as well.
  for (const part of named) if (isFilePart(part)) delete files[part];
  const all = values.all || Object.values(files).some((paths) => paths.some((path) => path.includes(".slow.")));
  const parts = TEST_PARTS.filter((part) => isChosen(part, chosen, titles, all));
  return { parts, files, titles, all, isHelp: values.help };
}

function isChosen(part: TestPart, chosen: ReadonlySet<TestPart>, titles: readonly string[], all: boolean): boolean {
  // Types, lint and format have no titles.
  if (titles.length > 0 && !isFilePart(part)) return false;
  return chosen.size > 0 ? chosen.has(part) : all || !SLOW_PARTS.has(part);
}
