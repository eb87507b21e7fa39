import { claimedValues, hasSample } from "./claims/claim.ts";
import { clientMarks } from "./claims/client-claims.ts";
import type { Client } from "./types/client.types.ts";

/** Height of all client logos, in pixels. */
export const CLIENT_MARK_HEIGHT_PX = 44;

/** In the order of the two marquees. */
export const clients: Client[] = claimedValues(clientMarks);

/** Whether sample logos are shown. */
export const hasSampleClients = hasSample(...Object.values(clientMarks));
