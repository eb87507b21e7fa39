/** Made by scripts/build-facts.ts. */
declare module "virtual:build-facts" {
  export const builtOn: string;
  export const lastModified: Record<string, string>;
  export const themeColor: string;
  export const rulesCitedOn: Record<string, string[]>;
}
