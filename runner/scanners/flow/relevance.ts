import type { Engine } from "./engine.ts";
import type { ClassNode, FunctionNode } from "./ir.ts";

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const WRITES_INDEX = /\]\s*=[^=]/u;

/** Tells which functions can have to do with a flow by the words in them, so that the others need not be run. */
export class Relevance {
  readonly #engine: Engine;
  readonly #sinks: ReadonlySet<string>;
  readonly #sources: ReadonlySet<string>;
  /** Names of functions that lead to a sink or read a source. */
  readonly #names = new Set<string>();
  readonly #words = new Map<FunctionNode, ReadonlySet<string>>();
  readonly #classes = new Set<ClassNode>();

  constructor(engine: Engine) {
    const { tables } = engine;
    this.#engine = engine;
    this.#sinks = new Set([...tables.callSinks.names, ...tables.assignSinks.names, ...tables.parserParse.names]);
    this.#sources = new Set([...tables.callSources.names, ...tables.readSources.names]);
    this.#settle();
  }

  /** A class is taken as a whole: what one method leaves in a field, another one reads. */
  concerns(fn: FunctionNode): boolean {
    return !this.#words.has(fn) || this.#isHit(fn) || (fn.owner !== null && this.#classes.has(fn.owner));
  }

  #settle(): void {
    const fns = [...this.#engine.closures.keys()];
    for (const fn of fns) this.#words.set(fn, new Set(fn.at.text.match(WORD)));
    for (let size = -1; size !== this.#names.size + this.#classes.size;) {
      size = this.#names.size + this.#classes.size;
      for (const fn of fns) {
        if (!this.concerns(fn)) continue;
        if (fn.name !== "" && fn.name !== "<init>") this.#names.add(fn.name);
        if (!fn.owner) continue;
        this.#names.add(fn.owner.name);
        this.#classes.add(fn.owner);
      }
    }
  }

  #isHit(fn: FunctionNode): boolean {
    const isMarked = fn.annotations.length > 0 || (fn.owner !== null && fn.owner.annotations.length > 0);
    if (isMarked) return true;
    for (const word of this.#words.get(fn) ?? [])
      if (this.#sinks.has(word) || this.#sources.has(word) || (word !== fn.name && this.#names.has(word))) return true;
    return this.#sinks.has("[]") && WRITES_INDEX.test(fn.at.text);
  }
}
