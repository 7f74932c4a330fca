import type { SyntaxNode } from "../syntax/syntax-node.ts";

/**
 * The intermediate representation. Each lowering translates a syntax tree to it, and the engine interprets only this
 * representation.
 */
export type Constant = string | number | boolean | null;

export interface Argument {
  value: Expression;
  /** Name of a keyword argument. */
  name?: string;
  spread?: boolean;
  /** The entries of the map are keyword arguments. */
  isMap?: boolean;
  /** Passed only if it is a function. */
  isBlock?: boolean;
}

export interface MapEntry {
  /** Null for a spread map. */
  key: Expression | null;
  value: Expression;
}

export interface SwitchCase {
  /** Empty for the default case. */
  tests: Expression[];
  body: Statement[];
  fallsThrough: boolean;
}

/** The name of the class whose code it is in. */
export const ENCLOSING_CLASS = "#class";
/** The name of a member that is the class of the object. */
export const CLASS_OF = "#class-of";
/** The name of the table of variables, for variables whose name is computed. */
export const VARIABLES = "#variables";

/** The name of a call that makes a buffer of the size of a nonce or an initialization vector. */
export const NEW_BUFFER = "#buffer";

/** The class that records, whose fields have an order, extend: named tuples and structs. */
export const RECORD = "#record";

/** The type of a map with values of any type, whose shape the sender of the data chooses. */
export const ANY_SHAPE = "#any";

/** The name of a call that copies its receiver with other values of the fields that its keywords name. */
export const COPY = "#copy";

interface Located {
  at: SyntaxNode;
}

export interface CallExpression extends Located {
  op: "call";
  name: string;
  receiver: Expression | null;
  /** The callee if it is neither a name nor a member. */
  callee: Expression | null;
  args: Argument[];
  creates: boolean;
  /** The only type argument. */
  typeArgument?: string;
  /** Runs the code of a file in the scope of the call. */
  includes?: boolean;
}

export interface ConditionalExpression extends Located {
  op: "conditional";
  test: Expression;
  consequent: Expression;
  otherwise: Expression;
}

export interface OperationExpression extends Located {
  op: "operation";
  operator: string;
  operands: Expression[];
}

export interface AssignExpression extends Located {
  op: "assign";
  target: Expression;
  /** `+` of `+=`. */
  operator: string | null;
  value: Expression;
}

/** A comprehension, or a generator expression. */
export interface Comprehension extends Located {
  op: "comprehension";
  target: Expression;
  iterable: Expression;
  /** Over a map, the elements are its keys. */
  keys: boolean;
  conditions: Expression[];
  /** The key of a comprehension that makes a map. */
  key: Expression | null;
  result: Expression;
}

/** Expressions are assignment targets and patterns too: `list` and `map` destructure, `assign` has a default. */
export type Expression =
  | (Located & { op: "constant"; value: Constant; regex?: boolean; isCharacter?: boolean })
  /**
   * `isGlobal`: of the file, whatever an enclosing scope declares. `of` names the function or class whose `this` it is: an enclosing one.
   */
  | (Located & { op: "name"; name: string; isGlobal?: boolean; of?: string })
  | (Located & { op: "member"; object: Expression; name: string })
  | (Located & { op: "index"; object: Expression; key: Expression | null })
  | CallExpression
  | OperationExpression
  | (Located & { op: "text"; parts: Expression[] })
  | (Located & { op: "list"; items: Argument[] })
  | (Located & { op: "map"; entries: MapEntry[] })
  | ConditionalExpression
  | AssignExpression
  | (Located & { op: "function"; fn: FunctionNode })
  | (Located & { op: "class"; cls: ClassNode })
  | (Located & { op: "cast"; type: string; value: Expression })
  | Comprehension
  | (Located & { op: "switchExpression"; subject: Expression | null; cases: SwitchCase[] })
  | (Located & { op: "opaque"; parts: Expression[] });

export type Statement =
  | { do: "evaluate"; value: Expression }
  /** `isObject`: without a value, it is an object of its type, if that is a class with fields. */
  | { do: "declare"; target: Expression; type: string; value: Expression | null; isObject?: boolean }
  /** With `leaves`, it returns from the block with this name around it; if empty, from the function around all blocks. */
  | { do: "return"; value: Expression | null; at: SyntaxNode; leaves?: string }
  | { do: "throw"; value: Expression | null }
  | { do: "break" }
  | { do: "continue" }
  | { do: "if"; test: Expression; consequent: Statement[]; otherwise: Statement[] }
  | LoopStatement
  | { do: "switch"; subject: Expression | null; cases: SwitchCase[] }
  | { do: "try"; body: Statement[]; handlers: Handler[]; always: Statement[] }
  | { do: "block"; body: Statement[] }
  | { do: "function"; fn: FunctionNode }
  | { do: "class"; cls: ClassNode }
  /** Passes a function or class to functions that may register it. */
  | { do: "decorate"; decorators: Expression[]; name: string; at: SyntaxNode }
  /**
   * `from` and `member` name a declaration of another file (default: `path`, whose last part is the member). The member `*` is the
   * whole module, the name `*` all of its names.
   */
  | { do: "import"; name: string; path: string; from?: string; member?: string }
  /** Exports a variable, or a declaration of another file. The name `*` exports all of the other file's names. */
  | { do: "export"; name: string; local: string }
  | { do: "export"; name: string; from: string; member: string }
  | { do: "assert"; test: Expression }
  /** Assignments to these names do not declare them: they are variables of an enclosing scope. */
  | { do: "outer"; names: string[] }
  /** Declares a variable of the function that keeps its value between calls. */
  | { do: "static"; name: string; value: Expression | null }
  /** The value of a block of a switch expression, or an element (`isElement`) of what a generator returns. */
  | { do: "yield"; value: Expression; isElement?: true };

export interface Handler {
  /** The variable of the exception; empty without one. */
  name: string;
  /** The types of exceptions that it catches; empty if it catches all. */
  types: readonly string[];
  body: Statement[];
}

export interface LoopStatement {
  do: "loop";
  init: Statement[];
  test: Expression | null;
  /** The binding of a loop over elements. */
  each: {
    target: Expression;
    /** Bound to the keys of a map, besides its values. */
    key?: Expression;
    iterable: Expression;
    keys: boolean;
  } | null;
  update: Statement[];
  body: Statement[];
  /** The body runs before the first test. */
  bodyFirst: boolean;
}

/** The type of fields and parameters that are maps, where a loop binds keys and values. */
export const MAP = "map";

export interface Annotation {
  name: string;
  text: string;
}

/** A list or map with elements or values of a type. */
export interface HeldType {
  kind: "list" | "map";
  type: string;
}

export interface Parameter {
  target: Expression;
  name: string;
  type: string;
  annotations: Annotation[];
  fallback: Expression | null;
  rest: boolean;
  /** Takes the keyword arguments that no other parameter takes. */
  takesKeywords?: boolean;
  /** Takes the function that is the last argument. */
  takesBlock?: boolean;
  /** Is only passed by name. */
  isKeyword?: boolean;
  /** Passed by reference: assignments change the caller's variable. */
  isReference?: boolean;
  /** Takes a function that is called on an object, which is `this` in it: `Markup.() -> Unit`. */
  hasReceiver?: boolean;
  /** Of a list or map. */
  holds?: HeldType;
}

export interface FunctionNode {
  at: SyntaxNode;
  name: string;
  params: Parameter[];
  readonly body: Statement[];
  annotations: Annotation[];
  returnType: string;
  isStatic: boolean;
  /** Called as a method of its receiver's type: the receiver is `this`, or the first argument. */
  extends?: "this" | "argument" | undefined;
  /** The type, if `extends` is `this`. */
  extendedType?: string | undefined;
  /** Whether it runs when a property is read or assigned. */
  accessor?: "get" | "set" | undefined;
  /** An assignment declares a local variable, as in Python, PHP and Ruby. */
  declaresByAssignment: boolean;
  owner: ClassNode | null;
  /** Of a block, from which code may return from the function around it: the name of the call that it is passed to. */
  block?: string;
}

export interface FieldNode {
  name: string;
  type: string;
  value: Expression | null;
  isStatic: boolean;
  /** Not visible outside of the class. */
  isPrivate?: boolean;
  /** Data that is decoded to it may have any shape. */
  isOpen?: boolean;
  /** No other code, and no data, sets it: it is computed, or has its initial value. */
  isReadOnly?: boolean;
  /** Of a list or map that is passed where an object is made. */
  holds?: HeldType | undefined;
  annotations: Annotation[];
  /** Of fields with annotations. */
  at?: SyntaxNode;
}

export interface ClassNode {
  at: SyntaxNode;
  name: string;
  supers: string[];
  annotations: Annotation[];
  fields: FieldNode[];
  methods: FunctionNode[];
  /** Statements that run once: static blocks, class bodies of dynamic languages. */
  body: Statement[];
  inner: ClassNode[];
  /** Names of methods that a framework runs on an object of the class before any other. */
  filters?: string[];
  /** Those of its parents that it does without. */
  withoutFilters?: string[];
  /** Those of its own that surely run: before all methods, or before those that `only` or `except` say. */
  guards?: { name: string; only: readonly string[] | null; except: readonly string[] }[];
  /** What the primary constructor does after it has stored its parameters: it constructs the superclass, and runs initializer blocks. */
  construction?: FunctionNode;
  /** An enumeration: its values are a fixed set. */
  isEnum?: boolean;
  /** Classes implement it by their methods, whatever they extend. */
  isStructural?: boolean;
  /** It has a method for each field, which no code declares. */
  isRecord?: boolean;
  /** Another name for this type, which also has the annotations. */
  aliasOf?: string;
}

export interface Unit {
  body: Statement[];
}
