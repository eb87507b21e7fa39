import { nonceOf } from "./headers.ts";
import type { Answer, Problem, Site } from "./site.ts";

/**
 * Asks for pages once more: the first visitor of an isolate gets a page as it is rendered, all others what was kept of it
 * (worker/pages). Both are the same but for the nonce.
 */
export async function keptPageProblems(site: Site, first: readonly Answer[]): Promise<Problem[]> {
  const found = await Promise.all(
    first.map(async (page) => {
      const again = await site.ask(page.path);
      if (again.status === page.status && withoutNonce(again) === withoutNonce(page)) return [];
      return [`${page.path} is another page when it is asked for again: what the site keeps of it is broken.`];
    }),
  );
  return found.flat();
}

const withoutNonce = (answer: Answer) => answer.text.replaceAll(nonceOf(answer) ?? "no nonce", "");
