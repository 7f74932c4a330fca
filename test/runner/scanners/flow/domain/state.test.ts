import { describe, expect, it } from "vitest";
import { writeKey, appended } from "../../../../../runner/scanners/flow/domain/heap-object.ts";
import { type Change, changeIn } from "../../../../../runner/scanners/flow/domain/change.ts";
import type { HeapObject } from "../../../../../runner/scanners/flow/domain/reachable-values.ts";
import { State } from "../../../../../runner/scanners/flow/domain/state.ts";
import {
  constantValue,
  isTainted,
  tainted,
  UNKNOWN,
  type Value,
} from "../../../../../runner/scanners/flow/domain/value.ts";
import { taintOf } from "../support/values.ts";

const [SQL, XSS] = [1, 8];
const request = tainted([taintOf("q")]);

const objectOf = (change: Partial<HeapObject> = {}): HeapObject => ({
  kind: "map",
  items: null,
  fields: new Map(),
  unknownKeys: null,
  cls: null,
  type: "",
  ...change,
});

const referTo = (ref: number): Value => ({ ...UNKNOWN, refs: [ref] });

type Branch = (fork: State) => void;

const check =
  (families: number): Branch =>
  (fork) =>
    fork.refine([{ key: "q", families }]);

const leave: Branch = (fork) => {
  fork.isReachable = false;
};

const append =
  (value: Value): Branch =>
  (fork) => {
    const list = fork.object(1);
    if (list) fork.setObject(1, appended(list, value));
  };

/** What a source is sanitized for after branches. */
function refinedIn(...bodies: Branch[]): number {
  return branch(new State(), ...bodies).refined(taintOf("q")).sanitizedFor;
}

/** The join of branches of a state. */
function branch(state: State, ...bodies: Branch[]): State {
  const forks = bodies.map((body) => {
    const fork = state.fork();
    body(fork);
    return fork;
  });
  return state.joinForks(forks);
}

describe("a fork", () => {
  it("reads through to the state before, and changes only itself", () => {
    const state = new State();
    state.set("a", constantValue(1));
    const fork = state.fork();
    fork.set("a", constantValue(2));
    fork.set("b", constantValue(3));
    expect(state.get("a")?.constant).toBe(1);
    expect(state.get("b")).toBeUndefined();
    expect(fork.fork().get("a")?.constant).toBe(2);
  });

  it("of a fork is copied as one fork of the first", () => {
    const state = new State();
    const first = state.fork();
    first.set("a", constantValue(1));
    const second = first.fork();
    second.set("b", constantValue(2));
    const copy = second.snapshot(state);
    first.set("a", constantValue(9));
    expect([copy.get("a")?.constant, copy.get("b")?.constant]).toEqual([1, 2]);
    expect(state.get("a")).toBeUndefined();
  });
});

describe("a join of branches", () => {
  it("is tainted when one branch is, and has the constant that all have", () => {
    const state = new State();
    state.set("a", constantValue("fixed"));
    state.set("b", constantValue("fixed"));
    const joined = branch(
      state,
      (fork) => fork.set("a", request),
      () => {},
    );
    expect(isTainted(joined.get("a") ?? UNKNOWN, SQL)).toBe(true);
    expect(joined.get("a")?.constant).toBeUndefined();
    expect(joined.get("b")?.constant).toBe("fixed");
  });

  it("does not count a branch that has returned", () => {
    const state = new State();
    state.set("a", request);
    const joined = branch(
      state,
      (fork) => fork.set("a", constantValue("checked")),
      (fork) => {
        fork.isReachable = false;
      },
    );
    expect(joined.get("a")?.constant).toBe("checked");
    expect(branch(state, leave, leave).isReachable).toBe(false);
  });

  it("is refined only where every branch is", () => {
    expect(refinedIn(check(SQL), check(SQL | XSS))).toBe(SQL);
    expect(refinedIn(check(SQL), () => {})).toBe(0);
    expect(refinedIn(check(SQL), leave)).toBe(SQL);
  });

  it("keeps the refinement of a branch in the value that is assigned there", () => {
    const joined = branch(
      new State(),
      (fork) => {
        fork.refine([{ key: "q", families: SQL }]);
        fork.set("a", request);
      },
      (fork) => fork.set("a", constantValue("default")),
    );
    expect([SQL, XSS].map((bit) => isTainted(joined.get("a") ?? UNKNOWN, bit))).toEqual([false, true]);
  });

  it("says what a fork changes, so that a loop ends", () => {
    const state = new State();
    const again = (value: Value): Change => {
      const fork = state.fork();
      fork.set("a", value);
      fork.setObject(1, objectOf({ fields: new Map([["name", value]]) }));
      const change = changeIn(fork, state);
      state.mergeForks([fork]);
      return change;
    };
    expect([again(constantValue(1)), again(request), again(request), again(constantValue(1))]).toEqual([
      "values",
      "taints",
      "nothing",
      "values",
    ]);
  });

  it("joins the fields of objects, and does not trust the constant of a field that one branch lacks", () => {
    const state = new State();
    state.setObject(1, objectOf({ fields: new Map([["name", constantValue("x")]]) }));
    const joined = branch(
      state,
      (fork) => writeKey(fork, 1, "name", request, true),
      (fork) => writeKey(fork, 1, "other", constantValue("y"), true),
    );
    const fields = joined.object(1)?.fields;
    expect(isTainted(fields?.get("name") ?? UNKNOWN, SQL)).toBe(true);
    expect(fields?.get("other")?.constant).toBeUndefined();
    expect(state.object(1)?.fields.get("name")?.constant).toBe("x");
  });

  it("loses no element of lists of different lengths", () => {
    const state = new State();
    state.setObject(1, objectOf({ kind: "list", items: [] }));
    const joined = branch(state, append(request), () => {}).object(1);
    expect(joined?.items).toBeNull();
    expect(isTainted(joined?.unknownKeys ?? UNKNOWN, SQL)).toBe(true);
    const exact = branch(state, append(request), append(constantValue("a"))).object(1);
    expect(isTainted(exact?.items?.[0] ?? UNKNOWN, SQL)).toBe(true);
  });
});

describe("refinements", () => {
  it("add up on a path, and end with a new read of the source", () => {
    const state = new State();
    state.refine([{ key: "q", families: SQL }]);
    state.refine([{ key: "q", families: XSS }]);
    const fork = state.fork();
    expect(fork.refined(taintOf("q")).sanitizedFor).toBe(SQL | XSS);
    expect(fork.refined(taintOf("other")).sanitizedFor).toBe(0);
    fork.dropRefinement("q");
    expect(fork.refined(taintOf("q")).sanitizedFor).toBe(0);
    expect(state.refined(taintOf("q")).sanitizedFor).toBe(SQL | XSS);
  });
});

describe("the end of a call", () => {
  it("removes its variables and the objects that nothing refers to any more", () => {
    const state = new State();
    state.setObject(1, objectOf());
    for (const ref of [2, 3, 4, 5]) state.setObject(ref, objectOf());
    state.setObject(2, objectOf({ fields: new Map([["next", referTo(3)]]) }));
    state.setObject(1, objectOf({ unknownKeys: referTo(4) }));
    state.set("local", referTo(5));
    state.release(["local"], 1, [referTo(2)]);
    expect(state.get("local")).toBeUndefined();
    expect([1, 2, 3, 4, 5].filter((ref) => state.object(ref))).toEqual([1, 2, 3, 4]);
  });
});
