import { ANY_KEYWORD, type Call } from "../interpreter/call.ts";
import { frameOf, variable } from "../interpreter/assign.ts";
import { elementOf, OPEN_STRUCT } from "./collections.ts";
import { noEntries, setEntry, spreadInto } from "../interpreter/maps.ts";
import { entriesOfPairs } from "./pairs.ts";
import { copyEmptiness } from "../domain/emptiness.ts";
import { onlyObject, TEXT } from "../domain/heap-object.ts";
import { type Engine, type Scope } from "../interpreter/engine.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { ENTRY } from "../interpreter/held-fields.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { joinTaints } from "../domain/taint.ts";
import { join, tainted, UNKNOWN, type Value } from "../domain/value.ts";

const LISTS =
  /^(?:ArrayList|LinkedList|Vector|Stack|ArrayDeque|PriorityQueue|HashSet|LinkedHashSet|TreeSet|Set|Array|CopyOnWriteArrayList|WeakSet|deque|ArrayObject|LinkedBlockingQueue|List|Queue|SortedSet|ConcurrentBag|Collection|Channel|MutableSharedFlow)$/u;
const MAPS =
  /^(?:HashMap|LinkedHashMap|TreeMap|ConcurrentHashMap|Hashtable|EnumMap|IdentityHashMap|Map|Properties|WeakMap|LinkedMultiValueMap|URLSearchParams|FormData|(?:Raw)?ConfigParser|defaultdict|OrderedDict|ModelMap|HttpHeaders|JsonObject|JSONObject|(?:Concurrent|Sorted)?Dictionary|NameValueCollection)$/u;
const ENTRIES = /^Simple(?:Immutable)?Entry$/u;
const MODULES = /^(?:collections|configparser|queue)$/u;
const TEXTS =
  /^(?:StringBuilder|StringBuffer|StringWriter|StringIO|StringJoiner|PrintWriter|CharArrayWriter|Formatter|ByteArrayOutputStream|StringBuilderWriter|StrBuilder|TextStringBuilder)$/u;
/** Those that may write to another object. */
const FORMATTERS = /^(?:PrintWriter|Formatter)$/u;
/** Functions of Kotlin whose function adds to a list or map, or yields elements. */
const BUILDS = /^(?:buildList|buildSet|buildMap|sequence|iterator|flow|channelFlow|callbackFlow)$/u;
/** Types of Python whose objects are empty at first. */
const COLLECTIONS: Partial<Record<string, HeapObject["kind"]>> = {
  list: "list",
  set: "list",
  deque: "list",
  dict: "map",
};
const MAKE_LIST = /^(?:of|asList|newArrayList|newHashSet|singletonList|singleton|copyOf)$/u;
const SAME_LIST =
  /^(?:list|tuple|set|frozenset|sorted|reversed|from|freeze|unmodifiable\w+|synchronized\w+|stream|orderedStream|iterator|values|toList|collect|toArray|keySet|entrySet|elements|entries|to_a|freeze|dup|clone|array_values|items|slice|toSet|iter|parallelStream|copy|seal|to_set|asReadOnly|listIterator|uniq|compact|reverse|distinct|sorted|lazy|eager|force|toMutableList|toMutableSet|toTypedArray)$/u;

/** Those that make another list, which what is added to the first one later is not in. */
const COPIES =
  /^(?:list|tuple|set|frozenset|sorted|toList|toMutableList|toSet|toMutableSet|toTypedArray|toArray|to_a|dup|clone|copy)$/u;

/** Another list with the same elements; null if it is not known which one they are of. */
function copyOfList(engine: Engine, list: Value, at: SyntaxNode, scope: Scope): Value | null {
  const held = list.taints.length > 0 ? undefined : onlyObject(list, scope.state);
  if (held?.kind !== "list") return null;
  const ref = engine.allocate(at, scope, { ...held }, ":copy");
  const copy = scope.state.object(ref);
  if (copy) copyEmptiness(copy, held);
  return { ...list, refs: [ref], constant: undefined };
}

function openStruct(engine: Engine, { args, keywords, expression: { at } }: Call, scope: Scope): Value {
  const given = args.flatMap(({ refs }) => refs.flatMap((ref) => scope.state.object(ref) ?? []));
  const fields = new Map([...given.flatMap((map) => [...map.fields]), ...keywords]);
  const unknownKeys = [...args.map(({ taints }) => tainted(taints)), ...given.map((map) => map.unknownKeys ?? UNKNOWN)];
  const others = unknownKeys.some(({ taints }) => taints.length > 0) ? { unknownKeys: unknownKeys.reduce(join) } : {};
  fields.delete(ANY_KEYWORD);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", type: OPEN_STRUCT, fields, ...others })] };
}

/** @returns a new list, map or string builder, or an alias of one; null for any other call. */
export function newContainer(engine: Engine, call: Call, scope: Scope): Value | null {
  const { expression, named, args, receiver } = call;
  const { at, name } = expression;
  const first = args[0];
  if (engine.tables.writers.match(named).length > 0) {
    const refs = (
      (expression.creates ? first : (receiver?.refs.length ?? 0) > 0 ? receiver : first)?.refs ?? []
    ).filter((ref) => scope.state.object(ref)?.kind === "text");
    if (refs.length > 0) return { ...UNKNOWN, type: name, refs };
  }
  if (expression.creates || (engine.language === "python" && (!receiver || MODULES.test(receiver.accessPath)))) {
    if (TEXTS.test(name) && (!FORMATTERS.test(name) || args.length === 0)) {
      const text =
        typeof first?.constant === "number" || !first ? { ...UNKNOWN, constant: "", knownPrefix: "" } : first;
      return made(engine, call, scope, { kind: "text", fields: new Map([[TEXT, text]]) });
    }
    if (LISTS.test(name)) {
      const [element] = args.flatMap(({ closures = [] }) => closures);
      if (element)
        return made(engine, call, scope, {
          kind: "list",
          unknownKeys: invokeMaybe(engine, element, { args: [], at }, scope),
        });
      const from = first && first.constant === undefined ? copied(engine, first, scope) : { items: [] };
      return made(engine, call, scope, { kind: "list", ...from });
    }
    if (
      engine.language === "python" &&
      MAPS.test(name) &&
      (call.keywords.size > 0 || first?.closures || emptyKind(call))
    )
      return made(engine, call, scope, { kind: "map", ...withDefault(engine, call, scope) });
    if (MAPS.test(name))
      return made(engine, call, scope, { kind: "map", ...(first ? entriesIn(engine, first, scope) : {}), items: null });
  }
  if (engine.language === "ruby" && expression.creates && name === "Hash") return hashOf(engine, call, scope);
  if (engine.language === "ruby" && expression.creates && name === OPEN_STRUCT) return openStruct(engine, call, scope);
  if (engine.language === "kotlin" && !receiver && name === "buildString") return builtText(engine, call, scope);
  const builds = engine.language === "kotlin" && !receiver && BUILDS.test(name);
  if (builds || (engine.language === "ruby" && expression.creates && name === "Enumerator"))
    return builtBy(engine, call, scope);
  if (engine.language === "java" && expression.creates && ENTRIES.test(name)) return entryOf(engine, args, at, scope);
  const parts = tupleParts(engine, call);
  if (parts) return made(engine, call, scope, { kind: "list", items: parts });
  // An object of a type that is not written has its elements in common with all that refer to it.
  if (engine.language === "csharp" && expression.creates && name === "") {
    const given = args.reduce((all, arg) => joinTaints(all, engine.reachableTaints(arg, scope.state)), UNKNOWN.taints);
    return made(engine, call, scope, { kind: "object", ...(given.length > 0 && { unknownKeys: tainted(given) }) });
  }
  if (engine.language === "php" && !receiver && name === "compact")
    return made(engine, call, scope, { kind: "map", fields: variablesOf(args, scope) });
  if (!receiver && name === "dict") return made(engine, call, scope, { kind: "map", ...dictOf(engine, call, scope) });
  const [initial] = name === "withInitial" ? (first?.closures ?? []) : [];
  if (initial) return invokeMaybe(engine, initial, { args: [], at }, scope);
  if (/^(?:\w+\.)*(?:Map|ImmutableMap)\.(?:of|entry|ofEntries)$/u.test(named.accessPath))
    return mapOf(engine, call, scope);
  if (
    MAKE_LIST.test(name) &&
    receiver &&
    receiver.taints.length === 0 &&
    /^(?:\w+\.)*(?:List|Set|Arrays|Array|Lists|Sets|Collections|ImmutableList|ImmutableSet|Stream|EnumSet)$/u.test(
      receiver.accessPath,
    )
  ) {
    const list = args.length === 1 && first && isList(first, scope) ? first : null;
    return (list && name === "copyOf" ? copyOfList(engine, list, at, scope) : list) ?? engine.list(at, scope, args);
  }
  const makes = name === "from" && receiver?.accessPath === "Array" ? args[1]?.closures?.[0] : undefined;
  if (makes && first) {
    const given = [elementOf(engine, first, scope.state)];
    return made(engine, call, scope, {
      kind: "list",
      unknownKeys: invokeMaybe(engine, makes, { args: given, at }, scope),
    });
  }
  const isCallback = name === "collect" && args.some(({ closures }) => closures);
  if (SAME_LIST.test(name) && !isCallback) {
    const holder = receiver && isList(receiver, scope) ? receiver : first && isList(first, scope) ? first : null;
    const copy = holder && COPIES.test(name) ? copyOfList(engine, holder, at, scope) : null;
    if (holder) return copy ?? { ...holder, constant: undefined };
  }
  return null;
}

function made(
  engine: Engine,
  { expression }: Call,
  scope: Scope,
  heapObject: Partial<HeapObject> & Pick<HeapObject, "kind">,
): Value {
  const type = expression.name;
  return { ...UNKNOWN, type, refs: [engine.allocate(expression.at, scope, { ...heapObject, type }, ":made")] };
}

function copied(engine: Engine, value: Value, scope: Scope): Partial<HeapObject> {
  const heapObject = value.taints.length > 0 ? undefined : onlyObject(value, scope.state);
  if (heapObject) return { items: heapObject.items, fields: heapObject.fields, unknownKeys: heapObject.unknownKeys };
  const element = elementOf(engine, value, scope.state);
  return element.taints.length > 0 ? { unknownKeys: element } : { unknownKeys: join(element, UNKNOWN) };
}

/** `OrderedDict(name=value)`, `defaultdict(lambda: value)`, `defaultdict(list)`: all missing keys share one value. */
function withDefault(engine: Engine, call: Call, scope: Scope): Partial<HeapObject> {
  const { at } = call.expression;
  const [closure] = call.args[0]?.closures ?? [];
  const kind = emptyKind(call);
  const others = closure || kind ? { ...call, args: call.args.slice(1) } : call;
  const { unknownKeys, ...map } = dictOf(engine, others, scope);
  const value = kind
    ? { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind, ...(kind === "list" && { items: [] }) }, ":default")] }
    : closure && invokeMaybe(engine, closure, { args: [], at }, scope);
  return { ...map, unknownKeys: value && unknownKeys ? join(value, unknownKeys) : (value ?? unknownKeys ?? null) };
}

/** `Hash.new([])`, `Hash.new { |hash, key| hash[key] = [] }`: all missing keys share one value. */
function hashOf(engine: Engine, call: Call, scope: Scope): Value {
  const [first] = call.args;
  const [closure] = first?.closures ?? [];
  const hash = made(engine, call, scope, { kind: "map", unknownKeys: closure ? null : (first ?? null) });
  if (!closure) return hash;
  const unknownKeys = invokeMaybe(engine, closure, { args: [hash, UNKNOWN], at: call.expression.at }, scope);
  for (const ref of hash.refs) {
    const heapObject = scope.state.object(ref);
    if (heapObject) scope.state.setObject(ref, { ...heapObject, unknownKeys });
  }
  return hash;
}

/** What a `defaultdict` makes by a type without arguments. */
function emptyKind({ expression: { name, args } }: Call): HeapObject["kind"] | undefined {
  const [maker] = name === "defaultdict" ? args : [];
  return maker?.value.op === "name" ? COLLECTIONS[maker.value.name] : undefined;
}

/** `dict(pairs, name=value)` */
function dictOf(engine: Engine, { args: [first], keywords }: Call, scope: Scope): Partial<HeapObject> {
  const entries = noEntries();
  const pairs = first && entriesOfPairs(first, scope.state);
  for (const [name, value] of pairs?.fields ?? []) setEntry(entries, name, value);
  if (pairs) entries.unknownKeys = pairs.unknownKeys ?? null;
  else if (first) spreadInto(engine, entries, first, scope);
  for (const [name, value] of keywords) setEntry(entries, name, value);
  return entries;
}

function entriesIn(engine: Engine, value: Value, scope: Scope): Partial<HeapObject> {
  return entriesOfPairs(value, scope.state) ?? copied(engine, value, scope);
}

function mapOf(engine: Engine, call: Call, scope: Scope): Value {
  const { name, at } = call.expression;
  if (name === "ofEntries") return mapOfEntries(engine, call, scope);
  if (name === "entry") return entryOf(engine, call.args, at, scope);
  const fields = new Map<string, Value>();
  for (let index = 0; index + 1 < call.args.length; index += 2) {
    const [key, value] = [call.args[index], call.args[index + 1]];
    if (key && value) fields.set(String(key.constant ?? `#${index}`), value);
  }
  return made(engine, call, scope, { kind: "map", fields });
}

/** `Map.ofEntries(Map.entry("a", a), …)` */
function mapOfEntries(engine: Engine, call: Call, scope: Scope): Value {
  const entries = engine.list(call.expression.at, scope, call.args, ":entries");
  const others = tainted(engine.reachableTaints(entries, scope.state));
  return made(engine, call, scope, {
    kind: "map",
    ...(entriesOfPairs(entries, scope.state) ?? { unknownKeys: others }),
  });
}

function entryOf(engine: Engine, items: readonly Value[], at: SyntaxNode, scope: Scope): Value {
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", type: ENTRY, items }, ":entry")] };
}

function isList(value: Value, scope: Scope): boolean {
  return value.refs.some((ref) => ["list", "map"].includes(scope.state.object(ref)?.kind ?? ""));
}

/** `compact("a", ["b"])`: variables by name. */
function variablesOf(names: readonly Value[], { frame, state }: Scope): Map<string, Value> {
  const all = names.flatMap((name) => onlyObject(name, state)?.items ?? [name]);
  return new Map(
    all.flatMap(({ constant }) => {
      const owner = frameOf(`$${String(constant)}`, frame);
      const value = owner ? state.get(variable(owner, `$${String(constant)}`)) : undefined;
      return value ? [[String(constant), value]] : [];
    }),
  );
}

/** The elements of a tuple that a call makes. */
function tupleParts({ language }: Engine, { expression, args, receiver }: Call): readonly Value[] | null {
  const { name, creates } = expression;
  if (language === "kotlin" && !receiver && /^(?:Pair|Triple)$/u.test(name)) return args;
  const isTuple = creates
    ? name === "Tuple"
    : name === "Create" && /^(?:Value)?Tuple$/u.test(receiver?.accessPath ?? "");
  return language === "csharp" && isTuple ? args : null;
}

/** The list or map that a function fills through its receiver. */
function builtBy(engine: Engine, { args, expression: { at, name } }: Call, scope: Scope): Value {
  const kind = name === "buildMap" ? "map" : "list";
  const ref = engine.allocate(at, scope, { kind, ...(kind === "list" && { items: [] }) }, "#built");
  const self = { ...UNKNOWN, refs: [ref] };
  for (const closure of args.flatMap(({ closures }) => closures ?? []))
    engine.invoke({ ...closure, self }, { args: [self], at, self }, scope);
  return self;
}

/** The text that the function of `buildString` writes to its receiver. */
function builtText(engine: Engine, { args, expression: { at } }: Call, scope: Scope): Value {
  const fields = new Map([[TEXT, { ...UNKNOWN, constant: "", knownPrefix: "" }]]);
  const ref = engine.allocate(at, scope, { kind: "text", fields }, "#built");
  const self = { ...UNKNOWN, refs: [ref] };
  for (const closure of args.flatMap(({ closures }) => closures ?? []))
    engine.invoke({ ...closure, self }, { args: [self], at, self }, scope);
  return scope.state.object(ref)?.fields.get(TEXT) ?? UNKNOWN;
}
