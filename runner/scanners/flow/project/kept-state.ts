import { LISTENS } from "./events.ts";
import { matchesOf } from "./language-links.ts";

/** What the index calls a file whose functions keep a field, set a static field of a class, or fill an object of a class: `#kept tenant`. */
export const KEPT = "#kept ";
/** What it calls one that reads what another file keeps, to which it so refers: `#reads tenant`. */
export const READS_KEPT = "#reads ";

/** Attributes of a request, a session or a call, by a constant key or the name of a key. */
const ATTRIBUTE =
  /\b(?:setAttribute|SetString|setProperty|attribute|sessionAttribute|(?:[aA]ttributes|Items)(?:\(\))?\.(?:put|Add|TryAdd))\(\s*("?[\w.-]+"?)\s*,/gu;
const INDEXED = /\b(?:Items|Session|attributes(?:\(\))?)\[("?[\w.-]+"?)\]\s*=(?!=)/gu;
/** Values of a context of Go: `context.WithValue(ctx, userKey, …)`, `c.Set("user", …)`, `c.Locals("user", …)`. */
const CONTEXT = /\b(?:WithValue\([^,()]+(?:\(\))?,|(?:Set|Locals)\()\s*("?[\w.-]+"?)(?:\{\})?\s*,/gu;
/** The same by a function of the repository: `partner.WithPartner(ctx, found)`. */
const BY_FUNCTION = /\b\w+\.((?:With|Set|Put|Inject|New)[A-Z]\w*)\(\s*(?:\w+\.)*(?:ctx|\w*[cC]ontext\(\)),/gu;
/** What a function of the repository keeps in a request or session: `returnTargets.remember(request, target)`. */
const IN_REQUEST =
  /\b\w+\.([a-zA-Z]\w*)\(\s*(?:\w+\.)*(?:req|request|httpRequest|servletRequest|exchange|session|httpSession|httpContext|HttpContext|Session)\s*,/gu;
const SERVICE = String.raw`\b\w*(?:[sS]ession|[fF]low|[sS]tate|[sS]tore|[rR]eturn|[rR]edirect|[tT]arget|[wW]izard|[cC]art|[dD]raft|[hH]istory)\w*\.`;
/** What a service keeps in the session that it has: `signInFlow.begin(state)`. */
const BY_SERVICE = new RegExp(
  String.raw`${SERVICE}(?!(?:SetString|SetInt32|setAttribute|setProperty)\()((?:[sS]et|[sS]ave|[sS]tore|[pP]ut|[rR]emember|[bB]egin|[sS]tart|[kK]eep|[pP]ush|[wW]rite)\w*)\(`,
  "gu",
);
/** The same by a property: `_signIn.Destination = next`. */
const BY_PROPERTY = new RegExp(String.raw`${SERVICE}(\w+)[ \t]*=(?![=>~])`, "gu");
/** Classes that are named as holders of the state of a request, whose static fields the code sets. */
const HOLDER =
  /\b([A-Z]\w*(?:Context|Holder|Scope|Session|State|Store|Accessor|Local|Tenant)|Current[A-Z]\w*)\.(?:(?:set|Set|put|bind|init|push|use|enter|begin)\w*\(|\w+(?:\.[vV]alue)?\s*=(?!=))/gu;

/** Files with code that runs before the handlers of a request. */
const MIDDLEWARE =
  /\b(?:RequestDelegate|IMiddleware|I(?:Async)?ActionFilter|ActionFilterAttribute|HandlerInterceptor|OncePerRequestFilter|GenericFilterBean|ContainerRequestFilter|WebFilter)\b|\bimplements\s+(?:\w+,\s*)*Filter\b|\)\s*:\s*Filter\b/u;
/** A variable with a class as its type: `Tenant tenant`, `tenant: Tenant`. */
const TYPED = /\b([A-Z]\w*)\s+([a-z_]\w*)\b|\b(\w+)\s*:\s*([A-Z]\w*)/gu;
const CLASS = /^[A-Z]/u;
const FILLS = String.raw`\.(?:\w+\s*=(?!=)|set[A-Z]\w*\()`;
const FILLED = new RegExp(String.raw`\b(\w+)${FILLS}`, "gu");

/** In the index: the function of a configuration that makes the object of a class, which a container injects. */
export const PROVIDED = "object of ";
/** The annotations of such a function: Spring, Micronaut, Guice, CDI. */
export const PROVIDES = /^@(?:Bean|Singleton|Produces|Provides|Prototype|ApplicationScoped)\b/u;
const BEFORE_PROVIDER = String.raw`@(?:Bean|Singleton|Produces|Provides|Prototype|ApplicationScoped)\b(?:\([^()]*\))?\s+(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:(?:public|protected|private|internal|static|final|open)\s+)*`;
/** Its result: `@Bean fun parsers(): SAXParserFactory`, `@Bean public SAXParserFactory parsers()`. */
const PROVIDERS = [
  new RegExp(String.raw`${BEFORE_PROVIDER}fun\s+\w+\([^()]*\)\s*:\s*([A-Z]\w*)`, "gu"),
  new RegExp(String.raw`${BEFORE_PROVIDER}([A-Z]\w*)(?:<[^<>]*>)?\s+\w+\s*\(`, "gu"),
];

/** In the index: a class that keeps objects in a collection of its own, and one of whose objects a file adds to that. */
export const HOLDS = "by ";
export const ADDS = "in ";
/** A field with a collection that the class makes: `private final Map<UUID, Job> jobs = new ConcurrentHashMap<>()`. */
const COLLECTION =
  /\b(?:private|protected|internal|readonly|final|val)\b[^;\n={}()]*\b(?:\w*(?:Dictionary|Map|List|Set|Queue|Deque|Bag|Stack|Collection)\b[^;\n={}()]*=\s*new\b|\w+\s*=\s*(?:\w*(?:HashMap|ArrayList|ArrayDeque|Queue|HashSet)|mutable(?:List|Map|Set)Of)\b[^\n]*\()/u;
const DECLARED = /\b(?:class|record|object)\s+([A-Z]\w*)/gu;
const ADDING =
  "(?:[aA]dd|[pP]ut|[sS]ave|[sS]tore|[rR]egister|[rR]ecord|[aA]ppend|[pP]ush|[eE]nqueue|[pP]ublish|[jJ]oin|[rR]eport|[uU]psert|[iI]nsert|[sS]ubmit|[rR]emember|[kK]eep|[sS]et|[uU]pdate|[cC]reate|[pP]lace|[sS]ubscribe)";
const ADDED_TO = new RegExp(String.raw`\b(\w+)\.${ADDING}\w*\(`, "gu");

function holders(text: string): string[] {
  return COLLECTION.test(text) ? [...new Set(matchesOf(text, DECLARED))].map((name) => HOLDS + name) : [];
}

function addedTo(text: string, typed?: RegExp): string[] {
  const names = new Set(matchesOf(text, ADDED_TO));
  const types = typedVariables(text, typed).flatMap(({ name, type }) => (names.has(name) ? [type] : []));
  return [...new Set(types)].map((type) => ADDS + type);
}

/** A constant key, or the last part of the name of one. */
function keyOf(written: string): string {
  return written.startsWith('"') ? written.replaceAll('"', "") : written.slice(written.lastIndexOf(".") + 1);
}

/** What the handlers of a file keep for those of other files, as names of the index. */
export function keptNames(text: string): string[] {
  const keys = [ATTRIBUTE, INDEXED].flatMap((expression) => matchesOf(text, expression)).map(keyOf);
  const provided = PROVIDERS.flatMap((expression) => matchesOf(text, expression)).map((name) => PROVIDED + name);
  return [
    ...keys,
    ...matchesOf(text, IN_REQUEST),
    ...matchesOf(text, BY_SERVICE),
    ...matchesOf(text, BY_PROPERTY),
    ...matchesOf(text, HOLDER),
    ...filledClasses(text),
    ...provided,
    ...holders(text),
  ]
    .map((name) => KEPT + name)
    .concat(addedTo(text).map((name) => LISTENS + name));
}

/** The classes of the objects that middleware fills, which a framework makes for each request. */
function filledClasses(text: string): string[] {
  if (!MIDDLEWARE.test(text)) return [];
  const filled = new Set(matchesOf(text, FILLED));
  return [...new Set(typedVariables(text).flatMap(({ name, type }) => (filled.has(name) ? [type] : [])))];
}

function typedVariables(text: string, typed = TYPED): { name: string; type: string }[] {
  return Array.from(text.matchAll(typed), ({ groups, 1: type, 2: name, 3: first = "", 4: second = "" }) => ({
    name: groups?.["name"] ?? name ?? first,
    type: groups?.["type"] ?? type ?? second,
  }));
}

/** What writes to an object of a class; null if a file has no variable with it. */
export function fillsOf(text: string, cls: string): RegExp | null {
  const store = cls.startsWith(ADDS) ? cls.slice(ADDS.length) : "";
  const wanted = store === "" ? cls : store;
  if (!CLASS.test(wanted)) return null;
  const typed = [...typedVariables(text), ...(store === "" ? [] : typedVariables(text, GO_TYPED))];
  const names = typed.flatMap(({ name, type }) => (type === wanted ? [name] : []));
  const fills = store === "" ? FILLS : String.raw`\.${ADDING}\w*\(`;
  return names.length === 0 ? null : new RegExp(String.raw`\b(?:${names.join("|")})${fills}`, "u");
}

/** The same for Go. */
export function keptInContexts(text: string): string[] {
  const kept = [...matchesOf(text, CONTEXT).map(keyOf), ...matchesOf(text, BY_FUNCTION), ...structsWithLists(text)];
  return [...kept.map((key) => KEPT + key), ...addedTo(text, GO_TYPED).map((name) => LISTENS + name)];
}

/** A struct with a slice or map as a field: `type Hub struct { listeners []Listener }`. */
const STRUCT = /\btype\s+([A-Z]\w*)\s+struct\s*\{[^{}]*\b\w+\s+(?:\[\]|map\[)[^{}]*\}/gu;
/** `hub *kiosk.Hub` */
const GO_TYPED = /\b(?<name>[a-z_]\w*)\s+\*?(?:\w+\.)?(?<type>[A-Z]\w*)\b/gu;

function structsWithLists(text: string): string[] {
  return matchesOf(text, STRUCT).map((name) => HOLDS + name);
}

/** Values of the environment of a request of Rack, or of its session: `env["app.user"] = …`, `request.env[USER] = …`, `session[:user] = …`. */
const ENVIRONMENT =
  /\b(?:env|session)\[\s*(?:["']([^"'\n]+)["']|:(\w+)|(?:\w+::)*([A-Z]\w*))\s*\]\s*(?:\|\|)?=(?![=~])/gu;

/** The same where they are read. */
const OF_ENVIRONMENT =
  /\b(?:env|session)(?:\[|\.(?:delete|fetch|dig)\(?)\s*(?:["']([^"'\n]+)["']|:(\w+)|(?:\w+::)*([A-Z]\w*))(?!\s*\]\s*(?:\|\|)?=(?![=~]))/gu;

/** The same for Ruby, where a constant stands for its value. */
export function keptInEnvironment(text: string): string[] {
  const constants = new Map(
    Array.from(text.matchAll(/\b([A-Z]\w*)\s*=\s*["']([^"'\n]+)["']/gu), ([, name = "", value = ""]) => [name, value]),
  );
  const keysOf = (expression: RegExp): string[] => [
    ...new Set(
      Array.from(
        text.matchAll(expression),
        ([, key, symbol, name = ""]) => key ?? symbol ?? constants.get(name) ?? name,
      ),
    ),
  ];
  return [...keysOf(ENVIRONMENT).map((key) => KEPT + key), ...keysOf(OF_ENVIRONMENT).map((key) => READS_KEPT + key)];
}

/** Whether a name stands for what handlers keep, which those of all files read. */
export function isKept(name: string): boolean {
  return name.startsWith(KEPT);
}
