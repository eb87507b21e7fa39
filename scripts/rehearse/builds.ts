import { join } from "node:path";
import { HASHED_FOLDERS } from "../lib/former-files/build-files.ts";
import { linkTree } from "./link-tree.ts";
import { type Build, copyBuild, twinOf } from "./twin-build.ts";

/** Two builds in turn. Each one that is deployed has the other's files beside its own, as a deploy does. Source: OPS-4. */
export function makeBuilds(folder: string): { first: Build; deployed: [Build, Build] } {
  const first = copyBuild("build", join(folder, "first"), "the first build");
  const again = copyBuild("build", join(folder, "again"), "the first build");
  const second = twinOf("build", join(folder, "second"), { name: "the second build" });
  for (const hashed of HASHED_FOLDERS) {
    linkTree(join(second.clientDir, hashed), join(again.clientDir, hashed));
    linkTree(join(first.clientDir, hashed), join(second.clientDir, hashed));
  }
  return { first, deployed: [second, again] };
}
