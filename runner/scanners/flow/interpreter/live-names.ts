import {
  type Expression,
  type FunctionNode,
  type LoopStatement,
  type Statement,
  type SwitchCase,
  VARIABLES,
} from "../lower/ir.ts";

const known = new WeakMap<LoopStatement, ReadonlySet<string> | null>();
const OPTIONAL = new Set(["&&", "||", "??", "and", "or"]);

/**
 * The names of the variables that are live at the beginning of each round of a loop: those that the round reads, or may read, before it assigns
 * them. Null if it may read any variable.
 */
export function liveNames(loop: LoopStatement): ReadonlySet<string> | null {
  const found = known.get(loop);
  if (found !== undefined) return found;
  const live = new UpwardExposedUses().of(loop);
  known.set(loop, live);
  return live;
}

/** A walk over a round in the order in which it is run. */
class UpwardExposedUses {
  readonly #read = new Set<string>();
  /** Certainly assigned at this point. */
  #assigned = new Set<string>();
  #readsAny = false;

  of(loop: LoopStatement): ReadonlySet<string> | null {
    this.#round(loop);
    return this.#readsAny ? null : this.#read;
  }

  #round({ test, each, body, update }: LoopStatement): void {
    this.#value(test);
    if (each) this.#each(each);
    this.#statements(body);
    // A round that ends early has not assigned everything.
    this.#assigned = new Set();
    this.#statements(update);
  }

  #each({ iterable, target, key }: NonNullable<LoopStatement["each"]>): void {
    this.#value(iterable);
    this.#target(target);
    if (key) this.#target(key);
  }

  #statements(statements: readonly Statement[]): void {
    for (const statement of statements) this.#statement(statement);
  }

  #statement(statement: Statement): void {
    switch (statement.do) {
      case "evaluate":
      case "return":
      case "throw":
      case "yield":
        this.#value(statement.value);
        return;
      case "assert":
        this.#value(statement.test);
        return;
      case "declare":
        this.#value(statement.value);
        this.#target(statement.target);
        return;
      case "if":
        this.#value(statement.test);
        this.#either([() => this.#statements(statement.consequent), () => this.#statements(statement.otherwise)]);
        return;
      case "loop":
        this.#statements(statement.init);
        this.#perhaps(() => this.#round(statement));
        return;
      case "switch":
        this.#value(statement.subject);
        this.#cases(statement.cases);
        return;
      case "try":
        this.#perhaps(() => this.#statements(statement.body));
        for (const { name, body } of statement.handlers)
          this.#perhaps(() => {
            this.#assigned.add(name);
            this.#statements(body);
          });
        this.#statements(statement.always);
        return;
      case "block":
        this.#statements(statement.body);
        return;
      case "function":
        this.#function(statement.fn);
        return;
      case "import":
        this.#assigned.add(statement.name);
        return;
      case "static":
        this.#read.add(statement.name);
        return;
      case "class":
      case "decorate":
        this.#readsAny = true;
        return;
      case "break":
      case "continue":
      case "export":
      case "outer":
    }
  }

  #cases(cases: readonly SwitchCase[]): void {
    for (const { tests, body } of cases)
      this.#perhaps(() => {
        for (const test of tests) this.#value(test);
        this.#statements(body);
      });
  }

  #perhaps(walk: () => void): void {
    this.#either([walk, () => undefined]);
  }

  /** What all of the alternatives assign is certainly assigned. */
  #either(alternatives: readonly (() => void)[]): void {
    const before = this.#assigned;
    const ends = alternatives.map((walk) => {
      this.#assigned = new Set(before);
      walk();
      return this.#assigned;
    });
    const [first = before, ...others] = ends;
    this.#assigned = new Set([...first].filter((name) => others.every((end) => end.has(name))));
  }

  #function({ params, body }: FunctionNode): void {
    // It may run at any time, so that nothing is assigned before.
    const before = this.#assigned;
    this.#assigned = new Set();
    for (const { fallback, target } of params) {
      this.#value(fallback);
      this.#target(target);
    }
    this.#statements(body);
    this.#assigned = before;
  }

  #target(target: Expression): void {
    switch (target.op) {
      case "name":
        this.#assigned.add(target.name);
        return;
      case "list":
        for (const { value } of target.items) this.#target(value);
        return;
      case "map":
        for (const { key, value } of target.entries) {
          this.#value(key);
          this.#target(value);
        }
        return;
      case "assign":
        this.#perhaps(() => this.#value(target.value));
        this.#target(target.target);
        return;
      default:
        this.#value(target);
    }
  }

  #use(name: string): void {
    if (!this.#assigned.has(name)) this.#read.add(name);
  }

  #value(value: Expression | null): void {
    switch (value?.op) {
      case "name":
        if (value.name === VARIABLES) this.#readsAny = true;
        this.#use(value.name);
        return;
      case "constant":
        // A function may read a variable by its name, which has a sigil in some languages.
        if (typeof value.value === "string") for (const sigil of ["", "$"]) this.#use(sigil + value.value);
        return;
      case "member":
        this.#value(value.object);
        return;
      case "index":
        this.#value(value.object);
        this.#value(value.key);
        return;
      case "call":
        if (value.includes) this.#readsAny = true;
        if (!value.receiver && !value.callee) this.#use(value.name);
        this.#value(value.receiver);
        this.#value(value.callee);
        for (const arg of value.args) this.#value(arg.value);
        return;
      case "operation": {
        const [first = null, ...others] = value.operands;
        this.#value(first);
        const walk = (): void => {
          for (const operand of others) this.#value(operand);
        };
        if (OPTIONAL.has(value.operator)) this.#perhaps(walk);
        else walk();
        return;
      }
      case "text":
      case "opaque":
        for (const part of value.parts) this.#value(part);
        return;
      case "list":
        for (const item of value.items) this.#value(item.value);
        return;
      case "map":
        for (const entry of value.entries) {
          this.#value(entry.key);
          this.#value(entry.value);
        }
        return;
      case "conditional":
        this.#value(value.test);
        this.#either([() => this.#value(value.consequent), () => this.#value(value.otherwise)]);
        return;
      case "assign":
        if (value.operator) this.#value(value.target);
        this.#value(value.value);
        this.#target(value.target);
        return;
      case "function":
        this.#function(value.fn);
        return;
      case "cast":
        this.#value(value.value);
        return;
      case "comprehension":
        this.#value(value.iterable);
        this.#perhaps(() => {
          this.#target(value.target);
          for (const condition of value.conditions) this.#value(condition);
          this.#value(value.key);
          this.#value(value.result);
        });
        return;
      case "switchExpression":
        this.#value(value.subject);
        this.#cases(value.cases);
        return;
      case "class":
        this.#readsAny = true;
        return;
      case undefined:
    }
  }
}
