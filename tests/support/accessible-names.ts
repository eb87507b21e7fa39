import type { CDPSession, Page } from "playwright/test";
import { layOutWholePage } from "./whole-page.ts";

/** Roles named by their content, and fields named by a label. Chromium calls a summary a disclosure triangle. */
const ROLES = new Set([
  "button",
  "link",
  "tab",
  "DisclosureTriangle",
  "heading",
  "rowheader",
  "columnheader",
  "textbox",
]);

/** A node of Chromium's accessibility tree, with the properties used here. */
interface AxNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  backendDOMNodeId?: number;
}

/**
 * Controls, headings and header cells of the current page whose name in Chromium's accessibility tree differs from their
 * visible text; an explicit label must contain that text. Testing libraries compute names themselves and do not notice
 * if the browser drops a space between two words. Source: WCAG 2.5.3, 4.1.2.
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

/** The text of each element, without what is hidden from assistive technology, and whether a label names it. */
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

/** Runs in the page, for all elements at once, because each style change causes a layout. */
function readWords(...elements: HTMLElement[]): Words[] {
  const named = elements.map((element) => (element as HTMLInputElement).labels?.[0] ?? element);
  const hidden = named.flatMap((element) => [...element.querySelectorAll<HTMLElement>("[aria-hidden=true]")]);
  for (const part of hidden) part.style?.setProperty("display", "none", "important");
  const words = elements.map((element, index) => ({
    written: named[index]!.innerText,
    // The browser names its own buttons in a field, such as that of a date picker, and a field by its label.
    hasLabel: element.matches("[aria-label], [aria-labelledby], input") || element.getRootNode() instanceof ShadowRoot,
  }));
  for (const part of hidden) part.style?.removeProperty("display");
  return words;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
