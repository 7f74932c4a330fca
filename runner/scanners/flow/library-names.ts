import type { Call } from "./call.ts";
import type { FlowLanguage } from "./tables/schema.ts";

/** Methods of C#'s and Kotlin's libraries, by the names under which the same is known of other languages. */
const KNOWN: Partial<Record<FlowLanguage, Readonly<Record<string, string>>>> = {
  csharp: {
    Add: "add",
    AddRange: "addAll",
    All: "every",
    Any: "some",
    Append: "append",
    AppendFormat: "format",
    AppendLine: "append",
    Clear: "clear",
    CompareTo: "compareTo",
    Concat: "concat",
    Contains: "contains",
    ContainsKey: "containsKey",
    ContainsValue: "containsValue",
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
    IsMatch: "test",
    IsNullOrEmpty: "isEmpty",
    IsNullOrWhiteSpace: "isEmpty",
    Last: "getLast",
    LastIndexOf: "lastIndexOf",
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
};

/** The call by the name that the analysis knows it by. Tables name it as it is written. */
export function byKnownName(language: FlowLanguage, call: Call): Call {
  const names = KNOWN[language];
  const { expression } = call;
  const name = names && Object.hasOwn(names, expression.name) ? names[expression.name] : undefined;
  return name === undefined ? call : { ...call, expression: { ...expression, name } };
}
