import type { Inputs } from "./inputs.ts";
import type { HeapObject } from "./reachable-values.ts";
import type { Dependencies } from "./shared-state.ts";
import type { State } from "./state.ts";
import type { Constant } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Taint } from "./taint.ts";
import type { Closure, Value } from "./value.ts";

/** A `return`: the value, and the state there. */
export interface Exit {
  value: Value;
  state: State;
  /** The value is an object that the code makes there, so that it is true. */
  isMade?: boolean | undefined;
}

/** The effects of one run of a function. `end` is the state at its end, a fork of the state at the call. */
export interface Run {
  end: State;
  result: Value;
  /** The final values of by-reference parameters, by position. */
  references: ReadonlyMap<number, Value>;
  /** Exceptions with untrusted data that it throws, by type. */
  thrown: ReadonlyMap<string, Value>;
  /** The last id before the run: objects that it created have greater ids. */
  since: number;
}

/** The effects of a function for some arguments. */
export interface Summary extends Run {
  closure: Closure;
  inputs: Inputs;
  /** The taints of variables of enclosing functions and of the file that it read. */
  captured: readonly Taint[];
  /** Taints that the function stored in the objects of an argument. */
  stored: ReadonlyMap<string, readonly Taint[]>;
  /** Families for which the checks of the function sanitize an argument. */
  sanitized: ReadonlyMap<string, number>;
  /** The objects of the receiver and of each argument. */
  given: readonly (readonly number[])[];
  /** What they were at the call. */
  givenObjects: ReadonlyMap<number, HeapObject>;
  joins: number;
  dependencies: Dependencies;
}

/** What holds of the calls of a function by itself while it runs. */
export interface Recursion {
  /** The constants that the function got as arguments. */
  readonly constants: (Constant | undefined)[];
  /** The positions of those that a call passes others for. */
  readonly varying: Set<number>;
  /** The families for which the result is assumed to be safe, by the source of the data that a call passes. */
  readonly families: Map<SyntaxNode, number>;
}

/** A call that is not followed at its call site: its function is run separately, later. */
export interface CutCall {
  closure: Closure;
  inputs: Inputs;
}

/** The result of a call that had no untrusted data, with the objects reachable from it. */
export interface QuietResult {
  value: Value;
  objects: ReadonlyMap<number, HeapObject>;
  dependencies: Dependencies;
}
