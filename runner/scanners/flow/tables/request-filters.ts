import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

const Names = z.array(z.string().min(1)).default([]);

/** Classes with a method that a framework runs before the handlers of requests. */
export const RequestFilter = z.strictObject({
  ...owned,
  /** The events of `indexedNames` by which the index lists files with such classes, and files that register them. */
  listed: Names,
  /** The class of the handler has the method: what it has checked of its fields holds. Not before handlers with an annotation that matches. */
  isOwn: z.boolean().default(false),
  exceptAnnotation: Expression.optional(),
  registrations: Names,
  /** How many parts of the name of a package the files of one application share: filters run before handlers of their application. */
  shares: z.int().min(1).default(2),
  /** Matches a class that they extend or implement. */
  class: Expression,
  methods: z.array(z.string().min(1)).min(1),
  /** The handler runs in a call of these names. Without any, it runs after the method, if that is not true only where its result is. */
  next: Names,
  isAnswer: z.boolean().default(false),
  /** Matches the access path of the calls and assigned members after which no handler runs. */
  rejects: Expression.default("$^"),
  /**
   * `key` matches the end of the key of data that a filter reads; its group is the name, before which fields of it may follow.
   * `parameter` matches the annotations of the parameter of a handler that has the data; its group is the name, or else the parameter
   * has it. With `isCall`, handlers may read it by the same text.
   */
  reads: z
    .array(z.strictObject({ key: Expression, parameter: Expression.optional(), isCall: z.boolean().default(false) }))
    .default([]),
  /** Matches the annotation of a handler, or of its class, before which the filter with the name `<class>` runs. */
  annotation: z.string().optional(),
  /** Matches an annotation by which a filter runs before all handlers, or those with one of the paths in it. */
  global: Expression.optional(),
  /** Other annotations that do not bind a filter to handlers with the same one. */
  ignored: Expression.default("^"),
  /** The index knows the filters that code registers for all handlers, as `#registers` with the name of the class. */
  isIndexed: z.boolean().default(false),
  /** Matches the registration of the filter with the name `<class>`, and the parts of what follows with the paths for which it runs, and does not. */
  registered: z.string().optional(),
  within: Expression.optional(),
  except: Expression.optional(),
});
export type RequestFilter = z.infer<typeof RequestFilter>;
