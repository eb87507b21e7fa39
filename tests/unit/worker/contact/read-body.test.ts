import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FORM_BODY, JSON_BODY, readFields } from "../../../../worker/contact/body.ts";
import { REFUSALS } from "../../../../worker/contact/refusals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KIB = 1024;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A request with a streamed body, and what became of it. */
function sent(next: () => Promise<Uint8Array | null>, headers: Record<string, string> = {}) {
  const fate = { read: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await next();
        if (!piece) return controller.close();
        fate.read += piece.byteLength;
        controller.enqueue(piece);
      },
      cancel: () => {
        fate.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/json", ...headers } };
  return { request: new Request("https://site.example/api/contact", init as RequestInit), fate };
}

const inSeconds = (piece: Uint8Array | null, seconds: number) =>
  new Promise<Uint8Array | null>((resolve) => setTimeout(() => resolve(piece), seconds * 1000));

test("CALL-1 a body that trickles in forever is abandoned after ten seconds, with the reason as response", async () => {
  const { request, fate } = sent(() => inSeconds(bytes(" "), 1));
  let answer: unknown;
  void readFields(request, JSON_BODY).then((read) => (answer = read));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(answer).toBe(REFUSALS.tooSlow);
  expect(REFUSALS.tooSlow.problem).toMatchObject({ status: 408, detail: expect.stringContaining("send it again") });
  expect(fate.isCanceled).toBe(true);
});

test("CALL-1 a body that takes nine seconds is read, and leaves no timer behind", async () => {
  const pieces = [bytes('{"name":'), bytes('"Jordan"}'), null];
  const { request } = sent(() => inSeconds(pieces.shift()!, 3));
  const reading = readFields(request, JSON_BODY);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await reading).toEqual({ fields: { name: "Jordan" } });
  expect(vi.getTimerCount()).toBe(0);
});

const endless = () => sent(async () => new Uint8Array(4 * KIB));

test("CALL-1 of a rejected request no more is read than a valid one may contain", async () => {
  const { request, fate } = endless();
  await readFields(request, JSON_BODY, { isRefused: true });
  expect(fate).toEqual({ read: 68 * KIB, isCanceled: true });

  const wrongType = endless();
  expect(await readFields(wrongType.request, FORM_BODY)).toBe(REFUSALS.notForm);
  expect(wrongType.fate).toEqual({ read: 68 * KIB, isCanceled: true });
});

test("CALL-1 a rejected request with a larger declared length is not read at all", async () => {
  const { request, fate } = sent(async () => new Uint8Array(KIB), { "content-length": "100000" });
  await readFields(request, JSON_BODY, { isRefused: true });
  expect(fate.read).toBe(0);
});

/** The result for a text of this many bytes. */
const long = (size: number) => {
  const pieces = [bytes('"'), new Uint8Array(size - 2).fill(120), bytes('"'), null];
  return readFields(sent(async () => pieces.shift()!).request, JSON_BODY);
};

test("CALL-1 a body may be 64 KiB long, and not a byte more", async () => {
  expect(await long(64 * KIB)).toEqual({ fields: "x".repeat(64 * KIB - 2) });
  expect(await long(64 * KIB + 1)).toBe(REFUSALS.tooLarge);
});

test("CALL-1 a body that is too large is read up to 16 MiB, so that its sender sees the response", async () => {
  const { request, fate } = endless();
  expect(await readFields(request, JSON_BODY)).toBe(REFUSALS.tooLarge);
  expect(fate).toEqual({ read: 16 * KIB * KIB + 4 * KIB, isCanceled: true });
});
