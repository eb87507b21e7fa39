import { build } from "vite";

/**
 * The books and specimens as one program (CommonJS), for computing them with other amounts: they are computed when
 * their modules load, so each run of the program computes them anew.
 * @param input the module whose exports the program provides
 * @param alter the code to use for a module of the books, by its path in app/books; undefined leaves it unchanged
 */
export async function booksProgram(
  input: string,
  alter: (code: string, file: string) => string | undefined,
): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "alter-books",
        enforce: "post",
        transform(code, id) {
          // The register of rules takes no part in a tie-out.
          if (id.endsWith("/cite-of.ts")) return "export const citeOf = () => ({ name: '' });";
          return id.includes("/app/books/") ? alter(code, id.replace(/.*\/app\/books\//, "")) : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      ssr: true,
      rolldownOptions: { input, output: { format: "cjs" } },
    },
  });
  return (bundle as { output: { code: string }[] }).output[0]!.code;
}
