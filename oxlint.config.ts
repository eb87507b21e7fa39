import { defineConfig, type OxlintOverride } from "oxlint";

type Pattern = { group: string[]; message: string; importNamePattern?: string };

const TESTS: Pattern = {
  group: ["**/tests/**"],
  message: "Code that tests share with scripts is in scripts/local/ or scripts/lib/.",
};

const INTERNALS: Pattern = {
  group: ["react*", "react*/**", "@react-router/*", "wrangler", "miniflare", "vite*", "hono/**"],
  // React Aria's toasts have no other names yet (react-spectrum #7783).
  importNamePattern: "^(UNSAFE|unstable)_|^UNSTABLE_(?!Toast)",
  message: "Internals of libraries are used only in a shims/ folder, one file each.",
};

const TEXTS: Pattern = {
  group: ["**/content/**", "!**/content/types/**", "!**/content/interface/**"],
  message:
    "Loaders provide content. Import its types from content/types, and texts of controls from content/interface.",
};

/** The parts of app/ from the top down. Each imports only those after it; `content` is what loaders read. */
const LAYERS = ["features", "shell", "ui", "router", "registry", "lib", "content", "books", "shared"];

/** Forbids the layers above one, and the other top folders. */
const above = (layer: string): Pattern => ({
  group: [...LAYERS.slice(0, LAYERS.indexOf(layer)), "worker", "scripts"].map((name) => `**/${name}/**`),
  message: `Imports flow down: ${LAYERS.join(" → ")}.`,
});

/** A feature uses another one through its types and on the server; route modules and pages put features together. */
const OTHER_FEATURES: Pattern = {
  group: ["../[a-z]*/*", "!../[a-z]*/*.types.ts", "!../[a-z]*/*.server.ts"],
  message: "Another feature is used in x.route.tsx and x-page.tsx only. What two features share is in app/ui.",
};

/**
 * Forbids imports in some files. Replaces the rule of earlier entries for the same files. oxlint allows what any of the
 * patterns excludes with `!`.
 */
const forbid = (files: string[], ...patterns: Pattern[]): OxlintOverride => ({
  files,
  excludeFiles: ["**/*.test.{ts,tsx}"],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "react/react-in-jsx-scope": "off",
    "no-shadow": "off",
    "no-await-in-loop": "off",
    "import/no-unassigned-import": "off",
    "react/no-array-index-key": "error",
    eqeqeq: "error",
    "no-console": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "no-empty-pattern": "off",
    "no-restricted-imports": ["error", { patterns: [INTERNALS] }],
  },
  ignorePatterns: ["build", ".react-router", "worker-configuration.d.ts"],
  overrides: [
    {
      files: ["app/**/*.tsx"],
      excludeFiles: ["**/*.test.tsx"],
      rules: {
        "react/jsx-no-literals": [
          "error",
          {
            allowedStrings: ["", "*", "/", ".", ",", ":", "(", ")", "©"],
            restrictedAttributes: [
              "aria-label",
              "aria-roledescription",
              "alt",
              "heading",
              "label",
              "placeholder",
              "title",
            ],
          },
        ],
      },
    },
    {
      files: ["app/**/*.tsx"],
      rules: {
        "react/forbid-dom-props": [
          "error",
          { forbid: [{ propName: "name", disallowedFor: ["details"], message: "An accordion is ui/accordion.tsx." }] },
        ],
      },
    },
    {
      files: ["scripts/bench.ts", "tests/e2e/keyboard-walk/focus-stop.ts", "tests/support/losses.ts"],
      rules: { "unicorn/consistent-function-scoping": "off" },
    },
    forbid(["app/**", "shared/**", "worker/**", "scripts/**"], TESTS, INTERNALS),
    forbid(["app/*"], TESTS, INTERNALS, above("features")),
    ...["shell", "ui", "router", "lib"].map((layer) =>
      forbid([`app/${layer}/**`], TESTS, INTERNALS, above(layer), TEXTS),
    ),
    ...["registry", "content"].map((layer) => forbid([`app/${layer}/**`], TESTS, INTERNALS, above(layer))),
    forbid(["app/books/**"], TESTS, INTERNALS, above("content"), TEXTS),
    forbid(["shared/**"], TESTS, INTERNALS, above("shared")),
    forbid(["app/features/**"], TESTS, INTERNALS, above("features"), TEXTS, OTHER_FEATURES),
    forbid(["app/features/**/*.server.ts"], TESTS, INTERNALS, above("features"), OTHER_FEATURES),
    forbid(["app/features/**/*-page.tsx"], TESTS, INTERNALS, above("features"), TEXTS),
    forbid(["app/{features,shell}/**/*.route.{ts,tsx}"], TESTS, INTERNALS, above("features")),
    forbid(["app/router/shims/**"], TESTS, above("router"), TEXTS),
    forbid(["worker/shims/**", "scripts/shims/**"], TESTS),
  ],
});
