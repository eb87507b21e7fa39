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
  const named = nodes.filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ""));
  const words = await wordsOn(
    devtools,
    named.map(({ backendDOMNodeId }) => backendDOMNodeId!),
  );
  await devtools.detach();
  return named.flatMap(({ role, name }, index) => {
    const { written, hasLabel } = words[index]!;
    const heard = inOneLine(name?.value ?? "");
    const isRight = heard !== "" && (hasLabel ? heard.includes(written) : heard === written);
    return isRight ? [] : [`${role?.value} “${written}” is called “${heard}”`];
  });
}

interface Words {
  written: string;
  hasLabel: boolean;
}

/** What is written on each element, without what is hidden from assistive technology, and whether a label names it. */
async function wordsOn(devtools: CDPSession, backendNodeIds: number[]): Promise<Words[]> {
  if (backendNodeIds.length === 0) return [];
  const found = await Promise.all(
    backendNodeIds.map((backendNodeId) => devtools.send("DOM.resolveNode", { backendNodeId })),
  );
  const objectIds = found.map(({ object }) => object.objectId!);
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objectIds[0]!,
    arguments: objectIds.map((objectId) => ({ objectId })),
    functionDeclaration: readWords.toString(),
    returnByValue: true,
  });
  return (result.value as Words[]).map(({ written, hasLabel }) => ({ written: inOneLine(written), hasLabel }));
}

/** In the page. All at once, because each change of a style has the browser lay out the page again. */
function readWords(...elements: HTMLElement[]): Words[] {
  const hidden = elements.flatMap((element) => [...element.querySelectorAll<HTMLElement>("[aria-hidden=true]")]);
  for (const part of hidden) part.style?.setProperty("display", "none", "important");
  const words = elements.map((element) => ({
    written: element.innerText,
    hasLabel: element.matches("[aria-label], [aria-labelledby]"),
  }));
  for (const part of hidden) part.style?.removeProperty("display");
  return words;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
