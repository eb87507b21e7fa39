import { join } from "node:path";
import { linkTree } from "./link-tree.ts";
import { type Build, copyBuild, twinOf } from "./twin-build.ts";

/** Two builds in turn. Each one that is deployed has the other's files beside its own, as a deploy does. Source: OPS-4. */
export function makeBuilds(folder: string): { first: Build; deployed: [Build, Build] } {
  const first = copyBuild("build", join(folder, "first"), "the first build");
  const again = copyBuild("build", join(folder, "again"), "the first build");
  const second = twinOf("build", join(folder, "second"), "the second build");
  linkTree(join(second.clientDir, "assets"), join(again.clientDir, "assets"));
  linkTree(join(first.clientDir, "assets"), join(second.clientDir, "assets"));
  return { first, deployed: [second, again] };
}
