import { privacyPage } from "../content/pages/privacy.ts";
import { vulnerabilityDisclosurePage } from "../content/pages/vulnerability-disclosure.ts";
import type { TextPage } from "../content/types/text-page.types.ts";

/** The pages that consist of text, by the name of their file in content/pages, which is also their address. Source: TRUST-1, TRUST-3. */
export const textPages: Readonly<Record<string, TextPage>> = {
  privacy: privacyPage,
  "vulnerability-disclosure": vulnerabilityDisclosurePage,
};
