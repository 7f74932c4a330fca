import { shortPath } from "../domain/access-path.ts";
import { receiverTaints } from "./accessors.ts";
import { MASS_ASSIGNMENT } from "./attributes.ts";
import { computedEntry } from "./computed-entries.ts";
import { unfollowed } from "./computed-modules.ts";
import { constantBytes } from "./constants.ts";
import { randomOf } from "./predictable.ts";
import { partialOf } from "../interpreter/borrowed-functions.ts";
import { callBack, runsOnClass } from "../interpreter/callbacks.ts";
import type { Call } from "../interpreter/call.ts";
import { callCollection, PUSH_ALL } from "./collections.ts";
import { collectionCall } from "./collection-calls.ts";
import { overKeys } from "./map-calls.ts";
import { endsFilter } from "./guarding-filters.ts";
import { type Engine, type Scope } from "../interpreter/engine.ts";
import { setOperation } from "./quantifiers.ts";
import { PART_SUFFIX } from "./guards.ts";
import { byKnownName, byStaticImport } from "./external-names.ts";
import { refinementOfCall } from "./call-refinements.ts";
import { copyOf } from "./data-classes.ts";
import { createParser, parserCall } from "./parsers.ts";
import { callArray } from "./array-calls.ts";
import { callText, foldedText } from "./text-calls.ts";
import { derivingArguments, ofOptions, ofResult, queryTaints, resultRule } from "./lookups.ts";
import { callQueue } from "./queues.ts";
import { recordOf } from "./records.ts";
import { callOnElements } from "./element-calls.ts";
import { callElements } from "./elements.ts";
import { callEvent } from "./events.ts";
import { callMessage } from "./messages.ts";
import { passExceptions } from "./exception-handlers.ts";
import { beginningOf, directoryOf, hasCanonicalPath } from "./beginnings.ts";
import { entryOfSource, sourceOf } from "./call-sources.ts";
import { isNamedSanitizer } from "../domain/sanitizer-names.ts";
import { newContainer } from "./containers.ts";
import { mergeInto, unionOf, withKeywords } from "./merges.ts";
import { asMethod } from "./method-calls.ts";
import { mutate } from "./mutators.ts";
import { callNamedMember } from "./named-members.ts";
import { indexValue } from "../interpreter/members.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { isNamedRoute } from "./route-helpers.ts";
import { sanitizedByCall } from "./call-sanitizers.ts";
import { callValidation, validatedRequest } from "./validation-rules.ts";
import { fillZeros, zeroBytes } from "./zeros.ts";
import { numberOf } from "./numbers.ts";
import { replacedByFunction } from "./replacing-callbacks.ts";
import { requestState } from "./request-state.ts";
import { countsCopied, propagate, wrapperOf } from "./propagators.ts";
import { sanitizeReceiver } from "./receiver-sanitizers.ts";
import { dataCheck } from "./data-checks.ts";
import { callSibling } from "./sibling-functions.ts";
import { validateObject } from "./object-validators.ts";
import { formData } from "./form-data.ts";
import { rejectsData } from "./rejections.ts";
import { plainProperty } from "./validated-fields.ts";
import { extractVariables } from "../interpreter/extract.ts";
import { holdsAll } from "./conditions.ts";
import { constructGiven } from "./constructions.ts";
import { callHooks } from "./hooks.ts";
import { libraryObject } from "./library-objects.ts";
import { markNonHtml } from "./non-html.ts";
import { callSetting } from "./settings.ts";
import { checkStatement } from "./sql-statements.ts";
import { checkCall } from "./sinks.ts";
import { authenticationCode, isSigned, signed } from "./signatures.ts";
import { runViewCode } from "./view-code.ts";
import { isSameData } from "./same-data.ts";
import { lastByCall, typeOfSegments } from "./last-segments.ts";
import { declaredResult, returnsPlain, typesOfResult } from "./result-types.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { hasUnrelatedResult } from "./unrelated-results.ts";
import { checkView } from "./views.ts";
import { joinTaints, ofDirectory, PARSED, qualified, SAFE_IN_QUOTES, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { sanitize, unsanitized, withQualifier, withTraceSteps, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Names of functions that probably return a truth value or a number. */
const PREDICATES =
  /^(?:(?:is|has|can|should|contains|includes|equals|exists|count|compare)(?:[A-Z_]\w*)?\??|\w+\?|len|length|size|hashCode|indexOf|lastIndexOf|matches|test)$/u;
const PREDICATE_SUFFIX = "#predicate";
/** Functions that return a part of a text: a check of the part does not refine the whole text. */
const PARTS =
  /^(?:ext|extname|splitext|getExtension|Ext|substring|substr|slice|charAt|split|rsplit|partition|rpartition|at|get_extension|pathinfo|suffix|scheme|userinfo|port|fragment|\[\])$/u;
const KEYS =
  /^(?:keys|keySet|entrySet|entries|array_keys|getOwnPropertyNames|getParameterNames|getHeaderNames|allKeys|AllKeys|Keys|names|items)$/u;
const PARSES = /(?:^|\.)(?:json|JSON|bson\.json_util)\.(?:loads|parse)$/u;
/** Functions that wrap a function. */
const WRAPS = /^(?:promisify|promisifyAll|callbackify|pify)$/u;
const CLASSES = new Set(["java", "csharp", "kotlin"]);

/** The result of a call of an external function, by the tables; without an entry, taints propagate from receiver and arguments. */
export function callExternal(engine: Engine, written: Call, scope: Scope): Value {
  const call = asMethod(engine, byStaticImport(engine, byKnownName(engine.language, written)));
  const { named, receiver, args, expression } = call;
  const { tables } = engine;
  const { at } = expression;
  markNonHtml(engine, named, call, scope);
  const made = libraryObject(engine, call, scope);
  if (made) return made;
  const property =
    receiver && receiver.taints.length > 0 && args.length === 0
      ? plainProperty(engine, receiver, expression.name)
      : undefined;
  if (property) return { ...UNKNOWN, type: property.type };
  const source = sourceOf(engine, call, scope) ?? entryOfSource(engine, call, scope);
  checkCall(engine, named, call, at, scope);
  checkStatement(engine, call, scope);
  checkView(engine, call, scope);
  runViewCode(engine, call, scope);
  const answer = callEvent(engine, call, scope) ?? callMessage(engine, call, scope);
  callHooks(engine, call, scope);
  constructGiven(engine, call, scope);
  passExceptions(engine, call, scope);
  extractVariables(engine, call, scope);
  fillZeros([receiver, ...args], scope);
  if (tables.noReturn.match(named).length > 0 || endsFilter(engine, named, scope) || rejectsData(engine, named))
    scope.state.isReachable = false;
  propagate(engine, call, scope);
  sanitizeReceiver(engine, call, scope);
  if (receiver && tables.returnsReceiver.match(named).length > 0) return receiver;
  const parsed = parserCall(engine, call, scope) ?? createParser(engine, call, scope);
  if (parsed) return parsed;
  const form =
    callSibling(engine, call, scope) ??
    dataCheck(engine, call, scope) ??
    validateObject(engine, call, scope) ??
    formData(engine, call, scope);
  if (form) return form;
  const stored = requestState(engine, call, scope);
  if (stored) return stored;
  const checked = source ? null : callValidation(engine, call, scope);
  if (checked) return checked;
  if (source && returnsPlain(engine, call)) return UNKNOWN;
  if (source) {
    const [known = source.type] = typesOfResult(engine, call, scope);
    // A client chooses the keys of the array that it sends.
    const type = engine.has("arraysAreMaps") && known.endsWith("[]") ? "" : known;
    const data = { ...sanitize(source, sanitizedByCall(engine, call, scope)), type };
    if (isSigned(engine, call, scope)) return signed(data);
    return validatedRequest(engine, call, data, scope) ?? data;
  }
  if (answer) return answer;
  const kept =
    callNamedMember(engine, call, scope) ??
    callSetting(engine, call, scope) ??
    callQueue(engine, call, scope) ??
    wrapperOf(engine, call, scope);
  if (kept) return kept;
  const declared = declaredResult(engine, call);
  if (isPlainType(declared)) return { ...UNKNOWN, type: declared };
  const whole =
    unfollowed(engine, call, scope) ??
    numberOf(engine, call) ??
    callOnElements(engine, call, scope) ??
    resultOf(engine, call, scope);
  const refinement = refinementOfCall(engine, call, scope);
  const [type = whole.type === "" ? declared : whole.type] = typesOfResult(engine, call, scope);
  if (engine.has("checkedTypes") && isPlainType(type) && whole.refs.length === 0) return { ...UNKNOWN, type };
  const accessPath =
    named.accessPath === "" || expression.creates ? named.accessPath : shortPath(`${named.accessPath}()`);
  const created = expression.creates && args[0]?.accessPath ? `${accessPath}(${args[0].accessPath})` : accessPath;
  const ownPath = CLASSES.has(engine.language) ? shortPath(created) : accessPath;
  const value = {
    ...whole,
    type,
    accessPath: whole.accessPath === "" ? ownPath : whole.accessPath,
    ...(refinement ? { refinement } : {}),
    ...wrapping(call),
  };
  if (receiver && value.refs.length === 0 && value.constant === undefined) mutate(engine, call, scope);
  return args.length + (receiver ? 1 : 0) > 0 ? withTraceSteps(value, at) : value;
}

/** What a call makes of serialized data is an object. */
function deserializes({ tables }: Engine, { named }: Call): boolean {
  return tables.callSinks.match(named).some(({ family }) => family === "deserialization");
}

/** `limited(rate)(handler)`: what a function that a library has made makes of another function calls that one. */
function wrapping({ callee, args: [only, ...others] }: Call): Pick<Value, "closures"> {
  const isMade = callee?.accessPath.endsWith("()") === true && others.length === 0;
  return isMade && only?.closures ? { closures: only.closures } : {};
}

function resultOf(engine: Engine, call: Call, scope: Scope): Value {
  const { named, expression, receiver, args } = call;
  const { tables } = engine;
  const code = authenticationCode(engine, call, scope);
  if (code) return code;
  if (isSigned(engine, call, scope)) return signed(propagated(engine, call, scope));
  const bytes = constantBytes(engine, call, scope) ?? zeroBytes(engine, call, scope);
  if (bytes) return bytes;
  if (countsCopied(engine, call, scope)) return UNKNOWN;
  if (tables.noPropagation.match(named).length > 0) {
    const refinement = callBack(engine, call, scope)?.refinement;
    const result = foldedText(call) ?? randomOf(receiver ? [receiver, ...args] : args);
    return refinement ? { ...result, refinement } : result;
  }
  const sanitizedFor = sanitizedByCall(engine, call, scope);
  const part = sanitizedFor === MASS_ASSIGNMENT ? collectionCall(engine, call, scope) : null;
  if (part) return part;
  if (sanitizedFor !== 0) {
    const canonicalPath = hasCanonicalPath(call);
    const value = {
      ...sanitize(callArray(engine, call, scope) ?? foldedText(call) ?? propagated(engine, call, scope), sanitizedFor),
      ...(canonicalPath && { canonicalPath }),
    };
    return tables.sanitizers.match(named).some(({ insideQuotes, when }) => insideQuotes && holdsAll(when, call, scope))
      ? withQualifier(value, SAFE_IN_QUOTES)
      : value;
  }
  if (tables.unsanitizers.match(named).length > 0) return unsanitized(propagated(engine, call, scope));
  if (tables.normalizers.match(named).length > 0) return { ...propagated(engine, call, scope), canonicalPath: true };
  const value = unknownResult(engine, ofResult(engine, call, scope), scope);
  const isNamed = isNamedSanitizer(expression.name) || isNamedRoute(engine, call);
  const maySanitize = isNamed && tables.callSinks.match(named).length === 0;
  return maySanitize && !expression.creates ? withQualifier(value, UNCERTAIN) : value;
}

/** The result of a call that no table describes. */
function unknownResult(engine: Engine, written: Call, scope: Scope): Value {
  const call = overKeys(engine, written, scope);
  const { named, receiver, args, expression } = call;
  // Its methods may have the names of those of collections.
  if (runsOnClass(engine, call)) return callBack(engine, call, scope) ?? UNKNOWN;
  if (receiver && receiver.refs.length > 0 && expression.name === "[]" && args.length === 1)
    return indexValue(engine, receiver, args[0] ?? null, expression.at, scope);
  const made =
    collectionCall(engine, call, scope) ??
    partialOf(engine, call) ??
    setOperation(engine, call, scope) ??
    callArray(engine, call, scope) ??
    mergeInto(engine, call, scope) ??
    unionOf(engine, call, scope) ??
    copyOf(engine, call, scope) ??
    computedEntry(engine, call, scope) ??
    callElements(engine, call, scope) ??
    (receiver &&
      callCollection(
        engine,
        receiver,
        expression.name,
        PUSH_ALL.has(expression.name) ? withKeywords(engine, call, args, scope) : args,
        expression.at,
        scope,
      ));
  if (made) return made;
  if (WRAPS.test(expression.name) && args[0] && args[0].accessPath !== "") return args[0];
  const found =
    newContainer(engine, call, scope) ??
    replacedByFunction(engine, call, scope) ??
    callText(engine, call, scope) ??
    callBack(engine, call, scope) ??
    recordOf(engine, call, scope);
  if (found) return found;
  if (hasUnrelatedResult(engine, call, scope)) return UNKNOWN;
  // Its own key, because a check of the answer does not refine what it is about.
  if (PREDICATES.test(named.name.slice(0, 1).toLowerCase() + named.name.slice(1)))
    return tainted(qualified(extendTaints(propagated(engine, call, scope).taints, PREDICATE_SUFFIX), UNCERTAIN));
  return { ...propagated(engine, call, scope), ...(hasCanonicalPath(call) && { canonicalPath: true }) };
}

/** The value of a result or an optional, which is the data itself. */
const OR_NOTHING = /^getOr(?:Null|Throw)$/u;

/** The default model: taints propagate from receiver and arguments to the result. */
function propagated(engine: Engine, call: Call, scope: Scope): Value {
  const { named, receiver, args, expression } = call;
  const isGetter =
    receiver !== null &&
    /^(?:[Gg]et|[Ii]s|[Rr]ead|[Ff]etch|dig|Values$)(?:[A-Z_]|$)|^get(?:list|all)$/u.test(expression.name) &&
    !/^[Gg]et(?:Canonical|Absolute|Full|Parent|Path|Bytes|File)/u.test(expression.name) &&
    !(args.length === 0 && OR_NOTHING.test(expression.name)) &&
    args.every(({ constant }) => constant !== undefined);
  const isField =
    engine.has("fieldsAreCalls") && args.length + call.keywords.size === 0 && !isSameData(expression.name, receiver);
  const directory = directoryOf(call);
  const inPath = (value: Value | null, taints: readonly Taint[]): readonly Taint[] =>
    value !== null && value === directory ? ofDirectory(taints) : taints;
  let taints = inPath(receiver, receiverTaints(engine, call, scope));
  if (receiver && taints.length > 0 && PARTS.test(expression.name)) taints = extendTaints(taints, PART_SUFFIX.slice(1));
  else if (isGetter && taints.length > 0)
    taints = extendTaints(taints, [expression.name, ...args.map(({ constant }) => String(constant))].join(":"));
  else if (receiver && isField && taints.length > 0) taints = extendTaints(taints, expression.name);
  const ofArguments = derivingArguments(engine, call, scope)
    .map((arg) => inPath(arg, ofOptions(call, arg, engine.reachableTaints(arg, scope.state), scope)))
    .reduce(joinTaints, UNKNOWN.taints);
  taints = resultRule(engine, call, scope) ? joinTaints(taints, ofArguments) : queryTaints(call, taints, ofArguments);
  if (KEYS.test(expression.name)) taints = extendTaints(taints, "#keys");
  if (!receiver?.taints.length && PARTS.test(expression.name)) taints = extendTaints(taints, PART_SUFFIX.slice(1));
  if (PARSES.test(named.accessPath) || deserializes(engine, call)) taints = extendTaints(taints, PARSED);
  const type = expression.creates ? expression.name : typeOfSegments(call);
  const value = lastByCall(call, tainted(taints, { type }));
  return { ...value, knownPrefix: beginningOf(call)?.knownPrefix ?? value.knownPrefix };
}
