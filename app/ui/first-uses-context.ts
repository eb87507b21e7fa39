import { createContext } from "react";
import type { FirstUse } from "../content/types/term.types.ts";

/** The first uses on the page at hand. A text is found by its own words, so that what pages say stays plain text. */
export const FirstUsesContext = createContext<readonly FirstUse[]>([]);
