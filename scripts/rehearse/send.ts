import { setTimeout as pause } from "node:timers/promises";
import type { FaultCount } from "./faults.ts";
import type { Told } from "./ledger.ts";
import type { PlannedRequest } from "./plan.ts";
import type { Random } from "./random.ts";

/** How often a visitor tries before giving up. */
const TRIES = 8;

/** How long a visitor waits for one answer: longer than the worker may take for it. */
const PATIENCE_MS = 30_000;

const REFERENCE = /\b[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}\b/;

export interface Sending {
  origin: string;
  random: Random;
  faults: FaultCount;
  /** Where is written down what each visitor was told. */
  told: Told[];
  refused: string[];
  /** Who had no whole answer at any try, or was told to try again each time. */
  gaveUp: string[];
}

/** Sends one request as its visitor does: again after a broken or failed answer, and no more once it was taken or refused. */
export async function sendRequest(planned: PlannedRequest, sending: Sending): Promise<void> {
  const { random, faults, told, refused, gaveUp } = sending;
  const { mark, clicksTwice, losesAnswer } = planned;
  const draw = random.for("sending", mark);
  const note = (answer: Answer) => {
    if (answer.as === "sent" || answer.as === "queued")
      told.push({ mark, as: answer.as, reference: answer.reference ?? "no reference" });
    return answer.as;
  };
  if (clicksTwice) faults.add("visitor: clicks twice");
  for (let number = 1; number <= TRIES; number += 1) {
    const leaving = new AbortController();
    if (losesAnswer && number === 1) setTimeout(() => leaving.abort(), draw.whole(1, 30));
    const clicks = clicksTwice && number === 1 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => post(planned, sending.origin, leaving.signal).then(note)),
    );
    if (losesAnswer && number === 1 && answers.includes("broken")) faults.add("visitor: loses the answer");
    if (answers.some((as) => as === "sent" || as === "queued")) return;
    if (answers.includes("refused")) return void refused.push(mark);
    await pause(draw.whole(10, 60));
  }
  gaveUp.push(mark);
}

interface Answer {
  as: "sent" | "queued" | "refused" | "failed" | "broken";
  reference?: string;
}

async function post(planned: PlannedRequest, origin: string, signal: AbortSignal): Promise<Answer> {
  const { path, contentType, body, address } = planned;
  try {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: {
        "content-type": contentType,
        "cf-connecting-ip": address,
        "sec-fetch-site": "same-origin",
        "cloudflare-workers-version-key": address,
        "accept-encoding": "identity",
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const text = await response.text();
    if (response.ok) return { as: response.status === 202 ? "queued" : "sent", reference: REFERENCE.exec(text)?.[0] };
    return { as: response.status >= 500 ? "failed" : "refused" };
  } catch {
    return { as: "broken" };
  }
}
