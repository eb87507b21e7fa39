import { expect, test } from "vitest";
import { faultOfName } from "../../../scripts/lib/upload-preview.ts";

test.each(["change-12", "change-main", "a", `c${"x".repeat(43)}`])("OPS-6 %s is a valid preview name", (name) => {
  expect(faultOfName(name, "goldthread-staging")).toBeUndefined();
});

test.each([
  [undefined, /needs a name .* npm run preview -- change-12/],
  ["", /needs a name/],
  ["Change-12", /is Change-12: use lower case/],
  ["12-change", /a letter first/],
  ["feature/new", /is feature\/new: use lower case/],
  ["--dry-run", /a letter first/],
  [`c${"x".repeat(44)}`, /use at most 44 characters/],
])("OPS-6 a preview cannot be named %j, and the message says why", (name, reason) => {
  expect(faultOfName(name, "goldthread-staging")).toMatch(reason);
});
