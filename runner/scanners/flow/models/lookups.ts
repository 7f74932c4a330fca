import { ANY_KEYWORD, type Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { joinTaints, ofGenerators, qualified, SELECTING, type Taint, UNCERTAIN } from "../domain/taint.ts";
import type { FlowLanguage, Result } from "../tables/schema.ts";
import { holdsAll } from "./conditions.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * The result of a lookup is not derived from the key: `users.findByName(name)` returns what the application stored. A receiver that
 * is tainted itself taints the result all the same.
 */

/** Methods of maps, caches and stores: the first argument is the key, others are defaults. */
const BY_KEY =
  /^(?:get|fetch|find|lookup|getOrDefault|getOrElse|getOrPut|getProperty|getItem|getAttribute|getString|getMessage|hget|hGet|HGet|Get|Find|Fetch|Lookup|Load|GetString)(?:Async)?$/u;
/** Methods that find records by the values of columns. */
const BY_COLUMNS =
  /^(?:find|fetch|get|load|look_?up|read|retrieve|query|select|search|list|count|exists|stream)(?:[A-Z_a-z]*?(?:By|_by))(?:[A-Z_]\w*|!|\?)?$/iu;
/** Methods that Active Record defines for the columns of a table. */
const DYNAMIC_FINDER = /^find_(?:or_create_|or_initialize_)?by_(?!sql$)[a-z]\w*!?$/u;
const RECORDS =
  /^(?:find|fetch|select|get|retrieve)_?(?:one|many|all|first|last|unique|single|or_?404|or_?create|or_?fail|or_?new)(?:_?or_?[a-z]\w*|_?and_?count|Async)?[!?]?$/iu;
/** Methods that find one thing by its identifier: `getRun(runId)`. What they derive from an identifier has other names. */
const BY_ID =
  /^(?:get|find|fetch|load|look_?up|retrieve|describe)(?:_(?!\w*(?:path|url|uri|file|name|text|key|query))[a-z]\w*|(?!\w*(?:Path|Ur[li]|File|Name|Text|Key|Query|Html|Content))[A-Z]\w*)$/u;
const IDENTIFIER = /(?:(?:^|[._"'])(?:id|uuid)|[a-z](?:Id|ID|Uuid|UUID))["'\])]*$/u;
const WSGI_CALLBACK = "start_response";
const RACK_CALL = /^_?call(?:[_!]|$)/u;
/** Methods that restrict a query. Their result may still be converted to text. */
const RESTRICTS =
  /^(?:where|filter|filter_by|filterBy|exclude|having|and_?where|or_?where|where_?not|where_?in|restrict|match)$/iu;
const TEXT_OF_QUERY = /^(?:to_?sql|to_?string|to_s|get_?sql|get_?query|get_?dql|as_sql|build|compile|sql)$/iu;
const EXPRESSION =
  /(?:^|[\W_])(?:re|rx|reg|regexp?|pattern|matcher|filter|escaper|sanitizer|validator)\d*(?:\(\))?$|(?:Regexp?|Pattern|Matcher|Filter|Sanitizer)(?:\(\))?$/u;
/** `Encoding.UTF8` makes a text of bytes. */
const ENCODING = /(?:[Ee]ncoding|[Dd]ecoder)(?:\.\w+)?$/u;
const CLASSES: ReadonlySet<FlowLanguage> = new Set<FlowLanguage>(["java", "csharp", "kotlin"]);
/** The access path of a class; a constant is in upper case. */
const STATIC = /(?:^|\.)[A-Z][A-Z\d_]*[a-z]\w*$/u;
/** Go passes a context before the key, and returns whether there is a value instead of a default. */
const NO_DEFAULTS: ReadonlySet<FlowLanguage> = new Set<FlowLanguage>(["go"]);

/** What the tables say of the result of a call. */
export function resultRule({ tables }: Engine, call: Call, scope: Scope): Result | undefined {
  const rules = tables.results.match(call.named).filter(({ when }) => holdsAll(when, call, scope));
  return rules.find(({ from }) => from.length > 0) ?? rules[0];
}

/** The call without the taints of arguments that the tables know to be no part of its result. */
export function ofResult(engine: Engine, call: Call, scope: Scope): Call {
  const rule = resultRule(engine, call, scope);
  if (!rule) return call;
  const args = call.args.map((arg, index) => {
    if (rule.from.includes(index) || engine.reachableTaints(arg, scope.state).length === 0) return arg;
    // What a predictable number chooses is predictable.
    const predictable = ofGenerators(arg.taints);
    return predictable.length === 0 ? UNKNOWN : tainted(predictable);
  });
  const keywords = new Map([...call.keywords].filter(([name]) => name !== ANY_KEYWORD));
  return { ...call, args, keywords };
}

/** The arguments of an external call from which its result may be derived. */
export function derivingArguments(engine: Engine, call: Call, scope: Scope): readonly Value[] {
  const { receiver, args, keywords, expression, named } = call;
  const { language } = engine;
  const all = [...args, ...keywords.values()];
  if (resultRule(engine, call, scope)) return all;
  // A method of the class itself.
  if (!receiver && language === "ruby" && DYNAMIC_FINDER.test(expression.name)) return [];
  // What a WSGI application answers is not its environment.
  if (expression.args[1]?.value.at.text === WSGI_CALLBACK) return all.slice(2);
  // What a function is given may be a store.
  if (!receiver || receiver.taints.some(({ kind }) => kind !== "parameter") || isExpression(receiver, named.texts))
    return all;
  const { name } = expression;
  if (BY_COLUMNS.test(name) || (RECORDS.test(name) && !(language === "go" && name === "FindAll"))) return [];
  if (BY_ID.test(name) && IDENTIFIER.test(expression.args[0]?.value.at.text ?? "")) return all.slice(1);
  // What a Rack application answers is not its environment.
  if (language === "ruby" && RACK_CALL.test(name) && expression.args[0]?.value.at.text === "env") return [];
  const isStatic = CLASSES.has(language) && STATIC.test(receiver.accessPath);
  if (!BY_KEY.test(name) || isStatic) return all;
  if (NO_DEFAULTS.has(language)) return [];
  // `session.get(Order, id)`
  if (args[0]?.cls) return args.slice(2);
  const fallback = keywords.get("default");
  return [...args.slice(1), ...(fallback ? [fallback] : [])];
}

/** The taints of a query that a call restricts, or of its text. */
export function queryTaints(
  { receiver, expression, named }: Call,
  ofReceiver: readonly Taint[],
  ofArguments: readonly Taint[],
): readonly Taint[] {
  const { name } = expression;
  if (receiver && TEXT_OF_QUERY.test(name))
    return joinTaints(
      ofReceiver.map(({ qualifiers, ...taint }) => ({ ...taint, qualifiers: qualifiers & ~SELECTING })),
      ofArguments,
    );
  const restricts = receiver && RESTRICTS.test(name) && !isExpression(receiver, named.texts);
  const isQuery = ofReceiver.every(({ qualifiers }) => qualifiers & SELECTING);
  return joinTaints(ofReceiver, restricts && isQuery ? qualified(ofArguments, SELECTING) : ofArguments);
}

function isExpression({ type, constant, accessPath }: Value, texts: readonly string[]): boolean {
  return (
    type === "RegExp" ||
    typeof constant === "string" ||
    [accessPath, type, ...texts].some((text) => EXPRESSION.test(text) || ENCODING.test(text))
  );
}

/**
 * The taints of an argument in the result: an unknown function may do anything with an object of options. Those of a lookup, such as
 * `client.getObject({ key })`, are what it looks for.
 */
export function ofOptions(
  { receiver, expression }: Call,
  { taints, refs }: Value,
  reached: readonly Taint[],
  { state }: Scope,
): readonly Taint[] {
  if (taints.length > 0 || reached.length === 0) return reached;
  const isOptions = refs.every((ref) => state.object(ref)?.kind === "map");
  if (!isOptions) return reached;
  const isLookup = receiver?.taints.length === 0 && BY_ID.test(expression.name);
  return isLookup ? [] : qualified(reached, UNCERTAIN);
}

/** Calls that write what deserialization reads, by their names in the supported languages. */
const SERIALIZES =
  /(?<![\w$])(?:serialize|igbinary_serialize|(?:c?[pP]ickle|dill|cloudpickle|joblib|marshal|Marshal|YAML|yaml)\.dumps?|writeObject|v8\.serialize)\s*\(/u;

/** The beginning of a path below the directory of the code, in the supported languages. */
const OWN_DIRECTORY =
  /^(?:(?:File|Path|Paths|path|os\.path|filepath|Pathname)\.(?:join|resolve|combine|Combine|Join|of|get|new|expand_path)\(\s*)*(?:["'`](?:#\{|\$\{)\s*)?(?:Rails\.root|__dirname\b|__dir__\b|__file__\b|(?:os\.path\.|File\.|path\.)?dirname\(\s*(?:os\.path\.\w+\(\s*)?(?:__FILE__|__file__|__filename)|import\.meta\.(?:dirname|url)|Path\(\s*__file__|new URL\([^()]*import\.meta\.url|Application\.root)/u;

/**
 * Whether the application reads a file of its own, and no resource of the network: its name is in the code, or no untrusted data is
 * part of it and the path begins with the directory of the code, or the code writes what it reads.
 */
export function namesOwnFile(name: Value | undefined, written: string, code: string): boolean {
  if (typeof name?.constant === "string") return !name.constant.includes("://") && name.constant !== "";
  if (name?.taints.length === 0 && OWN_DIRECTORY.test(written)) return true;
  const isChosen = name === undefined || name.taints.some(({ kind }) => kind !== "parameter");
  return !isChosen && writesOwnData(code);
}

/** Whether the code serializes data, as a cache does that reads it back. */
export function writesOwnData(code: string): boolean {
  return SERIALIZES.test(code);
}
