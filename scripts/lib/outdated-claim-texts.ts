import type { PlacedClaim } from "../../app/content/claims/index.ts";
import { firm } from "../../app/content/firm.ts";
import { contentByPath, textsOf } from "./all-content.ts";

const ISO = ["certificates.iso-9001", "certificates.iso-27001", "certificates.iso-20000"];
const CMMI = ["certificates.cmmi-services", "certificates.cmmi-development"];

/** Texts on pages that repeat claims: a text is wrong once all of its claims have been removed. */
const SAID: readonly { claims: readonly string[]; text: RegExp }[] = [
  { claims: [CMMI[0]!], text: /appraised at CMMI.* for services/ },
  { claims: [CMMI[1]!], text: /appraised at CMMI.* for development/ },
  { claims: CMMI, text: /\bCMMI (?:Level 3|standing)/ },
  { claims: [ISO[1]!], text: /\bcertified to .*27001|\bunder ISO 27001/ },
  { claims: [ISO[2]!], text: /\bcertified to .*20000/ },
  { claims: ISO, text: /\bour ISO\b/ },
];

/** Pages that mention such texts without claiming anything. */
const GENERAL = new Set(["/rules", "/glossary"]);

/** Texts that still state a removed claim, each with its page; they must be rewritten by hand. Source: BUY-4. */
export function outdatedClaimTexts(claims: readonly PlacedClaim[]): { page: string; text: string }[] {
  const gone = new Set(claims.filter(({ claim }) => claim.state === "removed").map(({ path }) => path));
  const untrue = SAID.filter((said) => said.claims.every((path) => gone.has(path)));
  const texts = [
    { page: "app/content/firm.ts", text: firm.description },
    ...[...contentByPath].flatMap(([page, content]) =>
      GENERAL.has(page) ? [] : textsOf(content).map((text) => ({ page, text })),
    ),
  ];
  return texts.filter(({ text }) => untrue.some((said) => said.text.test(text)));
}
