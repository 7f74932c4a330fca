import type { Inputs } from "./inputs.ts";
import type { State } from "./state.ts";
import type { Taint } from "./taint.ts";
import type { Closure, Value } from "./value.ts";

/** What one run of a function did: `end` is the state at its end, a fork of that of the call. */
export interface Run {
  end: State;
  result: Value;
  /** The final values of by-reference parameters, by position. */
  references: ReadonlyMap<number, Value>;
  /** Ids of objects that it created are greater. */
  since: number;
}

/** What a function did on some arguments. */
export interface Summary extends Run {
  closure: Closure;
  inputs: Inputs;
  /** Taints that it stored in the objects of an argument. */
  stored: ReadonlyMap<string, readonly Taint[]>;
  /** Families that its checks sanitize an argument for. */
  sanitized: ReadonlyMap<string, number>;
  joins: number;
}

/** A call that is not followed where it is: its function is run on its own, later. */
export interface CutCall {
  closure: Closure;
  inputs: Inputs;
}
