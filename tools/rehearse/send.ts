import { setTimeout as pause } from "node:timers/promises";
import type { Receipt } from "./audit.ts";
import type { FaultCount } from "./rehearsal-faults.ts";
import type { PlannedRequest } from "./rehearsal-plan.ts";
import type { Random } from "./random.ts";

/** How often a visitor tries before giving up. */
const TRIES = 8;
/** How long a visitor waits for an answer: longer than the worker's own timeouts. */
const TIMEOUT_MS = 30_000;
const REFERENCE = /\b[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}\b/;

export interface Sending {
  origin: string;
  random: Random;
  faults: FaultCount;
  /** What each visitor was told. */
  receipts: Receipt[];
  refused: number;
  /** Visitors without a complete, final answer after the last try. */
  gaveUp: number;
  inFlight: number;
}

/** Sends one request as its visitor does: again after a broken or failed answer, until it is accepted or refused. */
export async function sendRequest(planned: PlannedRequest, sending: Sending): Promise<void> {
  const { random, faults, receipts } = sending;
  const { id, clicksTwice, disconnects } = planned;
  const draw = random.for("sending", id);
  if (clicksTwice) faults.add("visitor: clicks twice");
  for (let number = 1; number <= TRIES; number += 1) {
    const isFirst = number === 1;
    const disconnect = new AbortController();
    if (disconnects && isFirst) setTimeout(() => disconnect.abort(), draw.whole(1, 30));
    const clicks = clicksTwice && isFirst ? 2 : 1;
    sending.inFlight += clicks;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => post(planned, sending.origin, disconnect.signal)),
    );
    sending.inFlight -= clicks;
    const accepted = answers.filter(({ outcome }) => outcome === "sent" || outcome === "queued");
    receipts.push(...accepted.map(({ outcome, reference }) => ({ id, outcome, reference })));
    if (disconnects && isFirst && answers.some(({ outcome }) => outcome === "broken"))
      faults.add("visitor: disconnects before the answer");
    if (accepted.length > 0) return;
    if (answers.some(({ outcome }) => outcome === "refused")) {
      sending.refused += 1;
      return;
    }
    await pause(draw.whole(10, 60));
  }
  sending.gaveUp += 1;
}

interface Answer {
  outcome: "sent" | "queued" | "refused" | "failed" | "broken";
  reference: string;
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
        "accept-encoding": "identity",
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const reference = REFERENCE.exec(await response.text())?.[0] ?? "no reference";
    if (response.ok) return { outcome: response.status === 202 ? "queued" : "sent", reference };
    return { outcome: response.status >= 500 ? "failed" : "refused", reference };
  } catch {
    return { outcome: "broken", reference: "no reference" };
  }
}
