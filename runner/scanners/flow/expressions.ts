import { assignTo, frameOf, variable } from "./assign.ts";
import { selectValue } from "./branches.ts";
import { callValue } from "./calls.ts";
import { operationValue } from "./operations.ts";
import { declareClass } from "./classes.ts";
import { elementOf } from "./collections.ts";
import { branch, checkedTaints, type Engine, type Scope } from "./engine.ts";
import { truth } from "./fold.ts";
import { bitsOf } from "./families.ts";
import { membership } from "./guards.ts";
import type { ChooseExpression, EachExpression, Expression } from "./ir.ts";
import { typedLiteral } from "./literals.ts";
import { indexOf, memberOf, newTaint } from "./members.ts";
import { concatenate } from "./text.ts";
import { clear, constantValue, join, joinTaints, tainted, UNKNOWN, type Value } from "./value.ts";
import type { Named } from "./tables/pattern.ts";

const NOSQL = bitsOf(["nosql-injection"]);
const NUMBER_TYPES =
  /^(?:u?int\d*|long|short|byte|double|float\d*|bool|boolean|number|Integer|Long|Double|Float|integer|uint)$/u;

export function evaluate(engine: Engine, expression: Expression, scope: Scope): Value {
  switch (expression.op) {
    case "constant":
      return expression.regex
        ? { ...constantValue(expression.value), type: "RegExp" }
        : constantValue(expression.value);
    case "name":
      return lookUp(engine, expression, scope);
    case "member": {
      const object = engine.evaluate(expression.object, scope);
      return memberOf(engine, object, expression.name, expression.at, scope, expression.object.at.text);
    }
    case "index": {
      const object = engine.evaluate(expression.object, scope);
      const key = expression.key ? engine.evaluate(expression.key, scope) : null;
      const held = indexOf(engine, object, key, expression.at, scope, expression.object.at.text);
      const facts = key ? membership(engine, key, object, scope) : undefined;
      return facts ? { ...held, facts } : held;
    }
    case "call":
      return callValue(engine, expression, scope);
    case "operation":
      return operationValue(engine, expression, scope);
    case "text":
      return concatenate(expression.parts.map((part) => textValue(engine, part, scope)));
    case "list": {
      const items: Value[] = [];
      let loose: Value | null = null;
      for (const { value, spread } of expression.items) {
        const item = engine.evaluate(value, scope);
        if (!spread) items.push(item);
        else {
          const [ref] = item.refs;
          const held = ref === undefined || item.taints.length > 0 ? null : scope.state.content(ref)?.items;
          if (held) items.push(...held);
          else loose = elementOf(engine, item, scope.state);
        }
      }
      if (!loose) return engine.list(expression.at, scope, items);
      const rest = items.reduce(join, loose);
      return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "list", rest })] };
    }
    case "map":
      return mapValue(engine, expression, scope);
    case "choose":
      return chosen(engine, expression, scope);
    case "assign":
      return assigned(engine, expression, scope);
    case "function": {
      scope.frame.captured = true;
      const closure = { fn: expression.fn, frame: scope.frame, self: scope.frame.self };
      engine.register(closure);
      return { ...UNKNOWN, closures: [closure] };
    }
    case "class":
      declareClass(engine, expression.cls, scope);
      return { ...UNKNOWN, cls: expression.cls };
    case "cast": {
      const value = engine.evaluate(expression.value, scope);
      if (NUMBER_TYPES.test(expression.type))
        return { ...UNKNOWN, type: expression.type, constant: numeric(value.constant) };
      if (engine.language === "go") typedLiteral(engine, value, expression.type, expression.at, scope);
      if (expression.type === "string" && engine.language === "php") return clear(value, NOSQL);
      return expression.type === "" ? value : { ...value, type: expression.type };
    }
    case "each":
      return eachValue(engine, expression, scope);
    case "select":
      return selectValue(engine, expression, scope);
    default: {
      const values = expression.parts.map((part) => engine.evaluate(part, scope));
      const taints = values.reduce(
        (all, value) => joinTaints(all, engine.deepTaints(value, scope.state)),
        UNKNOWN.taints,
      );
      return tainted(taints);
    }
  }
}

function numeric(constant: Value["constant"]): number | undefined {
  return typeof constant === "number" ? constant : undefined;
}

function textValue(engine: Engine, part: Expression, scope: Scope): Value {
  const value = engine.evaluate(part, scope);
  return value.refs.length > 0 ? tainted(engine.deepTaints(value, scope.state)) : value;
}

function lookUp(engine: Engine, { name, at }: Extract<Expression, { op: "name" }>, scope: Scope): Value {
  const { frame, state } = scope;
  if (name === "this" || name === "super") {
    for (let at_frame: typeof frame | null = frame; at_frame; at_frame = at_frame.parent)
      if (at_frame.self) return at_frame.self;
  }
  const owner = frameOf(name, frame);
  if (owner) {
    const value = state.get(variable(owner, name)) ?? UNKNOWN;
    const taints = checkedTaints(value.taints, state);
    return taints === value.taints ? value : { ...value, taints };
  }
  const field = fieldOfSelf(engine, name, scope);
  if (field) return field;
  const known = engine.classes.get(name);
  if (known) return { ...UNKNOWN, cls: known.cls, path: name };
  const named: Named = { name, creates: false, hasReceiver: false, path: name, types: [], texts: [], root: name };
  const [source] = engine.tables.readSources.match(named);
  if (source) return { ...tainted(checkedTaints([newTaint(source.kind, at, name)], state)), path: name };
  return { ...UNKNOWN, path: name };
}

function fieldOfSelf(engine: Engine, name: string, scope: Scope): Value | null {
  for (let at: typeof scope.frame | null = scope.frame; at; at = at.parent) {
    for (const ref of at.self?.refs ?? []) {
      const content = scope.state.content(ref);
      const held = content?.fields.get(name);
      if (held) return { ...held, taints: checkedTaints(held.taints, scope.state) };
      if (!content?.cls) continue;
      const declared = content.cls.fields.find((field) => field.name === name);
      const statics = declared?.isStatic ? engine.classes.get(content.cls.name)?.statics : undefined;
      if (statics) {
        const value = staticField(engine, statics, name, scope);
        if (value) return value;
      }
      if (declared) return { ...UNKNOWN, type: declared.type, path: name };
    }
    const cls = at.self?.cls;
    const statics = cls ? engine.classes.get(cls.name)?.statics : undefined;
    const value = statics ? staticField(engine, statics, name, scope) : null;
    if (value) return value;
  }
  return null;
}

function staticField(_: Engine, statics: Value, name: string, scope: Scope): Value | null {
  const [ref] = statics.refs;
  return (ref === undefined ? undefined : scope.state.content(ref)?.fields.get(name)) ?? null;
}

function mapValue(engine: Engine, expression: Extract<Expression, { op: "map" }>, scope: Scope): Value {
  const fields = new Map<string, Value>();
  let rest: Value | null = null;
  for (const { key, value } of expression.entries) {
    const held = engine.evaluate(value, scope);
    const name = key ? engine.evaluate(key, scope) : null;
    if (name && name.constant !== undefined) fields.set(String(name.constant), held);
    else if (name) rest = rest ? join(rest, held) : held;
    else rest = spreadInto(engine, fields, held, rest, scope);
  }
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "map", fields, rest })] };
}

function spreadInto(
  engine: Engine,
  fields: Map<string, Value>,
  held: Value,
  rest: Value | null,
  scope: Scope,
): Value | null {
  const [ref] = held.refs;
  const content = ref === undefined || held.taints.length > 0 ? undefined : scope.state.content(ref);
  if (!content) {
    const all = tainted(engine.deepTaints(held, scope.state));
    return all.taints.length === 0 ? rest : rest ? join(rest, all) : all;
  }
  for (const [name, value] of content.fields) fields.set(name, value);
  return content.rest && rest ? join(rest, content.rest) : (rest ?? content.rest);
}

function chosen(engine: Engine, { test, consequent, otherwise }: ChooseExpression, scope: Scope): Value {
  const value = engine.evaluate(test, scope);
  if (value.constant !== undefined) return engine.evaluate(truth(value.constant) ? consequent : otherwise, scope);
  const [yes, no] = [branch(scope), branch(scope)];
  yes.state.learn(value.facts?.yes ?? []);
  no.state.learn(value.facts?.no ?? []);
  // What a check clears holds for this result only, so it is read before the branches meet.
  const a = settled(engine.evaluate(consequent, yes), yes);
  const b = settled(engine.evaluate(otherwise, no), no);
  scope.state.absorb([yes.state, no.state]);
  return join(a, b);
}

function settled(value: Value, scope: Scope): Value {
  return { ...value, taints: checkedTaints(value.taints, scope.state) };
}

function assigned(engine: Engine, expression: Extract<Expression, { op: "assign" }>, scope: Scope): Value {
  const { target, operator, at } = expression;
  if (!operator) {
    const value = engine.evaluate(expression.value, scope);
    assignTo(engine, target, value, scope);
    return value;
  }
  if (["||", "??", "&&"].includes(operator)) {
    const value = join(engine.evaluate(target, scope), engine.evaluate(expression.value, scope));
    assignTo(engine, target, value, scope);
    return value;
  }
  const value = operationValue(engine, { op: "operation", at, operator, operands: [target, expression.value] }, scope);
  assignTo(engine, target, value, scope);
  return value;
}

function eachValue(engine: Engine, { target, iterable, conditions, result, at }: EachExpression, scope: Scope): Value {
  const values = engine.evaluate(iterable, scope);
  const inside = branch(scope);
  assignTo(engine, target, elementOf(engine, values, inside.state), inside, { declares: true });
  for (const condition of conditions) inside.state.learn(engine.evaluate(condition, inside).facts?.yes ?? []);
  const item = settled(engine.evaluate(result, inside), inside);
  scope.state.absorb([inside.state, scope.state.fork()]);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", rest: item })] };
}
