import { expect, test, vi } from "vitest";
import { clientKey, isWithinRate } from "./rate-limit.ts";
import { checkEach } from "../../tests/support/check-each.ts";

test("CALL-1 a client is counted by its IPv4 address or its IPv6 network", () =>
  checkEach(
    [
      ["203.0.113.7", "203.0.113.7"],
      ["2001:db8:1:a2:3:4:5:6", "2001:db8:1:0/56"],
      ["2001:db8:1:ff:3:4:5:6", "2001:db8:1:0/56"],
      ["2001:db8:1:100::6", "2001:db8:1:1/56"],
      ["2001:db8:1:ab00::6", "2001:db8:1:ab/56"],
      ["2001:0DB8:0001:0002::6", "2001:db8:1:0/56"],
      ["2001:db8::6", "2001:db8:0:0/56"],
      ["::1", "0:0:0:0/56"],
      ["2001:db8:1::", "2001:db8:1:0/56"],
      ["::", "0:0:0:0/56"],
      ["2001:db8::1:2:3:4", "2001:db8:0:0/56"],
      ["2001:db8::1102:2:3:4:5", "2001:db8:0:11/56"],
      ["0200:10::", "200:10:0:0/56"],
    ],
    (address, key) => expect(clientKey(address)).toBe(key),
  ));

test("CALL-1 a rate limiter that fails or is missing rejects nobody", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = { limit: () => Promise.reject(new Error("down")) } as unknown as RateLimit;
  expect(await isWithinRate(broken, "203.0.113.7")).toBe(true);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(await isWithinRate(undefined, "203.0.113.7")).toBe(true);
  expect(await isWithinRate(broken, undefined)).toBe(true);
  expect(await isWithinRate(broken, "")).toBe(true);
  expect(console.warn).toHaveBeenCalledOnce();
});

test.each([true, false])("CALL-1 the rate limiter's decision is applied: %s", async (success) => {
  const limit = vi.fn<(of: object) => Promise<{ success: boolean }>>(async () => ({ success }));
  expect(await isWithinRate({ limit } as unknown as RateLimit, "2001:db8::6")).toBe(success);
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: "2001:db8:0:0/56" });
});
