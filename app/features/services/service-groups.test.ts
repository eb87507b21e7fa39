import { expect, test } from "vitest";
import { offerGroups } from "../pack/offers.server.ts";
import { practiceRows } from "./service-groups.server.ts";

test("RT-5 the overview has each service under its practice, as the pack has", () => {
  const rows = practiceRows().map(({ name, services }) => [name, services.map(({ to }) => to)]);
  expect(rows).toHaveLength(8);
  const inPack = new Map(offerGroups.map(({ name, offers }) => [name, offers.map(({ path }) => path)]));
  expect(rows).toEqual(rows.map(([name]) => [name, inPack.get(name as string)]));
});
