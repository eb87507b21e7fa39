/** Made by scripts/client-sheets.ts. */
declare module "virtual:client-sheets" {
  /** Text of each style sheet of the client build, by its path; empty in development. */
  export const sheets: Readonly<Record<string, string>>;
}
