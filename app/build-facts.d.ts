/** Made by scripts/build-facts.ts. */
declare module "virtual:build-facts" {
  export const builtOn: string;
  export const lastModified: Record<string, string>;
  export const themeColor: string;
  export const rulesCitedOn: Record<string, string[]>;
}

/** Made by scripts/search-index.ts. */
declare module "virtual:search-index" {
  export const index: import("./features/search/make-index.server.ts").SearchIndex;
}

/** Made by scripts/altered-books.ts. */
declare module "virtual:altered-books" {
  /** The records that can be changed. Each is passed when its module loads, before anything is computed from it. */
  interface ChangeableRecords {
    documents?: import("./books/ledger/document.ts").LedgerDocument[];
    subledgers?: Record<keyof typeof import("./books/records.ts").subledgers, number>;
  }
  /** Computes the books and all specimens anew. What it returns shares nothing with the site's own specimens. */
  export function booksWith(
    alter: (records: ChangeableRecords) => void,
  ): typeof import("./content/specimens/with-balances.ts");
}
