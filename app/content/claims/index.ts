import { certificates } from "./certification-claims.ts";
import type { Claim } from "./claim.ts";
import { clientMarks } from "./client-claims.ts";
import { figures, figuresPeriod } from "./figures.ts";
import { identifiers } from "./identifiers.ts";
import { rates } from "./labor-rates.ts";
import { references } from "./references.ts";
import { standing } from "./standing.ts";
import { terms } from "./terms.ts";
import { domains, efastAreas, gsaPeriod, gsaRatesPeriod, oasisPeriod, specialItems, unspsc, vehicleNumbers } from "./vehicle-claims.ts";

/** A claim with its file and its path in it, such as "vehicleNumbers.efast". */
export interface PlacedClaim {
  file: string;
  path: string;
  claim: Claim<unknown>;
}

/** The claims by file. */
const FILES: Readonly<Record<string, object>> = {
  "identifiers.ts": { identifiers },
  "certification-claims.ts": { certificates },
  "standing.ts": { standing },
  "vehicle-claims.ts": { vehicleNumbers, gsaPeriod, gsaRatesPeriod, oasisPeriod, specialItems, domains, efastAreas, unspsc },
  "terms.ts": { terms },
  "labor-rates.ts": { rates },
  "references.ts": { references },
  "figures.ts": { figuresPeriod, figures },
  "client-claims.ts": { clientMarks },
};

/** All claims of the site, in the order of the files. Source: BUY-4. */
export const claims: readonly PlacedClaim[] = Object.entries(FILES).flatMap(([file, held]) =>
  claimsIn(held).map((placed) => ({ file: `app/content/claims/${file}`, ...placed })),
);

function claimsIn(held: object, path = ""): { path: string; claim: Claim<unknown> }[] {
  return Object.entries(held).flatMap(([key, value]: [string, object]) => {
    const here = path ? `${path}.${key}` : key;
    return "state" in value ? [{ path: here, claim: value as Claim<unknown> }] : claimsIn(value, here);
  });
}
