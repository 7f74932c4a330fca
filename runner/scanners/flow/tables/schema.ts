import { z } from "zod";
import { FAMILIES } from "../families.ts";
import { expressionOf } from "./expression.ts";
import { expandPattern, parsePattern } from "./pattern.ts";

export const FLOW_LANGUAGES = ["java", "python", "javascript", "php", "go", "ruby", "csharp", "kotlin"] as const;
export type FlowLanguage = (typeof FLOW_LANGUAGES)[number];

const Family = z.enum(FAMILIES);

const Expression = z.string().refine(isExpression, "must be a regular expression");
const Pattern = z
  .string()
  .min(1)
  .max(500)
  .refine(isPattern, "must be `f`, `*.f`, `a.f`, `a.{f,g}`, `/regex/.f` or `new C`");
const Patterns = z.array(Pattern).min(1);
const Families = z.array(z.enum([...FAMILIES, "all"])).min(1);
const Kind = z.enum(["request", "arguments", "environment", "file"]);

const Condition = z.strictObject({
  argument: z.int().optional(),
  /** One of these. */
  keyword: z.union([z.string().transform((name) => [name]), z.array(z.string()).min(1)]).optional(),
  is: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  matches: Expression.optional(),
  /** Of its type, declared or inferred. */
  type: Expression.optional(),
  /** That the argument is not there counts as this. */
  absent: z.boolean().default(false),
});

const CallSource = z.strictObject({
  call: Patterns,
  kind: Kind.default("request"),
  /** Positions that the call fills instead of its result. */
  outArguments: z.array(z.int()).optional(),
  /** Positions of its callback that it fills instead of its result. */
  callbackArguments: z.array(z.int()).optional(),
  when: z.array(Condition).optional(),
});
const ReadSource = z.strictObject({ read: Patterns, kind: Kind.default("request") });

/** Parameters of functions that a framework calls. All conditions that are given must hold. */
const ParameterSource = z.strictObject({
  parameter: z.strictObject({
    /** An annotation or decorator of the function. */
    function: Expression.optional(),
    /** An annotation of the class. */
    class: Expression.optional(),
    annotation: Expression.optional(),
    type: Expression.optional(),
    name: Expression.optional(),
    /** The text of its default. */
    fallback: Expression.optional(),
    position: z.int().min(0).optional(),
    /** The name of another parameter of the function. */
    siblingParameter: Expression.optional(),
    exceptType: Expression.optional(),
    exceptName: Expression.optional(),
    exceptFallback: Expression.optional(),
    exceptAnnotation: Expression.optional(),
  }),
  kind: Kind.default("request"),
});

const CallSink = z.strictObject({
  family: Family,
  call: Patterns,
  /** Default: all. */
  args: z.array(z.int()).optional(),
  /** All from this one. */
  from: z.int().optional(),
  keywords: z.array(z.string()).optional(),
  receiver: z.boolean().default(false),
  /** Where the argument is a map, only these keys of it. */
  fields: z.array(z.string()).optional(),
  /**
   * `argv`: a program and its arguments, no shell in between; `varargs`: the same, each an argument of the call. `keys`: an
   * object whose shape is chosen by the client. `page`: text that is shown, where an object would be sent as data. `statement`:
   * text, or a list of text and of values that are bound to it; a map holds such values alone.
   */
  style: z.enum(["text", "argv", "varargs", "keys", "html", "statement"]).default("text"),
  when: z.array(Condition).optional(),
  unless: z.array(Condition).optional(),
});
const AssignSink = z.strictObject({
  family: Family,
  assign: Patterns,
  /** Of what is assigned, as the argument 0. */
  unless: z.array(Condition).optional(),
});
const ReturnSink = z.strictObject({
  family: Family,
  return: z.strictObject({
    /** An annotation or decorator of the function. */
    function: Expression.optional(),
    name: Expression.optional(),
    /** An annotation of the class, or a class that it extends. */
    class: Expression.optional(),
    /** Text of the file, where frameworks are told apart by what is imported. */
    file: Expression.optional(),
    /** Of a list that is returned, this item alone. */
    item: z.int().min(0).optional(),
    /** What is returned may be a list of parts. */
    parts: z.boolean().default(false),
    exceptFunction: Expression.optional(),
    type: Expression.optional(),
    /** Text that what is returned begins with. */
    prefix: Expression.optional(),
  }),
});

const Sanitizer = z.strictObject({
  call: Patterns,
  families: Families,
  when: z.array(Condition).optional(),
  /** It holds between quotes alone. */
  insideQuotes: z.boolean().default(false),
});
const Validator = z.strictObject({
  call: Patterns,
  families: Families,
  when: z.array(Condition).optional(),
  /** It answers an error, and nothing where the text is good. */
  error: z.boolean().default(false),
});
/** The argument or receiver (-1) `from` flows into `to`. */
const Propagator = z.strictObject({ call: Patterns, from: z.array(z.int()), to: z.int() });

const Parser = z.strictObject({
  /** Of what it does when it is left as it is made. Only `xxe` is told of where nobody knows what is parsed. */
  family: Family.default("xxe"),
  /** Of what the parser, or the factory of it, is made. */
  create: Patterns,
  secure: z.boolean().default(false),
  secureWhen: z.array(z.strictObject({ call: Patterns, when: z.array(Condition).default([]) })).default([]),
  insecureWhen: z.array(z.strictObject({ call: Patterns, when: z.array(Condition).default([]) })).default([]),
  /** Calls whose result is a parser of the same configuration. */
  derive: Patterns.optional(),
  parse: Patterns,
  parseWhen: z.array(Condition).default([]),
});

/** A file of tables: what one framework's names mean. */
export const FlowTable = z.strictObject({
  language: z.enum(FLOW_LANGUAGES),
  description: z.string().min(1),
  /** A file in which one of the sources or parsers below is matches at least one of these. */
  requires_any: z.array(Expression).min(1),
  sources: z.array(z.union([CallSource, ReadSource, ParameterSource])).default([]),
  sinks: z.array(z.union([CallSink, AssignSink, ReturnSink])).default([]),
  sanitizers: z.array(Sanitizer).default([]),
  validators: z.array(Validator).default([]),
  propagators: z.array(Propagator).default([]),
  /** Calls whose result tells nothing of what went in. */
  noPropagation: z.array(Pattern).default([]),
  /** Types of results. */
  types: z.array(z.strictObject({ call: Patterns, type: z.string() })).default([]),
  /** First parameters that are taken apart: which object of a framework they are. */
  objects: z
    .array(
      z.strictObject({
        pattern: Expression,
        /** The name of the next parameter. */
        nextParameter: Expression.optional(),
        accessPath: z.string(),
      }),
    )
    .default([]),
  /** Calls that make a response no page: what is written to it is not read as markup. */
  nonHtmlResponse: z.array(z.strictObject({ call: Patterns, when: z.array(Condition).default([]) })).default([]),
  /** Assignments that do the same. */
  nonHtmlResponseAssign: z.array(z.strictObject({ assign: Patterns, matches: Expression })).default([]),
  /** Calls of builders that return their receiver, and put what they are given where no sink looks. */
  returnsReceiver: z.array(Pattern).default([]),
  /** Calls that undo what made their argument harmless: decoders. */
  unsanitizers: z.array(Pattern).default([]),
  /** Calls after which what the receiver holds does no harm to these. */
  sanitizesReceiver: z.array(z.strictObject({ call: Patterns, families: Families })).default([]),
  /** Calls that end the function, as `exit` does. */
  noReturn: z.array(Pattern).default([]),
  /** Calls that make a path absolute and resolve its `..`. */
  normalizers: z.array(Pattern).default([]),
  parsers: z.array(Parser).default([]),
});
export type FlowTable = z.infer<typeof FlowTable>;
export type Condition = z.infer<typeof Condition>;
export type CallSource = z.infer<typeof CallSource>;
export type CallSink = z.infer<typeof CallSink>;
export type ReturnSink = z.infer<typeof ReturnSink>;
export type ParameterSource = z.infer<typeof ParameterSource>;
export type Parser = z.infer<typeof Parser>;

function isExpression(text: string): boolean {
  try {
    return expressionOf(text) instanceof RegExp;
  } catch {
    return false;
  }
}

function isPattern(text: string): boolean {
  try {
    return expandPattern(text).every((item) => parsePattern(item).name !== "");
  } catch {
    return false;
  }
}
