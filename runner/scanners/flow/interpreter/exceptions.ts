import { joinTaints, type Taint } from "../domain/taint.ts";
import type { Expression, Handler, Statement } from "../lower/ir.ts";
import { addThrown, type Thrown } from "../domain/thrown.ts";
import { join, NOTHING, tainted, UNKNOWN } from "../domain/value.ts";
import { declareName } from "./assign.ts";
import { branch, type Engine, type Scope } from "./engine.ts";
import { ancestors } from "./methods.ts";

/** Before the name of a class that the repository does not declare. */
const EXTERNAL = "#";

export function runThrow(engine: Engine, { value }: Extract<Statement, { do: "throw" }>, scope: Scope): void {
  const { activation, state } = scope;
  if (!value) addThrown(activation.thrown, activation.caught);
  else {
    const exception = engine.evaluate(value, scope);
    const held = engine.reachableTaints(exception, state);
    const taints = held.length > 0 ? held : givenTaints(engine, value, scope);
    const type = exception.type === "" ? externalClass(value) : exception.type;
    if (taints.length > 0) addThrown(activation.thrown, new Map([[type, tainted(taints, { type })]]));
  }
  state.isReachable = false;
}

/** The class of a library that a call constructs; empty if the name is none of a class. */
function externalClass(value: Expression): string {
  return value.op === "call" && /^[A-Z]/u.test(value.name) ? `${EXTERNAL}${value.name}` : "";
}

/** An exception keeps what its constructor gets, which a library's class stores. */
function givenTaints(engine: Engine, value: Expression, scope: Scope): readonly Taint[] {
  const args = value.op === "call" ? value.args : [];
  return args
    .map((arg) => engine.reachableTaints(engine.evaluate(arg.value, scope), scope.state))
    .reduce(joinTaints, UNKNOWN.taints);
}

export function runTry(engine: Engine, statement: Extract<Statement, { do: "try" }>, scope: Scope): void {
  const { activation } = scope;
  const outside = activation.thrown;
  const inside: Thrown = new Map();
  const body = branch(scope);
  activation.thrown = inside;
  engine.execute(statement.body, body);
  activation.thrown = outside;
  const ends = [body.state];
  for (const handler of statement.handlers) {
    // The state where the exception is thrown lies between those at the start and at the end of the body.
    const caught = scope.state.joinForks([scope.state.fork(), body.state.snapshot(scope.state)]);
    runHandler(engine, handler, inside, { ...scope, state: caught });
    ends.push(caught);
  }
  addThrown(outside, inside);
  scope.state.mergeForks(ends);
  const { isReachable } = scope.state;
  if (!isReachable) scope.state.isReachable = statement.always.length > 0;
  engine.execute(statement.always, scope);
  scope.state.isReachable &&= isReachable;
}

/** Runs a handler on the exceptions of its types, which later handlers do not get. */
function runHandler(engine: Engine, { name, types, body }: Handler, thrown: Thrown, scope: Scope): void {
  const { activation } = scope;
  const outside = activation.caught;
  activation.caught = new Map([...thrown].filter(([type]) => isCaught(engine, type, types)));
  for (const type of activation.caught.keys()) thrown.delete(type);
  const value = [...activation.caught.values()].reduce(join, NOTHING);
  if (name !== "") declareName(name, activation.caught.size > 0 ? value : UNKNOWN, scope);
  engine.execute(body, scope);
  activation.caught = outside;
}

/** No types catch all exceptions, and an exception of an unknown type may be of any. */
export function isCaught(engine: Engine, type: string, types: readonly string[]): boolean {
  if (types.length === 0 || type === "" || types.includes(type)) return true;
  // Its superclasses are not known, but none of them is a class of the repository.
  if (type.startsWith(EXTERNAL)) return types.some((name) => !engine.findClass(name));
  const cls = engine.findClass(type)?.cls;
  return cls !== undefined && ancestors(engine, cls).some(({ supers }) => supers.some((name) => types.includes(name)));
}
