import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned, Patterns } from "./owned.ts";

/** Calls that pass an object to the methods with a parameter of its class, or run methods of the object. */
export const Message = z.strictObject({
  ...owned,
  call: Patterns,
  /** Matches a superclass of an object whose methods the library runs: those without parameters that `runs` matches. */
  class: Expression.optional(),
  runs: Expression.optional(),
  /** Rule classes of the repository check the object first, where it registers a class for that. */
  isChecked: z.boolean().default(false),
});
export type Message = z.infer<typeof Message>;

/** Calls that run an argument, a function, with those after it, or with the items of a list. */
export const Applier = z.strictObject({
  ...owned,
  call: Patterns,
  /** The position of the function. It may have the keyword `keyword`, and its arguments may be in a list. */
  function: z.int().min(0).optional(),
  keyword: z.string().optional(),
  list: z.string().optional(),
  /** The position of that list. */
  listAt: z.int().min(1).optional(),
  /** The position of the first of its arguments, if that is not the next one. Without any, the function counts as registered. */
  from: z.int().min(1).optional(),
  /** Positions of functions that run one after the other; the parameter `result` of each gets what the one before returns. */
  chain: z.array(z.strictObject({ function: z.int().min(0), result: z.int().min(0).optional() })).default([]),
  /**
   * The first argument is a list or map of functions that pass an error and a result to their last argument: the next one gets the result
   * (`passed`), or the function after the list gets all of them (`collected`).
   */
  tasks: z.enum(["passed", "collected"]).optional(),
});
export type Applier = z.infer<typeof Applier>;

/** Methods of a function that run it later with their arguments, or with those that are in a list and a map of these names. */
export const Job = z.strictObject({
  ...owned,
  call: Patterns,
  list: z.string().optional(),
  map: z.string().optional(),
});
export type Job = z.infer<typeof Job>;

/** Matches the annotation of functions whose first parameter the framework passes: calls pass those after it. */
export const BoundFunction = z.strictObject({ ...owned, annotation: Expression });

/** Calls by which a library makes an object of a class that it is given, for each request, and calls its methods. */
export const Construction = z.strictObject({
  ...owned,
  call: Patterns,
  /** Position of a list of lists that have the following; else the call has them. */
  entries: z.int().min(0).optional(),
  /** Position of the class; -1 is the receiver. */
  class: z.int().min(-1),
  /** Position of the first argument of the constructor, which also gets the keywords of the call; other keywords are attributes. */
  from: z.int().min(0).optional(),
  /** The number of arguments that the constructor gets from the library before those. */
  before: z.int().min(0).default(0),
  /** Position of a map with the keyword arguments of the method `method`. */
  keywords: z.int().min(0).optional(),
  method: z.string().min(1).optional(),
});
export type Construction = z.infer<typeof Construction>;

/** Calls after which a method of the classes or modules that are their arguments runs, with the class that includes them. */
export const Hook = z.strictObject({ ...owned, call: Patterns, method: z.string().min(1) });
export type Hook = z.infer<typeof Hook>;

/** Calls that write settings of the class around them, by name and value, and calls that return the class with its settings. */
export const Setting = z.strictObject({ ...owned, write: Patterns, read: Patterns });

/** Calls that register functions for an event, or emit one. Without `listen`, assignments register them: `x.y += f`. */
export const Event = z.strictObject({
  ...owned,
  listen: Patterns.default([]),
  emit: Patterns,
  /** Calls that make an object which emits the event that their first argument names. */
  make: Patterns.default([]),
  /** Position of the name of the event; -1: the receiver is the event. */
  event: z.int().min(-1).default(0),
  /** Matches the text of the file that emits; a group is the event, and the argument at the position only names a kind of it. */
  eventIn: Expression.optional(),
  /** Position of the parameter of listeners that is the data; those with fewer have an object with it as the field `wraps`. */
  data: z.int().min(0).optional(),
  wraps: z.string().min(1).optional(),
  /** The beginning of the names of the methods that an object listens by. */
  methods: z.string().optional(),
  /**
   * Matches the annotation of a function that listens; a group is the event. Or it matches the annotation of its class, and then, in lines of
   * their own, the annotations and the name of the function.
   */
  annotation: Expression.optional(),
  /** The functions with the name of the event listen, in files that list them; they get so many arguments of the library first. */
  named: z.int().min(0).optional(),
});

export type Event = z.infer<typeof Event>;

/** Queues, channels and shared flows: what code sends to one, other functions receive, also those of other files. */
export const Queue = z.strictObject({
  ...owned,
  /** Calls that make one, other than constructors of lists. */
  make: Patterns.optional(),
  send: Patterns.optional(),
  /** Calls that keep a value for those that read it, for which no function waits. */
  keep: Patterns.optional(),
  receive: Patterns.optional(),
  /** Calls that assign what they receive to their first argument. */
  fill: Patterns.optional(),
});
