import type { Engine, Scope } from "../interpreter/engine.ts";
import { writeKeys } from "../domain/heap-object.ts";
import { literal } from "../domain/name-patterns.ts";
import { type Closure, type Module, UNKNOWN, type Value } from "../domain/value.ts";
import { QUEUE } from "../project/events.ts";
import { functionsOf } from "./module-functions.ts";

/*
 * Channels that a container or another file passes to both sides: the sender and what receives declare them with the same type of elements,
 * `ChannelWriter<Job> _jobs`, `jobs: Channel<Job>`, `jobs chan Job`.
 */

/** What receives from an injected channel, with its arguments. */
export interface Receiver {
  closure: Closure;
  args: Value[];
}

const TYPE = String.raw`[A-Z]\w*<(?:\w+\.)*`;
const CHAN = String.raw`(?:<-\s*)?chan(?:<-)?\s+\*?(?:\w+\.)*`;

/** The functions that receive from channels of the same elements, in the files that refer to the class of the elements. */
export function injectedReceivers(
  engine: Engine,
  { channel, name }: { channel: Value; name: string },
  receivesFrom: (name: string) => RegExp,
  scope: Scope,
): Receiver[] {
  const sender = scope.frame.module;
  const element = elementOf(name, textOf(engine, sender, scope));
  const declared = element === undefined ? undefined : engine.linker?.findClass(element, sender);
  if (!declared) return [];
  const { module } = declared.frame;
  const others = (engine.linker?.listening(QUEUE + module.path) ?? []).filter((other) => other !== engine.entry);
  const found = [...new Set([module, ...others])].flatMap((other) => {
    const channels = channelsOf(declared.cls.name, textOf(engine, other, scope), channel);
    const wanted = [...channels.keys()].map(receivesFrom);
    const receiving = functionsOf(engine, other, scope.state)
      .flat()
      .filter(({ fn }) => fn.name !== "<init>" && wanted.some((each) => each.test(fn.at.text)));
    return receiving.map((closure) => ({ closure, channels }));
  });
  // What is in the channel now, no argument of an earlier call shows.
  if (found.length > 0) engine.forgetSummaries();
  return found.map(({ closure, channels }) => {
    for (const ref of closure.self?.refs ?? []) writeKeys(scope.state, ref, [...channels], true);
    return { closure, args: closure.fn.params.map(({ name: param }) => channels.get(param) ?? UNKNOWN) };
  });
}

/** The text of a file, if it has classes or functions. */
function textOf(engine: Engine, module: Module, scope: Scope): string {
  const [declared] = module.classes.values();
  const at = declared?.cls.at ?? functionsOf(engine, module, scope.state).flat()[0]?.fn.at;
  return at?.textOfFile ?? module.text;
}

/** The type of the elements of the channel that a file declares with this name. */
function elementOf(name: string, text: string): string | undefined {
  const before = String.raw`(?:${TYPE}(\w+)>\??|${CHAN}(\w+))`;
  const made = String.raw`\s*=\s*(?:new\s+)?${TYPE}(\w+)>\(`;
  const pattern = new RegExp(
    String.raw`${TYPE}(\w+)>\??\s+${literal(name)}(?![\w$])|(?<![\w$])${literal(name)}(?:(?:\s*:\s*|\s+)${before}|${made})`,
    "u",
  );
  return pattern.exec(text)?.slice(1).find(Boolean);
}

/** The fields and parameters of a file that are channels of these elements. */
function channelsOf(element: string, text: string, channel: Value): Map<string, Value> {
  const before = String.raw`([A-Z]\w*)<(?:\w+\.)*${literal(element)}>`;
  const pattern = new RegExp(
    String.raw`${before}\??\s+(\w+)|\b(\w+)(?:\s*:\s*${before}|\s+${CHAN}${literal(element)}\b)`,
    "gu",
  );
  const found = Array.from(text.matchAll(pattern), ([, type, name, other, otherType]): [string, Value] => [
    name ?? other ?? "",
    { ...channel, type: type ?? otherType ?? "" },
  ]);
  return new Map(found);
}
