import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";

/** Records that the functions that run depend on a static field. */
export function noteStatic({ capturedStatics }: Engine, { refs }: Value, name: string, { activation }: Scope): void {
  for (let at: Scope["activation"] | null = activation; at?.fn; at = at.caller) {
    const known = capturedStatics.get(at.fn);
    if (known?.has(name)) known.set(name, [...new Set([...(known.get(name) ?? []), ...refs])]);
    else if (known) known.set(name, refs);
    else capturedStatics.set(at.fn, new Map([[name, refs]]));
  }
}
