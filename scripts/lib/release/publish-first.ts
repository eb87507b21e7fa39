import { wrangler } from "./wrangler.ts";

/**
 * Publishes what is to be the first version: there is nothing to go back to, and no traffic to be spared.
 * @returns whether it is published and nothing was found wrong with it
 */
export async function publishFirst(
  { forWrangler, isShown }: { forWrangler: string[]; isShown?: boolean },
  more: string[],
  smoke: () => Promise<string[]>,
  say: (line: string) => void,
): Promise<boolean> {
  say("Nothing is published under this name yet, so this version gets all traffic at once, and is tried then.");
  if ((await wrangler(["deploy", ...more, ...forWrangler], { isShown })).code !== 0) {
    say("wrangler deploy failed; its message stands above.");
    return false;
  }
  say("Trying its pages, files and form…");
  const problems = await smoke().catch((error: Error) => error);
  if (problems instanceof Error) {
    say(`Published, but not tried to the end: ${problems.message}`);
    return false;
  }
  if (problems.length === 0) say("The smoke test found nothing wrong.");
  else say(`Published, but the smoke test found:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  return problems.length === 0;
}
