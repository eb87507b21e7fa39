import { heldVehicles, limitOf } from "../../content/buying.ts";
import { slugOfItem } from "../../content/services/index.ts";
import { practiceLabels } from "../../content/services/service-labels.ts";
import type { Buying, ServiceCategory } from "../../content/types/content-schema.types.ts";
import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import { claimedItemsFor } from "../../content/vehicles/special-items.ts";

/** All codes and vehicles of a practice's services; the Schedule with its special items. Source: BUY-2. */
export function practiceBuying({ items }: ServiceCategory): PracticePageData["buying"] {
  const { naics, psc, items: sins, vehicles } = practiceLabels.buying;
  const all = <Kind extends "naics" | "psc" | "vehicles">(kind: Kind) => [
    ...new Set(items.flatMap(({ buying }): readonly Buying[Kind][number][] => buying[kind])),
  ];
  const claimed = items.flatMap((item) => claimedItemsFor(slugOfItem(item), item.buying));
  const rows = [
    { label: naics, value: all("naics").join(", ") },
    { label: psc, value: all("psc").join(", ") },
    { label: sins, value: [...new Set(claimed.map(({ value }) => value.code))].join(", ") },
    {
      label: vehicles,
      value: heldVehicles(all("vehicles"))
        .map(({ id, title }) => title + (limitOf[id] ?? ""))
        .join(", "),
    },
  ];
  return rows.filter(({ value }) => value !== "");
}
