import type { CDPSession, Page } from "playwright/test";

type Nodes = Awaited<ReturnType<typeof treeOf>>;

const CELLS = new Set(["cell", "gridcell", "columnheader", "rowheader"]);

const treeOf = async (client: CDPSession) => (await client.send("Accessibility.getFullAXTree")).nodes;

/**
 * Rows that have fewer cells in Chromium's accessibility tree than in the document. Screen readers count cells, so each
 * cell after a missing one gets its neighbor's header.
 */
export async function rowsWithLostCells(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const nodes = await treeOf(client);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lost: string[] = [];
  for (const row of nodes.filter(({ role, ignored }) => role?.value === "row" && !ignored)) {
    const heard = cellsIn(row, byId);
    const { object } = await client.send("DOM.resolveNode", { backendNodeId: row.backendDOMNodeId! });
    const { result } = await client.send("Runtime.callFunctionOn", {
      objectId: object.objectId!,
      functionDeclaration: "function () { return [this.cells.length, this.textContent.slice(0, 40)]; }",
      returnByValue: true,
    });
    const [count, text] = result.value as [number, string];
    if (heard !== count) lost.push(`${heard} of ${count} cells: ${text}`);
  }
  await client.detach();
  return lost;
}

function cellsIn(node: Nodes[number], byId: Map<string, Nodes[number]>): number {
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return children.reduce(
    (count, child) => count + (CELLS.has(`${child.role?.value}`) && !child.ignored ? 1 : cellsIn(child, byId)),
    0,
  );
}
