import type { Call } from "./call.ts";
import { frameOf, variable } from "./assign.ts";
import { elementOf } from "../models/collections.ts";
import { type Engine, type Scope } from "./engine.ts";
import { invokeMaybe, isFrameworkName } from "./invoke.ts";
import { checkCall } from "../models/sinks.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Named } from "../tables/pattern.ts";
import type { Family } from "../domain/families.ts";
import { CONCATENATED, sanitizeTaints } from "../domain/taint.ts";
import { type Closure, join, tainted, UNKNOWN, type Value } from "../domain/value.ts";

const OVER_ELEMENTS =
  /^(?:forEach|map|flatMap|filter|some|every|find|findFirst|findIndex|reduce|sort|each|each_with_index|collect|select|reject|detect|any\?|all\?|inject|mapToObj|anyMatch|allMatch|noneMatch|peek|sortBy|groupBy|ifPresent|orElseGet|array_map|array_filter|array_walk|usort|then|tap|also|let|apply|computeIfAbsent|each_pair|each_value|each_slice|each_cons|each_entry|each_char|each_line|reverse_each|filter_map|map!|flat_map|find_all)$/u;
const SAME_ELEMENTS = new Set([
  "filter",
  "select",
  "find",
  "detect",
  "findFirst",
  "reject",
  "forEach",
  "each",
  "sort",
  "peek",
  "tap",
  "array_filter",
  "find_all",
]);
const MAPS = new Set([
  "map",
  "flatMap",
  "collect",
  "mapToObj",
  "reduce",
  "inject",
  "then",
  "array_map",
  "flat_map",
  "let",
  "apply",
  "map!",
]);
const FOLDS = new Set(["reduce", "inject", "find", "detect", "findFirst", "then", "let", "apply"]);
const ONCE = new Set(["tap", "let"]);
/** Functions of Kotlin whose lambda has the object as `this`. */
const WITH_RECEIVER = /^(?:apply|run|with)$/u;
/** The parameter of a lambda of Kotlin that declares none. */
const IMPLICIT = "it";
const GIVEN = new Set<Family>(["log-injection", "template-injection"]);
const ROUTES = /^(?:get|post|put|patch|delete)$/u;
const QUANTIFIERS = new Set(["some", "every", "any?", "all?", "anyMatch", "allMatch", "noneMatch"]);

/** Runs the callbacks of a call: on the elements of the receiver, or as entry points. */
export function callBack(engine: Engine, call: Call, scope: Scope): Value | null {
  const { args, receiver, expression } = call;
  const { name, at } = expression;
  const closures = [...args, ...call.keywords.values()].flatMap((arg) => arg.closures ?? []);
  const byName = engine.language === "php" && OVER_ELEMENTS.test(name) ? String(args[0]?.constant ?? "") : "";
  if (byName !== "" && args[1]) {
    const owner = frameOf(byName, scope.frame);
    const own = owner ? scope.state.get(variable(owner, byName))?.closures : undefined;
    if (!own) return mappedByName(engine, call, byName, args[1], scope);
    closures.push(...own);
  }
  const [closure] = closures;
  if (!closure) return receiver && mappedByFunction(engine, call, receiver, scope);
  const isOver = OVER_ELEMENTS.test(name);
  const list = receiver ?? args.find((arg) => !arg.closures && (byName === "" || arg !== args[0]));
  if (!isOver || !list) {
    const self = engine.language === "kotlin" && WITH_RECEIVER.test(name) ? { self: list ?? null } : {};
    const answers = closures.map((each) =>
      invokeMaybe(engine, each, { args: handlerArguments(engine, call, each), at, isEntryPoint: true, ...self }, scope),
    );
    if (engine.language === "ruby") checkBlock(engine, call, answers, scope);
    return supplied(closures, answers, receiver);
  }
  const element = name === "then" || name === "let" || name === "tap" ? list : elementOf(engine, list, scope.state);
  const given =
    name === "reduce" || name === "inject"
      ? [join(element, args[1] ?? args[0] ?? UNKNOWN), element]
      : [element, hasElementTwice(engine, name) ? element : UNKNOWN];
  const self = engine.language === "kotlin" && WITH_RECEIVER.test(call.named.name) ? { self: list } : {};
  // The scope functions of Kotlin run their lambda once.
  const runs =
    engine.language === "kotlin" && ONCE.has(name) ? engine.invoke.bind(engine) : invokeMaybe.bind(null, engine);
  const results = closures.map((each) => runs(each, { args: given, at, ...self }, scope));
  const result = results.reduce(join);
  if (QUANTIFIERS.has(name)) return UNKNOWN;
  if (SAME_ELEMENTS.has(name)) return filtered(engine, call, list, element, result, scope);
  if (!MAPS.has(name)) return null;
  if (FOLDS.has(name)) return result;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: result }, ":map")] };
}

/** Blocks of Ruby, and `forEach` of maps, receive key and value. */
function hasElementTwice({ language }: Engine, name: string): boolean {
  if (language === "ruby") return name !== "each_with_index";
  return name === "forEach" && (language === "java" || language === "kotlin");
}

/** What functions without parameters return is the result, or in it: `Task.Run(() => text)`, `runCatching { text }`. */
function supplied(closures: readonly Closure[], answers: readonly Value[], receiver: Value | null): Value | null {
  if (closures.some(({ fn }) => fn.params.some(({ name }) => name !== IMPLICIT))) return null;
  const answer = answers.reduce(join);
  if (answer.taints.length + answer.refs.length === 0) return null;
  return receiver && receiver.taints.length > 0 ? join(answer, tainted(receiver.taints)) : answer;
}

/** What a framework passes to a function that the call registers. Names that the tables know stand for themselves. */
function handlerArguments({ tables }: Engine, { named }: Call, { fn: { params } }: Closure): Value[] {
  const known = tables.handlers.match(named).find(({ length }) => length === params.length);
  if (!known || isFrameworkName(params[0]?.name ?? "")) return [];
  return known.map((name, index) => ({
    ...UNKNOWN,
    accessPath: isFrameworkName(params[index]?.name ?? "") ? "" : name,
  }));
}

/** `ids.map(Number)`: applies an external function, if the tables know that it sanitizes. */
function mappedByFunction(engine: Engine, call: Call, list: Value, scope: Scope): Value | null {
  const { args, expression } = call;
  const [given] = args;
  if (expression.name !== "map" || engine.language !== "javascript" || !given || given.accessPath === "") return null;
  const { sanitizers, noPropagation } = engine.tables;
  const named = namedFunction(given.accessPath);
  if (sanitizers.match(named).length + noPropagation.match(named).length === 0) return null;
  return mappedByName(engine, call, given.accessPath, list, scope);
}

function namedFunction(name: string): Named {
  return { name, creates: false, hasReceiver: false, accessPath: name, types: [], texts: [], root: name };
}

/** `array_map("htmlspecialchars", …)`: applies an external function, given by name, to each element. */
function mappedByName(engine: Engine, call: Call, name: string, list: Value, scope: Scope): Value | null {
  const named = namedFunction(name);
  const { tables } = engine;
  if (tables.callSinks.match(named).length > 0) return null;
  const isClean = tables.noPropagation.match(named).length > 0;
  const bits = tables.sanitizers
    .match(named)
    .reduce((all, { families, when }) => (when.length > 0 ? all : all | families), 0);
  const element = tainted(engine.reachableTaints(list, scope.state));
  const unknownKeys = isClean ? UNKNOWN : { ...element, taints: sanitizeTaints(element.taints, bits) };
  return { ...UNKNOWN, refs: [engine.allocate(call.expression.at, scope, { kind: "list", unknownKeys }, ":map")] };
}

/** Checks the result of a block that returns a log message, a template, or the response of a route. */
function checkBlock(engine: Engine, call: Call, answers: readonly Value[], scope: Scope): void {
  const { named, receiver, args, expression } = call;
  const given = { args: answers, keywords: call.keywords, receiver };
  if (engine.tables.callSinks.match(named).some(({ family }) => GIVEN.has(family))) {
    checkCall(engine, named, given, expression.at, scope);
  }
  if (receiver || !ROUTES.test(named.name) || typeof args[0]?.constant !== "string") return;
  const pages = answers.filter(({ taints }) => taints.some(({ qualifiers }) => qualifiers & CONCATENATED));
  const isData = args.some((arg) =>
    arg.closures?.some(({ fn }) => scope.state.get(`plain:${fn.at.id}:*`)?.constant === true),
  );
  if (isData) return;
  const page = `#${named.name}`;
  checkCall(
    engine,
    { ...named, name: page, accessPath: page },
    { ...given, args: pages },
    endOf(args) ?? expression.at,
    scope,
  );
}

/** The node of the value that a block yields. */
function endOf(args: readonly Value[]): SyntaxNode | undefined {
  const last = args.flatMap(({ closures }) => closures ?? [])[0]?.fn.body.at(-1);
  return last?.do === "return" ? last.at : undefined;
}

/** The elements that a predicate keeps, refined by the predicate. */
function filtered(
  engine: Engine,
  { expression }: Call,
  list: Value,
  element: Value,
  result: Value,
  scope: Scope,
): Value {
  const refinement = expression.name === "reject" ? result.refinement?.whenFalse : result.refinement?.whenTrue;
  if (
    !refinement ||
    !["filter", "select", "find", "detect", "reject", "findFirst", "array_filter", "find_all"].includes(expression.name)
  ) {
    return FOLDS.has(expression.name) ? element : list;
  }
  const taints = element.taints.flatMap((taint) => {
    const fact = refinement.find(({ key }) => key === taint.key);
    return sanitizeTaints([taint], fact?.families ?? 0);
  });
  const checked = tainted(taints);
  if (FOLDS.has(expression.name)) return checked;
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "list", unknownKeys: checked }, ":kept")] };
}
