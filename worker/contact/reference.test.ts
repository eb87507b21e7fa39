import { assert, constantFrom, nat, property, tuple, uuid } from "fast-check";
import { expect, test } from "vitest";
import { readReference, referenceOf } from "./reference.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const keys = uuid();
const CHARACTERS = [..."23456789CDFHJKMPQRTVWXY"];

test("OPS-1 the same request has the same reference, today and in a year", () => {
  expect(referenceOf("0e8a1c52-7d3f-8b64-9a01-5c2e7f90d3ab")).toBe(referenceOf("0e8a1c52-7d3f-8b64-9a01-5c2e7f90d3ab"));
  // Visitors may have written them down: a changed function would make these unusable.
  expect(referenceOf("0e8a1c52-7d3f-8b64-9a01-5c2e7f90d3ab")).toBe("T3R-3XT-5V9");
});

test("OPS-1 a reference is three groups of three unambiguous characters", () => {
  assert(property(keys, (key) => /^(?:[2-9CDFHJKMPQRTVWXY]{3}-){2}[2-9CDFHJKMPQRTVWXY]{3}$/.test(referenceOf(key))));
});

test("OPS-1 a reference is parsed in any notation", () => {
  assert(
    property(keys, (key) => {
      const reference = referenceOf(key);
      const spoken = ` ${reference.toLowerCase().replaceAll("-", " ")} `;
      return readReference(reference) === reference && readReference(spoken) === reference;
    }),
  );
});

test("OPS-1 a reference with look-alike letters or other dashes is parsed", () => {
  const lookAlikes: Record<string, string> = { 2: "Z", 5: "S", 6: "G", 8: "B", V: "U", M: "N" };
  assert(
    property(keys, (key) => {
      const reference = referenceOf(key);
      const taken = reference.replace(/[2568VM]/g, (one) => lookAlikes[one]!).replaceAll("-", "–");
      return readReference(taken) === reference && readReference(taken.toLowerCase()) === reference;
    }),
  );
});

test("OPS-1 one wrong character, or any two swapped ones, never give another valid reference", () => {
  const key = tuple(keys, nat(8), nat(8), constantFrom(...CHARACTERS));
  assert(
    property(key, ([from, at, to, other]) => {
      const right = [...referenceOf(from).replaceAll("-", "")];
      const wrong = right.with(at, other);
      const changed = right.with(at, right[to]!).with(to, right[at]!);
      return [wrong, changed].every(
        (one) => one.join("") === right.join("") || readReference(one.join("")) === undefined,
      );
    }),
  );
});

// The last two would pass by their check digit alone.
test("OPS-1 a malformed reference is refused", () =>
  checkEach(["", "K7M-2QP", "K7M-2QP-9XM-3", "O0I-LSB-UZ1", "../../etc", "<script>", "2", "AY2-222-22T"], (typed) =>
    expect(readReference(typed)).toBeUndefined(),
  ));
