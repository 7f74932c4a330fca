import type { Call } from "../interpreter/call.ts";
import type { Engine } from "../interpreter/engine.ts";
import { noteUse, rootOf } from "../syntax/code-part.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { Named } from "../tables/pattern.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/** Methods of objects of JSON. */
const JVM = {
  getJsonArray: "get",
  getJSONArray: "get",
  getJsonObject: "get",
  getJSONObject: "get",
  getString: "get",
  optString: "getOrDefault",
} as const;

/** Methods of the C#, Java and Kotlin libraries, by the equivalent names of other languages. */
const KNOWN: Partial<Record<FlowLanguage, Readonly<Record<string, string>>>> = {
  csharp: {
    Add: "add",
    AddRange: "addAll",
    All: "every",
    Any: "some",
    Append: "append",
    AppendFormat: "format",
    AppendJoin: "append",
    AppendLine: "append",
    AsEnumerable: "toList",
    Cast: "toList",
    Clear: "clear",
    CompareTo: "compareTo",
    Concat: "concat",
    Contains: "contains",
    ContainsKey: "containsKey",
    ContainsValue: "containsValue",
    ConvertAll: "map",
    Count: "count",
    Dequeue: "poll",
    ElementAt: "elementAt",
    EndsWith: "endsWith",
    Enqueue: "enqueue",
    Equals: "equals",
    Exists: "exists",
    Find: "find",
    First: "findFirst",
    FirstOrDefault: "findFirst",
    ForEach: "forEach",
    Format: "format",
    GetHashCode: "hashCode",
    GetValueOrDefault: "getOrDefault",
    IndexOf: "indexOf",
    Insert: "insert",
    IntersectWith: "retainAll",
    IsMatch: "test",
    IsNullOrEmpty: "isEmpty",
    IsNullOrWhiteSpace: "isEmpty",
    Last: "getLast",
    LastIndexOf: "lastIndexOf",
    OfType: "toList",
    OrderBy: "sortBy",
    Peek: "peek",
    Pop: "pop",
    Push: "push",
    Remove: "remove",
    RemoveAt: "remove",
    Replace: "replace",
    Reverse: "reverse",
    Select: "map",
    SelectMany: "flatMap",
    Single: "findFirst",
    SingleOrDefault: "findFirst",
    Split: "split",
    StartsWith: "startsWith",
    Substring: "substring",
    ToArray: "toArray",
    ToList: "toList",
    ToLower: "toLowerCase",
    ToLowerInvariant: "toLowerCase",
    ToString: "toString",
    ToUpper: "toUpperCase",
    ToUpperInvariant: "toUpperCase",
    Trim: "trim",
    Where: "filter",
    Write: "write",
    WriteLine: "write",
  },
  java: JVM,
  kotlin: {
    ...JVM,
    any: "some",
    all: "every",
    none: "noneMatch",
    also: "tap",
    apply: "tap",
    filterIsInstance: "toList",
    contentEquals: "equals",
    containsMatchIn: "test",
    first: "findFirst",
    firstOrNull: "findFirst",
    firstNotNullOf: "findFirst",
    getOrElse: "getOrDefault",
    isBlank: "isEmpty",
    isNullOrBlank: "isEmpty",
    isNullOrEmpty: "isEmpty",
    joinToString: "join",
    last: "getLast",
    lowercase: "toLowerCase",
    mapNotNull: "map",
    matchEntire: "matches",
    onEach: "forEach",
    plusAssign: "add",
    run: "let",
    single: "findFirst",
    substringAfter: "substring",
    substringAfterLast: "substring",
    substringBefore: "substring",
    substringBeforeLast: "substring",
    toMutableList: "toList",
    toTypedArray: "toArray",
    trimIndent: "trim",
    trimMargin: "trim",
    uppercase: "toUpperCase",
    use: "let",
    with: "let",
  },
};

/** The call with its name replaced by the one that the collection and string models use. Tables match the original name. */
export function byKnownName(language: FlowLanguage, call: Call): Call {
  const names = KNOWN[language];
  const { expression } = call;
  const name = names && Object.hasOwn(names, expression.name) ? names[expression.name] : undefined;
  return name === undefined ? call : { ...call, expression: { ...expression, name } };
}

/** Declarations that make all static members of a type visible by their names alone. */
const STATIC_MEMBERS: Partial<Record<FlowLanguage, RegExp>> = {
  csharp: /^[ \t]*(?:global[ \t]+)?using[ \t]+static[ \t]+(?:[\w]+\.)*(\w+)[ \t]*;/gmu,
  java: /^[ \t]*import[ \t]+static[ \t]+(?:[\w]+\.)*(\w+)\.\*[ \t]*;/gmu,
};
const staticTypes = new WeakMap<SourceText, string[]>();

/** The call as one of the type whose static members the file imports, if the tables know it there. */
export function byStaticImport({ language, tables }: Engine, call: Call): Call {
  const declaration = STATIC_MEMBERS[language];
  const { expression, named } = call;
  if (!declaration || expression.receiver || expression.callee || expression.creates || named.hasReceiver) return call;
  const { file } = expression.at;
  const root = rootOf(file);
  noteUse(root);
  let types = staticTypes.get(file);
  if (types === undefined) {
    types = [...root.ownText.matchAll(declaration)].map(([, type = ""]) => type);
    staticTypes.set(file, types);
  }
  const candidates = types.map((type): Named => {
    return { ...named, hasReceiver: true, accessPath: `${type}.${named.name}`, texts: [type] };
  });
  const known = candidates.find((candidate) => tables.describes(candidate));
  return known ? { ...call, named: known } : call;
}
