import type { CDPSession, Page } from "playwright/test";
import { layOutWholePage } from "./whole-page.ts";

/** What is called by the words that are written on it. A summary is a disclosure triangle to Chromium. */
const ROLES = new Set(["button", "link", "tab", "DisclosureTriangle"]);

/** A node of Chromium's accessibility tree, as far as it is looked at. */
interface AxNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  backendDOMNodeId?: number;
}

/**
 * Buttons, links, tabs and summaries of the page as it is now whose name in Chromium's accessibility tree is not what is
 * written on them; where a label says more, it has to contain what is written. Testing libraries put names together by
 * themselves and see no fault where the browser loses a space between two words. Source: WCAG 2.5.3, 4.1.2.
 */
export async function misnamed(page: Page): Promise<string[]> {
  await layOutWholePage(page);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const faults = await Promise.all(
    nodes
      .filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ""))
      .map(async ({ role, name, backendDOMNodeId }) => {
        const { written, hasLabel } = await wordsOn(devtools, backendDOMNodeId!);
        const heard = inOneLine(name?.value ?? "");
        const isRight = heard !== "" && (hasLabel ? heard.includes(written) : heard === written);
        return isRight ? [] : [`${role?.value} “${written}” is called “${heard}”`];
      }),
  );
  await devtools.detach();
  return faults.flat();
}

/** What is written on an element, without what is hidden from assistive technology, and whether a label names it. */
async function wordsOn(devtools: CDPSession, backendNodeId: number): Promise<{ written: string; hasLabel: boolean }> {
  const { object } = await devtools.send("DOM.resolveNode", { backendNodeId });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: object.objectId!,
    functionDeclaration: readWords.toString(),
    returnByValue: true,
  });
  const { written, hasLabel } = result.value as ReturnType<typeof readWords>;
  return { written: inOneLine(written), hasLabel };
}

/** In the page. */
function readWords(this: HTMLElement) {
  const hidden = [...this.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
  for (const part of hidden) part.style?.setProperty("display", "none", "important");
  const written = this.innerText;
  for (const part of hidden) part.style?.removeProperty("display");
  return { written, hasLabel: this.matches("[aria-label], [aria-labelledby]") };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
