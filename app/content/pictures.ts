/** A picture of the site; its master is in app/assets/pictures, in the size that lib/urls/picture-sizes.ts says. */
export interface PictureFacts {
  alt: string;
  /** What stays visible when the picture is cropped, as CSS object-position. */
  focalPoint: string;
  /** The color of its calm left side: the placeholder until the picture loads, or if it fails to. */
  background: string;
}

export const pictures = {
  "hero-federal-expertise": {
    alt: "Fluted stone colonnade at dusk. A glowing gold thread weaves between the columns into the distance.",
    focalPoint: "78% 55%",
    background: "#172c33",
  },
  "hero-global-erp": {
    alt: "Dark globe of fine dots and meridians, linked by arcs of one gold thread that runs in from the left.",
    focalPoint: "80% 50%",
    background: "#061c28",
  },
  "hero-cloud-erp": {
    alt: "Six frosted glass slabs float in staggered layers, stitched together through eyelets by a gold thread.",
    focalPoint: "82% 50%",
    background: "#07171e",
  },
  "hero-emerging-tech": {
    alt: "Thousands of small dark metal pins form rolling waves, crossed by one luminous gold seam.",
    focalPoint: "80% 50%",
    background: "#07171f",
  },
  "hero-innovation-agility": {
    alt: "Taut dark blue threads on a loom. One gold thread rises out of the weave into a free loop.",
    focalPoint: "85% 45%",
    background: "#07161d",
  },
  "dt-process-automation": {
    alt: "Blank sheets sweep through the air into a perfectly ordered stack, threaded by one gold line.",
    focalPoint: "75% 50%",
    background: "#071822",
  },
  "dt-systems-modernization": {
    alt: "A wall of rough dark stone blocks turns into clear glass blocks. A gold thread forms the joint.",
    focalPoint: "65% 50%",
    background: "#212c2b",
  },
  "dt-artificial-intelligence": {
    alt: "A sphere of thin metal struts and nodes. One gold thread traces a single path through the lattice.",
    focalPoint: "80% 50%",
    background: "#061f2b",
  },
  "dt-strategy": {
    alt: "A monumental dark staircase. A gold thread climbs step by step toward a doorway of light.",
    focalPoint: "78% 45%",
    background: "#141d1e",
  },
  "db-storage": {
    alt: "Rows of dark stacked discs with thin gold rings, linked from spindle to spindle by one gold thread.",
    focalPoint: "70% 55%",
    background: "#081e27",
  },
  "db-infrastructure": {
    alt: "Long dark aisle of server-like monoliths with tiny lights. A gold thread runs along the floor to a bright slit.",
    focalPoint: "65% 60%",
    background: "#081419",
  },
  "db-security": {
    alt: "Concentric machined vault rings. A gold thread winds through every notch to the hub at the center.",
    focalPoint: "75% 50%",
    background: "#06151c",
  },
  "db-continuity": {
    alt: "A trunk of dark cables fans out into many lit ends. One gold strand rises from the center.",
    focalPoint: "80% 50%",
    background: "#061c28",
  },
  "practice-erp-solutions": {
    alt: "Blocks of stone, milled steel, glass and ledger pages on one gold cord, the last of them folding into a cube.",
    focalPoint: "74% 50%",
    background: "#081d28",
  },
  "practice-federal-financial-management": {
    alt: "A balance on a fluted column, coins in one pan and ledgers in the other, held dead level by a taut gold thread.",
    focalPoint: "70% 50%",
    background: "#12262d",
  },
  "practice-federal-grants-management": {
    alt: "A gold cord falls into one stone bowl, then divides into strands that pour down to many smaller bowls.",
    focalPoint: "72% 50%",
    background: "#081b25",
  },
  "practice-application-and-software-development": {
    alt: "A steel truss bridge under construction. A gold thread runs ahead and draws the bays still to be built.",
    focalPoint: "70% 35%",
    background: "#0c242e",
  },
  "practice-cybersecurity": {
    alt: "A gold cord bent into the outline of a key enters the keyhole of a shield-shaped lock in a stone wall.",
    focalPoint: "72% 48%",
    background: "#071922",
  },
  "practice-information-technology-service-management": {
    alt: "A row of dark bronze bells at dusk. A gold thread from the left pulls the clapper of one, and it swings.",
    focalPoint: "78% 40%",
    background: "#0d2530",
  },
  "why-choose-us": {
    alt: "Close view of a reef knot on dark stone. A gold rope and a petrol-blue rope hold each other fast.",
    focalPoint: "50% 52%",
    background: "#253634",
  },
} satisfies Record<string, PictureFacts>;

