import { allSaid, hasSample } from "./claims/claim.ts";
import { clientMarks } from "./claims/clients.ts";
import type { Client } from "./shapes/client.ts";

/** Height in which all client marks are drawn, in pixels. */
export const CLIENT_MARK_HEIGHT_PX = 44;

/** In the order of the two belts. */
export const clients: Client[] = allSaid(clientMarks);

/** Whether marks stand there that are nobody's. */
export const hasSampleClients = hasSample(...Object.values(clientMarks));
