import type { Value } from "../domain/value.ts";
import type { Engine } from "./engine.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/** Names of operations that run a function on the elements of a collection, or on a value. */
export const OVER_ELEMENTS =
  /^(?:forEach|map|flatMap|filter|some|every|find|findFirst|findIndex|reduce|sort|each|each_with_index|collect|select|reject|detect|any\?|all\?|inject|mapToObj|anyMatch|allMatch|noneMatch|peek|sortBy|groupBy|ifPresent|orElseGet|array_map|array_filter|array_walk|usort|then|tap|also|let|apply|computeIfAbsent|each_pair|each_key|each_value|each_slice|each_cons|each_entry|each_char|each_line|reverse_each|filter_map|map!|flat_map|find_all|takeIf|takeUnless|join)$/u;
export const SAME_ELEMENTS = new Set([
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
  "takeIf",
  "takeUnless",
]);
export const FILTERS = new Set([
  "filter",
  "select",
  "find",
  "detect",
  "reject",
  "findFirst",
  "array_filter",
  "find_all",
  "takeIf",
  "takeUnless",
]);
/** Operations of the streams of Reactor and RxJava. */
const REACTIVE = [
  ["doOnNext", "peek"],
  ["doOnSuccess", "peek"],
  ["concatMap", "flatMap"],
  ["switchMap", "flatMap"],
  ["flatMapSequential", "flatMap"],
  ["flatMapMany", "flatMap"],
  ["flatMapIterable", "flatMap"],
] as const;
/** Other names of the same operations. */
export const SYNONYMS: Partial<Record<FlowLanguage, ReadonlyMap<string, string>>> = {
  csharp: new Map([
    ["Select", "map"],
    ["SelectMany", "flatMap"],
    ["Where", "filter"],
    ["First", "find"],
    ["FirstOrDefault", "find"],
    ["ForEach", "forEach"],
    ["ForAll", "forEach"],
    ["Any", "some"],
    ["All", "every"],
    ["Aggregate", "reduce"],
  ]),
  go: new Map([["Range", "forEach"]]),
  php: new Map([["array_walk_recursive", "array_walk"]]),
  ruby: new Map([
    ["with_index", "each_with_index"],
    ["yield_self", "then"],
    ["find_each", "each"],
  ]),
  java: new Map([
    ["mapToInt", "map"],
    ["mapToLong", "map"],
    ["mapToDouble", "map"],
    ["takeWhile", "filter"],
    ["forEachOrdered", "forEach"],
    ["forEachRemaining", "forEach"],
    ["ifPresentOrElse", "ifPresent"],
    ["thenApply", "then"],
    ["thenApplyAsync", "then"],
    ["thenCompose", "then"],
    ["thenComposeAsync", "then"],
    ...REACTIVE,
  ]),
  kotlin: new Map([
    ["mapNotNull", "map"],
    ["filterNot", "reject"],
    ["first", "find"],
    ["firstOrNull", "find"],
    ["lastOrNull", "find"],
    ["single", "find"],
    ["singleOrNull", "find"],
    ["takeWhile", "filter"],
    ["sortedBy", "sortBy"],
    ["distinctBy", "sortBy"],
    ["associateBy", "sortBy"],
    ["sumOf", "sortBy"],
    ["onEach", "forEach"],
    ["collect", "forEach"],
    ["collectLatest", "forEach"],
    ["consumeEach", "forEach"],
    ["any", "some"],
    ["all", "every"],
    ["none", "noneMatch"],
    ["use", "let"],
    ["fold", "reduce"],
    ...REACTIVE,
  ]),
};
/** Filters that keep what the predicate is false for. */
export const REJECTS = new Set(["reject", "takeUnless"]);
export const MAPS = new Set([
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
  "filter_map",
  "join",
]);
export const FOLDS = new Set([
  "reduce",
  "inject",
  "find",
  "detect",
  "findFirst",
  "then",
  "let",
  "apply",
  "takeIf",
  "takeUnless",
  "join",
]);
/** Callbacks that run on the receiver itself. */
const ON_ITSELF = new Set(["then", "let", "tap", "takeIf", "takeUnless"]);
export const ONCE = new Set(["tap", "let", "takeIf", "takeUnless"]);
export const VISITS = new Set(["forEach", "each", "each_char", "peek"]);
export const QUANTIFIERS = new Set(["some", "every", "any?", "all?", "anyMatch", "allMatch", "noneMatch"]);

/** The access path of an optional value, which is its only element. */
const OPTIONAL = /(?:^|\.)Optional\.of(?:Nullable)?\(\)/u;

export function runsOnItself(name: string, { refs, accessPath }: Value): boolean {
  return ON_ITSELF.has(name) || (refs.length === 0 && OPTIONAL.test(accessPath));
}

/** Blocks that have a parameter for each part of a pair, and `forEach` or `Range` of maps, receive key and value. */
export function hasElementTwice(engine: Engine, name: string): boolean {
  if (engine.has("blocksSplitPairs")) return name !== "each_with_index";
  return name === "forEach" && engine.has("mapsPassKeys");
}
