/** What follows where a service is in the visitor's pack. Source: PACK-1. */
export const PACK = {
  isIn: "In your pack",
  /** By how many are in it; from three on with their number. */
  see: ["See it", "See both", "See all {count}"],
  counts: "three four five six seven eight nine ten eleven twelve",
  remove: "Remove",
  fromPack: "{name} from your pack",
};
