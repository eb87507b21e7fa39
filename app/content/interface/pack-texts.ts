/** Texts shown after a service was added to the pack. Source: PACK-1. */
export const PACK = {
  isIn: "In your pack",
  /** By the number of services: one, two, or more. */
  see: ["See it", "See both", "See all {count}"],
  counts: "three four five six seven eight nine ten eleven twelve",
  remove: "Remove",
  fromPack: "{name} from your pack",
};
