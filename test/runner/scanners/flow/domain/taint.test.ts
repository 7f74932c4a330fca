import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL, bitsOf } from "../../../../../runner/scanners/flow/domain/families.ts";
import {
  afterLiteral,
  covers,
  isAlwaysText,
  isWidened,
  joinTaints,
  PARSED,
  SAFE_IN_QUOTES,
  sanitizeTaints,
  type Taint,
  UNCERTAIN,
  unionOfTaints,
  withTraceStep,
} from "../../../../../runner/scanners/flow/domain/taint.ts";
import { seed, seenOf, SOURCE, taintOf, taints } from "../support/values.ts";

/** As a value has them: one taint per source and kind. */
const listOf = (sources: number, maxLength: number) =>
  fc.uniqueArray(taints(sources), { selector: ({ key, kind }) => `${kind} ${key}`, maxLength });
/** Few enough to be below the maximum, however they are joined. */
const few = listOf(2, 2);
const many = listOf(12, 8);

const options = { seed, numRuns: 500 };

/** Whether each finding of the other taint is one of this taint, with whatever confidence. */
function standsFor(one: Taint, other: Taint): boolean {
  if (covers(one, other)) return true;
  return isWidened(one) && one.kind === other.kind && (one.sanitizedFor & ~other.sanitizedFor) === 0;
}

describe(`the join of taints (FUZZ_SEED=${seed})`, () => {
  it("is commutative, associative and idempotent in what sinks see", () => {
    fc.assert(
      fc.property(few, few, few, (a, b, c) => {
        expect(seenOf(joinTaints(a, b))).toEqual(seenOf(joinTaints(b, a)));
        expect(seenOf(joinTaints(joinTaints(a, b), c))).toEqual(seenOf(joinTaints(a, joinTaints(b, c))));
        expect(joinTaints(a, [...a])).toEqual(a);
      }),
      options,
    );
  });

  it("sanitizes a source for what it is sanitized for on both sides alone", () => {
    const [sql, xss] = [bitsOf(["sql-injection"]), bitsOf(["xss"])];
    const [joined] = joinTaints([taintOf("q", { sanitizedFor: sql | xss })], [taintOf("q", { sanitizedFor: xss })]);
    expect(joined?.sanitizedFor).toBe(xss);
    const other = joinTaints([taintOf("q", { sanitizedFor: ALL })], [taintOf("other")]);
    expect(other.map(({ sanitizedFor }) => sanitizedFor)).toEqual([ALL, 0]);
  });

  it("of a list with repetitions has each source once, and loses none", () => {
    fc.assert(
      fc.property(fc.array(taints(12), { maxLength: 60 }), (list) => {
        const joined = unionOfTaints(list);
        expect(new Set(joined.map(({ key, kind }) => `${kind} ${key}`)).size).toBe(joined.length);
        for (const taint of list) expect(joined.some((one) => standsFor(one, taint))).toBe(true);
        expect(joined.length).toBeLessThanOrEqual(8 + 4);
      }),
      options,
    );
  });

  it("loses no finding, however many sources there are", () => {
    fc.assert(
      fc.property(many, many, many, (a, b, c) => {
        const joined = joinTaints(joinTaints(a, b), c);
        for (const taint of [...a, ...b, ...c]) expect(joined.some((one) => standsFor(one, taint))).toBe(true);
        expect(joined.length).toBeLessThanOrEqual(8 + 4);
      }),
      options,
    );
  });

  it("marks what stands for several sources as uncertain", () => {
    const nine = Array.from({ length: 9 }, (_, n) => taintOf(`q${n}`, { sanitizedFor: 1 << n }));
    const joined = joinTaints(nine.slice(0, 8), nine.slice(8));
    const wide = joined.find(isWidened);
    expect((wide?.qualifiers ?? 0) & UNCERTAIN).toBe(UNCERTAIN);
    expect(joined.filter((taint) => !isWidened(taint))).toEqual(nine.slice(0, 8));
  });
});

describe("a taint", () => {
  it("covers itself, and what a taint that it covers covers", () => {
    fc.assert(
      fc.property(taints(3), taints(3), taints(3), (a, b, c) => {
        expect(covers(a, a)).toBe(true);
        expect(covers(a, c) || !covers(a, b) || !covers(b, c)).toBe(true);
      }),
      options,
    );
  });

  it("of a file or parameter covers none of a request, and none of another function's parameter", () => {
    expect(covers(taintOf("q", { kind: "file" }), taintOf("q"))).toBe(false);
    expect(covers(taintOf("q"), taintOf("q", { kind: "file" }))).toBe(true);
    expect(covers(taintOf("f:a", { kind: "parameter" }), taintOf("g:a", { kind: "parameter" }))).toBe(false);
    expect(covers(taintOf("f:a", { kind: "parameter" }), taintOf("f:b", { kind: "parameter" }))).toBe(true);
  });

  it("is text where the sender cannot choose the shape", () => {
    expect(isAlwaysText(taintOf("req.params.id"))).toBe(true);
    expect(isAlwaysText(taintOf("req.body.id"))).toBe(false);
    expect(isAlwaysText(taintOf(`req.params.id${PARSED}`))).toBe(false);
  });

  it("has one step of its trace per place", () => {
    const taint = taintOf("q");
    const [call] = SOURCE.descendants("call_expression");
    const [argument] = SOURCE.descendants("member_expression");
    if (!call || !argument) throw new Error("The source is a call.");
    expect(withTraceStep(taint, SOURCE)).toBe(taint);
    const stepped = withTraceStep(taint, argument);
    expect(stepped.step).toMatchObject({ length: 2, previous: taint.step });
    expect(withTraceStep(stepped, argument)).toBe(stepped);
  });
});

describe("sanitization", () => {
  it("adds families and takes none", () => {
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: ALL }), (list, families) => {
        for (const [index, taint] of sanitizeTaints(list, families).entries()) {
          expect(taint.sanitizedFor).toBe((list[index]?.sanitizedFor ?? 0) | families);
        }
      }),
      options,
    );
  });

  it("inside quotes does not hold after SQL that ends outside of them", () => {
    const sql = bitsOf(["sql-injection"]);
    const quoted = [taintOf("q", { sanitizedFor: sql, qualifiers: SAFE_IN_QUOTES })];
    expect(afterLiteral("select * from t where id = ", quoted)[0]?.sanitizedFor).toBe(0);
    expect(afterLiteral("select * from t limit ", quoted)[0]?.sanitizedFor).toBe(0);
    expect(afterLiteral("select * from t where name = '", quoted)[0]?.sanitizedFor).toBe(sql);
    const whole = [taintOf("q", { sanitizedFor: sql })];
    expect(afterLiteral("select * from t where id = ", whole)).toEqual(whole);
  });
});
