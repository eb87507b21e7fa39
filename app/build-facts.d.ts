/** Made by scripts/build-facts.ts. */
declare module "virtual:build-facts" {
  export const builtOn: string;
  export const lastModified: Record<string, string>;
  export const themeColor: string;
  export const rulesCitedOn: Record<string, string[]>;
}

/** Made by scripts/search-index.ts. */
declare module "virtual:search-index" {
  export const indexFile: import("./features/search/make-index.server.ts").IndexFile;
}
