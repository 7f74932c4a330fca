import type { Engine, Scope } from "../interpreter/engine.ts";
import { joinAll, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * What a container for dependency injection has under a name: a class or a function that makes the object when it is first read, and
 * gets the objects of the container.
 */

export interface Registration {
  value: Value;
  /** The access path of the argument of the constructor or the function, whose fields are the objects of the container. */
  container: string;
}

/** The registrations of a container, until what they make is read. */
export class Registrations {
  readonly #waiting = new Map<string, Registration>();

  add(name: string, registration: Registration): void {
    this.#waiting.set(name, registration);
  }

  /** The object that is registered under a name; null if there is none, or if it has been made before. */
  make(engine: Engine, name: string, scope: Scope): Value | null {
    const registration = this.#waiting.get(name);
    if (!registration) return null;
    // What it makes may read the name itself.
    this.#waiting.delete(name);
    return made(engine, registration, scope);
  }
}

function made(engine: Engine, { value, container }: Registration, scope: Scope): Value {
  const { cls, closures = [] } = value;
  const args = [{ ...UNKNOWN, accessPath: container }];
  const declared = cls && value.refs.length === 0 ? engine.declared.get(cls) : undefined;
  if (declared) return engine.linker?.instanceOf(declared, args) ?? UNKNOWN;
  if (closures.length === 0) return value;
  return joinAll(closures.map((each) => engine.invoke(each, { args, at: each.fn.at }, scope)));
}
