import type { Defect } from "./defect.ts";
import { COLORS } from "./access/colors.ts";
import { FIELDS } from "./access/fields.ts";
import { FRAME } from "./access/frame.ts";
import { MENUS } from "./access/menus.ts";
import { MOTION } from "./access/motion.ts";
import { NAVIGATION } from "./access/navigation.ts";
import { ROOM } from "./access/room.ts";
import { SENDING } from "./access/sending.ts";
import { STRUCTURE } from "./access/structure.ts";
import { HEADERS } from "./security/headers.ts";
import { REQUESTS } from "./security/requests.ts";
import { SENDERS } from "./security/senders.ts";

export interface Area {
  name: string;
  defects: readonly Defect[];
  /** How many of them may get through. */
  mostMissed: number;
}

const ACCESS = [FIELDS, SENDING, COLORS, ROOM, MENUS, FRAME, MOTION, NAVIGATION, STRUCTURE];
const SECURITY = [HEADERS, SENDERS, REQUESTS];

/** Every defect, by what it harms. */
export const AREAS: readonly Area[] = [
  { name: "access", defects: ACCESS.flat(), mostMissed: 2 },
  { name: "security", defects: SECURITY.flat(), mostMissed: 1 },
];
