import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "../../../../../runner/scanners/flow/domain/families.ts";
import {
  constantValue,
  equalValues,
  isTainted,
  join,
  NOTHING,
  OPAQUE_PREFIX,
  possibleStringsOf,
  sanitize,
  tainted,
  UNKNOWN,
  type Value,
  withoutText,
} from "../../../../../runner/scanners/flow/domain/value.ts";
import { seed, seenOf, taintOf, values } from "../support/values.ts";

const options = { seed, numRuns: 1_000 };

/** What the laws hold for. */
function seen(value: Value) {
  return {
    constant: value.constant,
    strings: value.possibleStrings && [...value.possibleStrings].toSorted(),
    taints: seenOf(value.taints),
  };
}

describe(`the join of values (FUZZ_SEED=${seed})`, () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(values, (a) => {
        expect(equalValues(join(a, { ...a }), a)).toBe(true);
      }),
      options,
    );
  });

  it("is commutative and associative in constant, strings and taints", () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        expect(seen(join(a, b))).toEqual(seen(join(b, a)));
        expect(seenOf(join(join(a, b), c).taints)).toEqual(seenOf(join(a, join(b, c)).taints));
        expect(join(join(a, b), c).constant).toBe(join(a, join(b, c)).constant);
      }),
      options,
    );
  });

  it("is tainted for a family as soon as one side is", () => {
    fc.assert(
      fc.property(values, values, fc.integer({ min: 0, max: FAMILIES.length - 1 }), (a, b, index) => {
        const bit = 1 << index;
        // Of one source the weaker sanitization counts, which is that of the side that is tainted.
        expect(isTainted(join(a, b), bit)).toBe(isTainted(a, bit) || isTainted(b, bit));
      }),
      options,
    );
  });

  it("knows what both sides know, and nothing else", () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const joined = join(a, b);
        const isCertain = a.constant === b.constant;
        expect(joined.constant).toBe(isCertain ? a.constant : undefined);
        const strings = possibleStringsOf(joined);
        const either = [...possibleStringsOf(a), ...possibleStringsOf(b)];
        expect(strings.length === 0 || either.every((text) => strings.includes(text))).toBe(true);
        const { knownPrefix } = joined;
        const isUnchecked = knownPrefix === OPAQUE_PREFIX || a.constant === null || b.constant === null;
        expect(isUnchecked || (a.knownPrefix.startsWith(knownPrefix) && b.knownPrefix.startsWith(knownPrefix))).toBe(
          true,
        );
      }),
      options,
    );
  });

  it("keeps the possible strings of all branches", () => {
    const [one, two, three] = ["users", "orders", "items"].map(constantValue);
    if (!one || !two || !three) throw new Error("There are three.");
    expect(possibleStringsOf(join(join(one, two), three))).toEqual(["users", "orders", "items"]);
    expect(possibleStringsOf(join(join(one, two), one))).toEqual(["users", "orders"]);
    expect(possibleStringsOf(join(one, UNKNOWN))).toEqual([]);
    const names = Array.from({ length: 70 }, (_, n) => `t${n}`);
    expect(possibleStringsOf(names.map(constantValue).reduce(join))).toEqual(names);
  });

  it("is a canonical path only if both are", () => {
    const path = { ...UNKNOWN, canonicalPath: true };
    expect(join(path, { ...path }).canonicalPath).toBe(true);
    expect(join(path, UNKNOWN).canonicalPath).toBeFalsy();
  });
});

describe("a value", () => {
  it("has the prefix of its constant, and of null none", () => {
    expect(constantValue("select ").knownPrefix).toBe("select ");
    expect(constantValue(42).knownPrefix).toBe("42");
    expect(NOTHING.constant).toBeNull();
    expect(constantValue(null).knownPrefix).toBe("");
  });

  it("keeps a constant of any length", () => {
    const long = "x".repeat(20_000);
    expect(constantValue(long)).toMatchObject({ constant: long, knownPrefix: long });
  });

  it("without its text has the same taints and no trusted prefix", () => {
    const value = tainted([taintOf("q")], { knownPrefix: "select " });
    expect(withoutText(value)).toMatchObject({ taints: value.taints, knownPrefix: "" });
    expect(withoutText(constantValue("a"))).toEqual(UNKNOWN);
  });

  it("sanitized for a family is tainted for the others", () => {
    const value = sanitize(tainted([taintOf("q")]), 1);
    expect([isTainted(value, 1), isTainted(value, 2)]).toEqual([false, true]);
    expect(sanitize(UNKNOWN, 1)).toBe(UNKNOWN);
  });
});
