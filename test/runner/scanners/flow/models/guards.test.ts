import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL, bitsOf } from "../../../../../runner/scanners/flow/domain/families.ts";
import { CONCATENATED } from "../../../../../runner/scanners/flow/domain/taint.ts";
import {
  constantValue,
  NOTHING,
  type Refinement,
  tainted,
  type TaintRefinement,
} from "../../../../../runner/scanners/flow/domain/value.ts";
import { conjunction, disjunction } from "../../../../../runner/scanners/flow/interpreter/logical-facts.ts";
import {
  equality,
  negated,
  qualifiedFamilies,
  refinedFor,
  refinementOf,
  safeWithout,
} from "../../../../../runner/scanners/flow/models/guards.ts";
import { seed, taintOf } from "../support/values.ts";

const request = tainted([taintOf("q")]);
const options = { seed, numRuns: 500 };

const lists = fc.uniqueArray(
  fc.record({ key: fc.constantFrom("a", "b", "c"), families: fc.integer({ min: 1, max: 15 }) }),
  { selector: ({ key }) => key, maxLength: 3 },
);
const refinements = fc.record({ whenTrue: lists, whenFalse: lists });

/** What holds for each source. */
function familiesOf(list: readonly TaintRefinement[] = []): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { key, families } of list) if (families !== 0) all[key] = (all[key] ?? 0) | families;
  return all;
}

const sidesOf = (refinement: Refinement | undefined) => [
  familiesOf(refinement?.whenTrue),
  familiesOf(refinement?.whenFalse),
];

describe(`conditions (FUZZ_SEED=${seed})`, () => {
  it("negated twice imply the same", () => {
    fc.assert(
      fc.property(refinements, (one) => {
        expect(negated(negated(one))).toEqual(one);
      }),
      options,
    );
    expect(negated(undefined)).toBeUndefined();
  });

  it("obey De Morgan's laws, in any order", () => {
    fc.assert(
      fc.property(refinements, refinements, (a, b) => {
        expect(sidesOf(negated(conjunction(a, b)))).toEqual(sidesOf(disjunction(negated(a), negated(b))));
        expect(sidesOf(conjunction(a, b))).toEqual(sidesOf(conjunction(b, a)));
        expect(sidesOf(disjunction(a, b))).toEqual(sidesOf(disjunction(b, a)));
      }),
      options,
    );
  });

  it("that may be true by either side imply what both sides imply", () => {
    const [a, b] = [refinementOf([{ key: "q", families: 3 }]), refinementOf([{ key: "q", families: 6 }])];
    expect(sidesOf(disjunction(a, b))).toEqual([{ q: 2 }, {}]);
    expect(sidesOf(conjunction(a, b))).toEqual([{ q: 7 }, {}]);
    expect(sidesOf(disjunction(a, undefined))).toEqual([{}, {}]);
  });
});

describe("an equality", () => {
  it("with a constant sanitizes for all families, on the side where it holds", () => {
    for (const operator of ["==", "===", "eq", "is"]) {
      expect(sidesOf(equality(request, constantValue("a"), operator))).toEqual([{ q: ALL }, {}]);
      expect(sidesOf(equality(constantValue("a"), request, operator))).toEqual([{ q: ALL }, {}]);
    }
    for (const operator of ["!=", "!==", "<>", "is not", "ne"]) {
      expect(sidesOf(equality(request, constantValue("a"), operator))).toEqual([{}, { q: ALL }]);
    }
  });

  it("with null, or of two tainted values, sanitizes for nothing", () => {
    expect(equality(request, NOTHING, "==")).toBeUndefined();
    expect(equality(request, tainted([taintOf("other")]), "==")).toBeUndefined();
    expect(equality(constantValue("a"), constantValue("b"), "==")).toBeUndefined();
  });
});

describe("checks of text", () => {
  it("for a part sanitize where it is absent, for what it is dangerous in alone", () => {
    expect(safeWithout("..")).toBe(bitsOf(["path-traversal"]));
    expect(safeWithout("../")).toBe(bitsOf(["path-traversal"]));
    expect(safeWithout("'")).toBe(bitsOf(["xpath-injection"]));
    for (const harmless of [".", "/", "admin", ""]) expect(safeWithout(harmless)).toBe(0);
  });

  it("for one leading slash take both of their halves", () => {
    expect([0, 1, 2, CONCATENATED].map(qualifiedFamilies)).toEqual([0, 0, 0, 0]);
    expect(qualifiedFamilies(1 | 2)).toBe(bitsOf(["open-redirect"]));
  });

  it("concern every source of the text", () => {
    const both = tainted([taintOf("a"), taintOf("b")]);
    expect(refinedFor(both, 5).map(({ key, families }) => [key, families])).toEqual([
      ["a", 5],
      ["b", 5],
    ]);
    expect(refinedFor(constantValue("a"), 5)).toEqual([]);
  });
});
