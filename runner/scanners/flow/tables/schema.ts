import { z } from "zod";
import { RuleEntry } from "./rule-classes.ts";
import { FAMILIES } from "../domain/families.ts";
import { SOURCE_KINDS } from "../domain/taint.ts";
import { Condition } from "./condition.ts";
import { FieldCheck, IndexedName } from "./field-checks.ts";
import { Expression } from "./expression.ts";
import { ElementCall, MethodCall } from "./element-calls.ts";
import { ArrayCall } from "./arrays.ts";
import { Applier, BoundFunction, Construction, Event, Hook, Job, Message, Queue, Setting } from "./messages.ts";
import { NamedMember } from "./named-members.ts";
import { ParameterSource } from "./parameter-source.ts";
import { CheckedPatterns as Patterns, Families } from "./patterns.ts";
import { AuthenticationCode, Signed } from "./signatures.ts";
import { Provider } from "./providers.ts";
import { RequestState } from "./request-state.ts";
import { STYLES } from "./styles.ts";
import { DataCheck, ObjectValidator, Propagator, Sanitizer, Validator } from "./validators.ts";
import { UrlRoutes } from "./url-routes.ts";
import { View } from "./views.ts";
import {
  ExceptionHandler,
  FieldSource,
  FrameworkObject,
  MadeClass,
  Packages,
  RequestCheck,
  SchemaClass,
  SchemaLibrary,
  TextField,
  ValidatingClass,
  ValidatedField,
  ValidationRules,
} from "./validation.ts";
import { owned } from "./owned.ts";

export const FLOW_LANGUAGES = ["java", "python", "javascript", "php", "go", "ruby", "csharp", "kotlin"] as const;
export type FlowLanguage = (typeof FLOW_LANGUAGES)[number];

const Family = z.enum(FAMILIES);

const Kind = z.enum(SOURCE_KINDS).exclude(["parameter"]);

const Conditions = z.array(Condition).default([]);

/** The path of the request, without its query: no source in the handler of a route without parameters. */
const isPath = z.boolean().default(false);

const CallSource = z.strictObject({
  ...owned,
  call: Patterns,
  /** Matches the name of the method, of patterns for any name. */
  name: Expression.optional(),
  kind: Kind.default("request"),
  isPath,
  /** Positions of arguments that receive the data, instead of the result; -1 is the receiver. */
  outArguments: z.array(z.int()).optional(),
  /** Positions of callback parameters that receive the data, instead of the result. */
  callbackArguments: z.array(z.int()).optional(),
  /** Paths of the callbacks in the arguments, or in objects that functions among them return. */
  callbackFields: z.array(z.string()).optional(),
  /** Only those of these types. */
  callbackTypes: Expression.optional(),
  /** Matches the placeholders of a route whose values are no free text; its groups are their names, which the arguments may be. */
  exceptPlaceholder: Expression.optional(),
  /** Matches a call after this one, such as `->whereNumber("id")`; the groups are the parameters of the callback that it restricts. */
  exceptAfter: Expression.optional(),
  when: z.array(Condition).optional(),
});
const ReadSource = z.strictObject({
  ...owned,
  read: Patterns,
  /** Matches the name of the member, of patterns for any name. */
  name: Expression.optional(),
  kind: Kind.default("request"),
  isPath,
  /** Matches the text of the file. */
  file: Expression.optional(),
});

const CallSink = z.strictObject({
  ...owned,
  family: Family,
  call: Patterns,
  /** Positions of the sink arguments. Default: all. */
  args: z.array(z.int()).optional(),
  /** All positions from this one. */
  from: z.int().optional(),
  keywords: z.array(z.string()).optional(),
  receiver: z.boolean().default(false),
  /** Only these keys of a map argument. */
  fields: z.array(z.string()).optional(),
  style: z.enum(STYLES).default("text"),
  when: z.array(Condition).optional(),
  unless: z.array(Condition).optional(),
  /** A method by which subclasses of the repository check what they read: it may throw. */
  checkedBy: z.string().optional(),
  /** The method that sends the request that the call makes: findings are reported there, if the same function calls it. */
  sentBy: z.string().optional(),
});
const AssignSink = z.strictObject({
  ...owned,
  family: Family,
  assign: Patterns,
  /** A value that is constant is the weakness. */
  constant: z.boolean().default(false),
  /** Conditions on the assigned value, which is argument 0. */
  unless: z.array(Condition).optional(),
  /** Only these fields of an object. */
  fields: z.array(z.string().min(1)).optional(),
});
const ReturnSink = z.strictObject({
  ...owned,
  family: Family,
  return: z.strictObject({
    /** Matches an annotation or decorator of the function. */
    function: Expression.optional(),
    name: Expression.optional(),
    /** Matches an annotation or superclass of the class. */
    class: Expression.optional(),
    /** Matches the text of the file, such as an import. */
    file: Expression.optional(),
    /** Only this item of a returned list. */
    item: z.int().min(0).optional(),
    /** Only this field of a returned map, as a path such as `headers.Location`; for `xss`, of one whose headers declare HTML. */
    field: z.string().optional(),
    parameters: Expression.optional(),
    /** The result may be a list of parts. */
    parts: z.boolean().default(false),
    exceptFunction: Expression.optional(),
    type: Expression.optional(),
    /** Matches the known prefix of the result. */
    prefix: Expression.optional(),
  }),
});

const Result = z.strictObject({ ...owned, call: Patterns, from: z.array(z.int().min(-1)), when: Conditions });

const Parser = z.strictObject({
  ...owned,
  /** Family of findings for an insecure parser. Only `xxe` is reported for unknown input. */
  family: Family.default("xxe"),
  /** Calls that create the parser or its factory. */
  create: Patterns,
  secure: z.boolean().default(false),
  secureWhen: z.array(z.strictObject({ call: Patterns, when: Conditions })).default([]),
  insecureWhen: z.array(z.strictObject({ call: Patterns, when: Conditions })).default([]),
  /** Calls whose result is a parser with the same configuration. */
  derive: Patterns.optional(),
  parse: Patterns,
  parseWhen: Conditions,
});

const Handler = z.strictObject({
  ...owned,
  call: Patterns,
  parameters: z.array(z.string()).min(1),
  /** Only the function at this position. */
  function: z.int().min(0).optional(),
  /** The method by which the receiver got the schema of this field of the first parameter. */
  validates: z.string().optional(),
});

/** Calls without further fields. */
const Calls = z.array(z.strictObject({ ...owned, call: Patterns })).default([]);

/** A table file: models of the API of frameworks and libraries. */
const Table = z.strictObject({
  language: z.enum(FLOW_LANGUAGES),
  description: z.string().min(1),
  /** All packages whose API the entries of the table name. */
  packages: Packages,
  /** The sources and parsers below apply to files that match at least one of these. */
  requires_any: z.array(Expression).min(1),
  sources: z.array(z.union([CallSource, ReadSource, ParameterSource, FieldSource])).default([]),
  sinks: z.array(z.union([CallSink, AssignSink, ReturnSink])).default([]),
  views: z.array(View).default([]),
  sanitizers: z.array(Sanitizer).default([]),
  /** Members of a value that are sanitized, such as the last component of a path. */
  sanitizedMembers: z.array(z.strictObject({ ...owned, read: Patterns, families: Families })).default([]),
  validators: z.array(z.union([Validator, DataCheck, ObjectValidator])).default([]),
  authenticationCodes: z.array(AuthenticationCode).default([]),
  signed: z.array(Signed).default([]),
  /** Calls that return whether their two arguments, or their receiver and argument, are equal. */
  comparisons: Calls,
  /** Calls that return whether their first argument is an error of some kind. */
  errorTests: Calls,
  propagators: z.array(Propagator).default([]),
  /** Calls whose result is not tainted by their arguments. */
  noPropagation: Calls,
  /** Types of results of calls; see the README. */
  types: z.array(z.strictObject({ ...owned, call: Patterns, type: z.string() })).default([]),
  objects: z.array(FrameworkObject).default([]),
  /** Calls that register a function, and what stands for its parameters if there are as many, whatever the function names them. */
  handlers: z.array(Handler).default([]),
  /** Calls that register a function for a route, which counts as its annotation. */
  routes: Calls,
  /** Files that register functions of other files for routes. */
  routing: z.array(z.strictObject({ ...owned, file: Expression })).default([]),
  urlRoutes: z.array(UrlRoutes).default([]),
  events: z.array(Event).default([]),
  indexedNames: z.array(IndexedName).default([]),
  messages: z.array(Message).default([]),
  constructions: z.array(Construction).default([]),
  jobs: z.array(Job).default([]),
  boundFunctions: z.array(BoundFunction).default([]),
  hooks: z.array(Hook).default([]),
  settings: z.array(Setting).default([]),
  /** Calls of a class that run their function on it, or on an object of it: it is `self` there. */
  ownBlocks: Calls,
  /** Calls of the method of their receiver, or of the class, that the first argument names, with the other arguments. */
  namedCalls: z.array(z.strictObject({ ...owned, call: Patterns, class: z.string().optional() })).default([]),
  appliers: z.array(Applier).default([]),
  queues: z.array(Queue).default([]),
  providers: z.array(Provider).default([]),
  /** Calls that give a response a content type other than HTML. */
  nonHtmlResponse: z.array(z.strictObject({ ...owned, call: Patterns, when: Conditions })).default([]),
  /** Assignments with the same effect. */
  nonHtmlResponseAssign: z.array(z.strictObject({ ...owned, assign: Patterns, matches: Expression })).default([]),
  /** Calls that copy the fields of their other arguments to the first one, which they return, or those of all to the receiver. */
  merges: z.array(z.strictObject({ ...owned, call: Patterns, ofReceiver: z.boolean().default(false) })).default([]),
  /** Calls that return a new map with the entries of their receiver and arguments, of which the last wins, or the first. */
  unions: z.array(z.strictObject({ ...owned, call: Patterns, keepsFirst: z.boolean().default(false) })).default([]),
  /** Calls whose result has only the taints of some arguments. */
  results: z.array(Result).default([]),
  arrays: z.array(ArrayCall).default([]),
  /** Calls that return their first argument, a function, whose first arguments are the others. */
  partials: Calls,
  /** Calls that return a promise or task of their first argument. */
  promises: Calls,
  /** Calls of an application that run their first argument with it and the options that are their second one. */
  plugins: Calls,
  /** Calls that make an object which writes to their first argument, such as a text builder. */
  writers: Calls,
  elementCalls: z.array(ElementCall).default([]),
  methodCalls: z.array(MethodCall).default([]),
  /** Calls that return their receiver, whose value code gets only if their function is true of it. */
  checks: Calls,
  /** Builder calls that return their receiver and do not propagate taints to it. */
  returnsReceiver: Calls,
  /** Decoders: calls that undo sanitization. */
  unsanitizers: Calls,
  /** Calls that sanitize for these families their receiver or, where it has no data, their first argument. */
  sanitizesReceiver: z
    .array(z.strictObject({ ...owned, call: Patterns, families: Families, when: Conditions }))
    .default([]),
  /** Calls that answer a request: after one in a filter, the handler does not run. */
  answers: Calls,
  /** Calls that do not return, such as `exit`. */
  noReturn: Calls,
  /** Calls that canonicalize a path: absolute, without `..`. */
  normalizers: Calls,
  /** Tests of whether a path exists, or what it is: path traversal there has severity `low`. */
  existenceTests: Calls,
  parsers: z.array(Parser).default([]),
  namedMembers: z.array(NamedMember).default([]),
  exceptionHandlers: z.array(ExceptionHandler).default([]),
  requestState: z.array(RequestState).default([]),
  schemas: z.array(SchemaLibrary).default([]),
  schemaClasses: z.array(SchemaClass).default([]),
  validatedFields: z.array(ValidatedField).default([]),
  textFields: z.array(TextField).default([]),
  validatingClasses: z.array(ValidatingClass).default([]),
  fieldChecks: z.array(FieldCheck).default([]),
  ruleClasses: z.array(RuleEntry).default([]),
  validationRules: z.array(ValidationRules).default([]),
  madeClasses: z.array(MadeClass).default([]),
  requestChecks: z.array(RequestCheck).default([]),
});
export const FlowTable = Table.superRefine(({ packages, ...sections }, context) => {
  const entries = Object.entries(sections).flatMap(([section, content]) =>
    Array.isArray(content) ? content.map((entry, index) => ({ entry, path: [section, index, "package"] })) : [],
  );
  const declared = new Set(packages.map(({ name }) => name));
  const used = new Set<string>();
  for (const { entry, path } of entries) {
    if (typeof entry === "string") continue;
    for (const name of entry.package) {
      used.add(name);
      if (!declared.has(name))
        context.addIssue({ code: "custom", path, message: `${name} is not one of \`packages\`` });
    }
  }
  for (const [index, { name }] of packages.entries())
    if (!used.has(name))
      context.addIssue({ code: "custom", path: ["packages", index], message: `no entry names ${name}` });
});
export type FlowTable = z.infer<typeof FlowTable>;
export type CallSource = z.infer<typeof CallSource>;
export type ReadSource = z.infer<typeof ReadSource>;
export type AssignSink = z.infer<typeof AssignSink>;
export type CallSink = z.infer<typeof CallSink>;
export type ReturnSink = z.infer<typeof ReturnSink>;
export type Handler = z.infer<typeof Handler>;
export type Parser = z.infer<typeof Parser>;
export type Result = z.infer<typeof Result>;
