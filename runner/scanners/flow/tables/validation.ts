import { z } from "zod";
import { FAMILIES } from "../domain/families.ts";
import { SOURCE_KINDS } from "../domain/taint.ts";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";
import { RequestFilter } from "./request-filters.ts";

const Names = z.array(z.string().min(1)).default([]);

/** A library whose schemas validate data: the names of its functions, and of the methods of its schemas. */
export const SchemaLibrary = z.strictObject({
  ...owned,
  /** Matches the access path of the functions. */
  module: Expression,
  /** Schemas of values without free text, such as numbers and allow-lists. */
  plain: Names,
  /** Schemas of text. */
  text: Names,
  /** Schemas of objects, by a map of the schemas of their fields, which they may add to. */
  object: Names,
  /** Schemas of objects that keep fields without a schema, and methods of objects that make them so. */
  loose: Names,
  /** Schemas that accept any value in some part. */
  any: Names,
  /** Schemas of lists, by the schema of their elements. */
  list: Names,
  /** Restrict text to a regular expression. */
  pattern: Names,
  /** Check the data by a function. */
  check: Names,
  /** The same by a function that returns valid data, and an error for other data. */
  returning: Names,
  /** Schemas that accept what one of several others accepts. */
  either: Names,
  /** Schemas that all of their arguments restrict. */
  both: Names,
  /** Return valid data. */
  parse: Names,
  /** Methods of the request that return its valid data. */
  request: Names,
  /** Those that return a promise. */
  promises: Names,
  /** Return an object with the valid data. */
  inspect: Names,
  /** Its fields that are true for valid data, and for invalid data. */
  success: Names,
  failure: Names,
  /** Make a schema that accepts other data than what it returns, or convert data without a check. */
  converting: Names,
  /** Matches the access path of functions that do. */
  converter: Expression.optional(),
  /** The fields of these objects. */
  fields: Names,
});
export type SchemaLibrary = z.infer<typeof SchemaLibrary>;

/** Annotations of fields and parameters that a validator lets no free text into. */
export const ValidatedField = z.strictObject({
  ...owned,
  /** A group of the expression is a pattern that all of the text matches; one with the name `constant` is the name of its constant. */
  annotation: Expression,
  /** All of the text matches it without anchors, too. */
  whole: z.boolean().default(false),
  /** The text of a constant is an expression between delimiters. */
  delimited: z.boolean().default(false),
  /** What the text is safe for without a pattern. */
  families: z
    .array(z.enum([...FAMILIES, "all"]))
    .min(1)
    .default(["all"]),
  /** Matches the annotation of a parameter whose object a framework validates. */
  parameter: Expression.optional(),
  /** Matches the text of a file that has the fields validated: the one that is analysed, or that of the class. */
  called: Expression.optional(),
});
export type ValidatedField = z.infer<typeof ValidatedField>;

/** Fields that a library lets only text in, which is no object of a query. */
export const TextField = z.strictObject({
  ...owned,
  /** Matches a superclass of the class; any class, if not given. */
  class: Expression.optional(),
  /** Matches the type of the field. */
  type: Expression.default(""),
  /** Matches an annotation of the field. */
  annotation: Expression.optional(),
  /** Not if what is declared for the field matches it, such as a type that is one of several. */
  exceptDeclared: Expression.optional(),
});
export type TextField = z.infer<typeof TextField>;

/** Classes whose constructor checks what their fields declare. */
export const ValidatingClass = z.strictObject({
  ...owned,
  /** Matches a superclass of the class. */
  class: Expression,
});
export type ValidatingClass = z.infer<typeof ValidatingClass>;

/** Fields that a framework sets from the request, in an object of their class. All given conditions must hold. */
export const FieldSource = z.strictObject({
  ...owned,
  field: z.strictObject({
    annotation: Expression.optional(),
    /** Matches a superclass; only fields that are visible outside of the class. */
    class: Expression.optional(),
    /** Matches the text of the file, such as an import. */
    file: Expression.optional(),
    exceptType: Expression.optional(),
    exceptAnnotation: Expression.optional(),
    /** Matches the text of a class that has it filled, in which its type stands for `<type>`. */
    text: z.string().optional(),
    /** Matches the text of a class that restricts the field, whose name stands for `<field>`. */
    exceptText: z.string().optional(),
  }),
  kind: z.enum(SOURCE_KINDS).exclude(["parameter"]).default("request"),
});
export type FieldSource = z.infer<typeof FieldSource>;

/** Classes that declare the fields of data, by assignments to class attributes. */
export const SchemaClass = z.strictObject({
  ...owned,
  /** A member with the valid data. */
  read: z.array(z.string().min(1)).min(1).optional(),
  /** A call that returns it; the argument 0 is the data. */
  call: z.array(z.string().min(1)).min(1).optional(),
  /** Matches the text of a declaration of a field. */
  field: Expression,
  /** Matches the text of a declaration that lets no free text in. */
  plain: Expression,
  /** Matches the text of a declaration with a pattern, its group, that all of the text matches. */
  pattern: Expression.optional(),
  /** Matches the text of a declaration of an upload, whose name the library has reduced to that of a file. */
  file: Expression.optional(),
});
export type SchemaClass = z.infer<typeof SchemaClass>;

/** Calls that return the fields of a request that their rules name. */
export const ValidationRules = z.strictObject({
  ...owned,
  call: z.array(z.string().min(1)).min(1),
  /** Position of a map of the rules of each field: text, or a list of texts and rule objects. */
  rules: z.int().min(0),
  /** The method of the type of the request that returns them, for calls without rules. */
  method: z.string().optional(),
  /** Matches a rule, or the path of a rule object, that lets no free text in. */
  plain: Expression,
  /** A group is a pattern that all of the text matches. */
  pattern: Expression.optional(),
  /** The key under which a map has the rules of a field, besides its label or messages. */
  nested: z.string().min(1).optional(),
  /** The call returns whether the rules hold, or an object with them; by default, it returns if they hold, with the fields. */
  result: z.enum(["fields", "truth", "validator"]).default("fields"),
  /** Calls that return a field of the request by its name. */
  reads: z.array(z.string().min(1)).default([]),
  /** Position of the data of a validator, and the calls that return all fields of the request. */
  data: z.int().min(0).optional(),
  whole: Names,
  /** Matches the text that is the first argument. */
  first: Expression.optional(),
  /** Methods that give a validator its rules, and its data, in their first argument. */
  sets: Names,
  gets: Names,
  /** Methods of a validator: they return the valid fields, or whether the rules hold, or whether they do not. */
  validate: Names,
  passes: Names,
  fails: Names,
});
export type ValidationRules = z.infer<typeof ValidationRules>;

/** Texts by which handlers read a part of the request: `<request>` is their first parameter, `<part>` the name of the part. */
const reads = { reads: z.array(z.string().min(1)).default(["<request>.<part>"]) };
/** Calls that begin a chain of validators for a field of the request, and the methods of such a chain. */
const RequestFields = z.strictObject({
  ...owned,
  call: z.array(z.string().min(1)).min(1),
  ...reads,
  /** Name of the call → the parts of the request. */
  places: z.record(z.string(), z.array(z.string())),
  /** Matches the text of a file that looks at the result. */
  called: Expression,
  /** Methods that let no free text in. */
  plain: Names,
  /** The same for a regular expression. */
  pattern: Names,
  /** Methods after which others need not hold. */
  open: Names,
  /** Methods by which middleware runs a chain itself. */
  run: Names,
});
/** Calls of routes with options that have the schemas of the parts of a request. */
const RequestSchema = z.strictObject({
  ...owned,
  call: z.array(z.string().min(1)).min(1),
  ...reads,
  /** Path in the options → part of the request. */
  places: z.record(z.string(), z.string()).default({}),
  /** Position of the name of the part, if the schema of one is the next argument. */
  part: z.int().min(0).optional(),
  /** Paths of the handler in the options, and of functions that run before it. */
  handlers: Names,
  before: Names,
  /** The result of the call is an argument of the route. */
  isMiddleware: z.boolean().default(false),
});
/** Declarations of the parameters of the route that follows them, or of those in the block of the call. */
const RequestParameters = z.strictObject({
  ...owned,
  /** Calls whose first arguments name parameters. */
  declare: z.array(z.string().min(1)).min(1),
  /** Calls with a block of such declarations. */
  block: z.array(z.string().min(1)).min(1),
  /** Calls of routes. */
  routes: z.array(z.string().min(1)).min(1),
  /** What handlers call the parameters. */
  source: z.string(),
  /** The keyword with the type, and the types of values without free text. */
  type: z.string(),
  plain: Expression,
  /** The method of other types that makes a value of the text, and the keyword of a function that does. */
  makes: z.string().optional(),
  convert: z.string().optional(),
  /** The method of classes that other keywords name, which throws for what is not valid; its arguments are the name and the data. */
  checks: z.string().optional(),
  /** The keyword of an allow-list, and that of a regular expression. */
  values: z.string(),
  pattern: z.string(),
});
/** Calls that register functions which run before the handlers that later calls register on the same object. */
const RequestGuard = z.strictObject({
  ...owned,
  guard: z.array(z.string().min(1)).min(1),
  /** Matches the first argument, if it is a text: others are for some routes only. */
  first: Expression.optional(),
  /** The part of the request with the parameter that the first argument names, if the functions check only this. */
  part: z.string().optional(),
});
export const RequestCheck = z.union([RequestFields, RequestSchema, RequestParameters, RequestGuard, RequestFilter]);
export type RequestGuard = z.infer<typeof RequestGuard>;
export type RequestParameters = z.infer<typeof RequestParameters>;
export type RequestFields = z.infer<typeof RequestFields>;
export type RequestSchema = z.infer<typeof RequestSchema>;

/** Calls that make a class of an object with its methods, or such an object of their options. */
export const MadeClass = z.strictObject({
  ...owned,
  call: z.array(z.string().min(1)).min(1),
  /** Position of the name of the class; without one, the result is the object. */
  name: z.int().min(0).optional(),
  /** Position of the object, or of the options. */
  from: z.int().min(0),
  /** The fields of the object with the functions of the class, and with those of its instances. */
  statics: z.string(),
  methods: z.string(),
});
export type MadeClass = z.infer<typeof MadeClass>;

/** What a table models: packages as their registry names them, or standard modules. */
const Package = z.strictObject({ name: z.string().min(1), documentation: z.url({ protocol: /^https$/ }) });
export const Packages = z.array(Package).min(1).refine(areDistinct, "names a package twice");

function areDistinct(packages: readonly { name: string }[]): boolean {
  return new Set(packages.map(({ name }) => name)).size === packages.length;
}

/** An object of a framework that is destructured in the first parameter. */
export const FrameworkObject = z.strictObject({
  ...owned,
  pattern: Expression,
  /** Matches the name of the next parameter. */
  nextParameter: Expression.optional(),
  accessPath: z.string(),
});

/** Functions that a framework calls for exceptions that no code catches. All given conditions must hold. */
export const ExceptionHandler = z.strictObject({
  ...owned,
  /** Calls that register the functions; no other condition is needed. */
  call: z.array(z.string().min(1)).min(1).optional(),
  /** Calls of the next handler by middleware, which may catch its exceptions. */
  around: z.array(z.string().min(1)).min(1).optional(),
  /** Matches an annotation or decorator of the function. */
  function: Expression.optional(),
  /** Matches the names of the parameters. */
  parameters: Expression.optional(),
  /** Matches the name of the function. */
  method: Expression.optional(),
  /** Matches a superclass. */
  class: Expression.optional(),
  /** Matches the text of the function. */
  text: Expression.optional(),
  /** Matches the text of a file with such functions for the exceptions of other files. */
  file: Expression,
  /** Position of the parameter that is the exception. */
  position: z.int().min(0).default(0),
  /** The parameter is an object of the framework that has the exception, which may be of any class. */
  wraps: z.boolean().default(false),
});
export type ExceptionHandler = z.infer<typeof ExceptionHandler>;
