import { isMaking } from "./answers.ts";
import { dropAbsent } from "./absence.ts";
import { declareClass } from "./classes.ts";
import { runDecorators } from "./decorators.ts";
import { variableOf } from "./properties.ts";
import { mergeBranches, impliedBy } from "./dependent-facts.ts";
import { branch, type Engine, type Scope } from "./engine.ts";
import { refinedHere } from "./expressions.ts";
import { assignTo, declareName, variable } from "./assign.ts";
import { truth } from "../domain/fold.ts";
import { appended } from "../domain/heap-object.ts";
import type { Expression, Statement } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { runSwitch } from "./branches.ts";
import { runLoop } from "./loops.ts";
import { runThrow, runTry } from "./exceptions.ts";
import { checkCredential } from "../models/predictable.ts";
import { leftBy } from "./left-activation.ts";
import { checkViewName } from "../models/views.ts";
import { checkReturn } from "../models/returns.ts";
import { join, type Module, NOTHING, UNKNOWN, type Value, withType } from "../domain/value.ts";

/** The type of the list that a generator returns. */
const GENERATED = "#generated";

export function execute(engine: Engine, statements: readonly Statement[], scope: Scope): void {
  const lastClass = statements.findLastIndex((statement) => statement.do === "class");
  for (const [index, statement] of statements.entries()) {
    // A class attribute may be an object of an imported class.
    if (statement.do === "import" && engine.has("hoistedImports")) runImport(statement, scope);
    else if (statement.do === "function") hoist(engine, statement, scope);
    else if (statement.do === "class") declareClass(engine, statement.cls, scope);
    // The body of a class reads the constants before it.
    else if (index < lastClass && declaresConstant(statement)) run(engine, statement, scope);
  }
  for (const statement of statements) {
    if (!scope.state.isReachable) return;
    engine.budget.step();
    run(engine, statement, scope);
  }
}

/** `NAMES = ["a", "b"].freeze`, `const read = (data) => …` */
function declaresConstant(statement: Statement): boolean {
  const { value, target } =
    statement.do === "evaluate" && statement.value.op === "assign"
      ? statement.value
      : statement.do === "declare"
        ? statement
        : { value: null, target: null };
  return value !== null && target?.op === "name" && (value.op === "function" || isConstant(value));
}

function isConstant(value: Expression): boolean {
  switch (value.op) {
    case "constant":
      return true;
    case "list":
      return value.items.every((item) => isConstant(item.value));
    case "map":
      return value.entries.every((entry) => (entry.key === null || isConstant(entry.key)) && isConstant(entry.value));
    case "call": {
      const { receiver, args } = value;
      const parts = [...(receiver && receiver.op !== "name" ? [receiver] : []), ...args.map((arg) => arg.value)];
      return parts.length > 0 && parts.every(isConstant);
    }
    default:
      return false;
  }
}

function hoist(engine: Engine, { fn }: Extract<Statement, { do: "function" }>, scope: Scope): void {
  scope.frame.captured = true;
  const closure = { fn, frame: scope.frame, self: scope.frame.self };
  engine.register(closure);
  if (fn.accessor) engine.accessors.add(`${fn.accessor} ${fn.name}`);
  const name = variableOf(fn);
  const known = engine.has("overloadedFunctions") ? scope.state.get(variable(scope.frame, name))?.closures : undefined;
  const others = known?.filter(({ fn: other }) => other.at.file === fn.at.file && other !== fn) ?? [];
  declareName(name, { ...UNKNOWN, closures: [...others, closure] }, scope);
}

function run(engine: Engine, statement: Statement, scope: Scope): void {
  const { state, activation } = scope;
  switch (statement.do) {
    case "evaluate":
      engine.evaluate(statement.value, scope);
      return;
    case "declare": {
      const value = statement.value ? engine.evaluate(statement.value, scope) : emptyValue(engine, statement, scope);
      const typed = statement.type === "" ? value : withType(value, statement.type);
      assignTo(engine, statement.target, typed, scope, { declares: true });
      return;
    }
    case "return": {
      const given = statement.value ? engine.evaluate(statement.value, scope) : NOTHING;
      // A call that does not return: Ruby returns the value of the last expression.
      if (!state.isReachable) return;
      // What holds here need not hold where the other exits of the function end.
      const refined = refinedHere(given, scope);
      const value = checkCredential(engine, activation.fn?.name ?? "", refined, statement.at, scope);
      if (statement.value) checkReturn(engine, value, statement.at, scope);
      if (statement.value) checkViewName(engine, value, activation.fn);
      const left = leftBy(statement.leaves, activation);
      left.result = left.result ? join(left.result, value) : value;
      const isMade = statement.value !== null && isMaking(lastResult(engine, statement.value), value, state);
      left.exits.push({ value, state: state.snapshot(left.base), isMade });
      state.isReachable = false;
      return;
    }
    case "throw":
      runThrow(engine, statement, scope);
      return;
    case "break":
    case "continue": {
      const loop = activation.loops.at(-1);
      if (loop) (statement.do === "break" ? loop.breaks : loop.continues).push(state.snapshot(loop.base));
      state.isReachable = false;
      return;
    }
    case "if":
      runIf(engine, statement, scope);
      return;
    case "loop":
      runLoop(engine, statement, scope);
      return;
    case "switch":
      runSwitch(engine, statement, scope);
      return;
    case "try":
      runTry(engine, statement, scope);
      return;
    case "block":
      execute(engine, statement.body, scope);
      return;
    case "export":
      runExport(statement, scope.frame.module);
      return;
    case "outer":
      for (const name of statement.names) scope.frame.outer.add(name);
      return;
    case "static":
      declareStatic(engine, statement, scope);
      return;
    case "assert": {
      const test = engine.evaluate(statement.test, scope);
      state.refine(test.refinement?.whenTrue ?? []);
      return;
    }
    case "yield": {
      const value = refinedHere(engine.evaluate(statement.value, scope), scope);
      if (statement.isElement) yieldElement(engine, value, statement.value.at, scope);
      else if (activation.yields.length > 0) activation.yields.push({ value, state });
      else activation.result = activation.result ? join(activation.result, value) : value;
      return;
    }
    case "decorate":
      runDecorators(engine, statement, scope);
      return;
    case "import":
      if (!engine.has("hoistedImports")) runImport(statement, scope);
      return;
    case "function":
    case "class":
  }
}

/** What a variable has that code declares without a value. */
function emptyValue(
  engine: Engine,
  { target, type, isObject }: Extract<Statement, { do: "declare" }>,
  scope: Scope,
): Value {
  const cls = isObject === true ? engine.findClass(type)?.cls : undefined;
  if (!cls || cls.fields.length + cls.methods.length === 0) return { ...NOTHING, taints: [] };
  return { ...UNKNOWN, refs: [engine.allocate(target.at, scope, { kind: "object", type }, `:${type}`)] };
}

/** Adds an element to the list that a generator returns. */
function yieldElement(engine: Engine, value: Value, at: SyntaxNode, scope: Scope): void {
  const { activation, state } = scope;
  const list =
    activation.result?.refs.find((ref) => state.object(ref)?.type === GENERATED) ??
    engine.allocate(at, scope, { kind: "list", type: GENERATED }, GENERATED);
  const heapObject = state.object(list);
  if (heapObject) state.setObject(list, appended(heapObject, value));
  const result = { ...UNKNOWN, refs: [list] };
  activation.result = activation.result ? join(activation.result, result) : result;
}

function declareStatic(engine: Engine, { name, value }: Extract<Statement, { do: "static" }>, scope: Scope): void {
  const { frame, activation } = scope;
  if (!activation.fn) return;
  frame.outer.add(name);
  const statics = engine.staticFrame(activation.fn, frame);
  if (frame !== statics) frame.parent = statics;
  if (statics.names.has(name)) return;
  declareName(name, value ? engine.evaluate(value, scope) : NOTHING, { ...scope, frame: statics });
}

function runImport({ name, path, from, member }: Extract<Statement, { do: "import" }>, scope: Scope): void {
  const { module } = scope.frame;
  const dot = path.lastIndexOf(".");
  const target =
    from === undefined
      ? { from: path.slice(0, Math.max(0, dot)), member: path.slice(dot + 1) }
      : { from, member: member ?? "*" };
  const link = { importer: module.path, ...target };
  if (name === "*") module.wildcards.push(link);
  else declareName(name, { ...UNKNOWN, accessPath: path, link }, scope);
}

function runExport(statement: Extract<Statement, { do: "export" }>, module: Module): void {
  if ("local" in statement) module.exports.set(statement.name, statement.local);
  else {
    const link = { importer: module.path, from: statement.from, member: statement.member };
    if (statement.name === "*") module.exportedModules.push(link);
    else module.exports.set(statement.name, link);
  }
}

function runIf(engine: Engine, statement: Extract<Statement, { do: "if" }>, scope: Scope): void {
  const test = engine.evaluate(statement.test, scope);
  if (test.constant !== undefined) {
    engine.execute(truth(test.constant) ? statement.consequent : statement.otherwise, scope);
    return;
  }
  const implied = impliedBy(engine, test, scope.state);
  const [consequent, otherwise] = [branch(scope), branch(scope)];
  consequent.state.refine(implied?.whenTrue ?? []);
  dropAbsent(engine, statement.test, true, consequent);
  execute(engine, statement.consequent, consequent);
  otherwise.state.refine(implied?.whenFalse ?? []);
  dropAbsent(engine, statement.test, false, otherwise);
  execute(engine, statement.otherwise, otherwise);
  mergeBranches(scope.state, [consequent.state, otherwise.state]);
}

/** The error, if a function returns several results. */
function lastResult(engine: Engine, returned: Expression): Expression {
  return (returned.op === "list" && engine.has("multipleResults") && returned.items.at(-1)?.value) || returned;
}
