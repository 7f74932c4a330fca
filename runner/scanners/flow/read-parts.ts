import { type CodePart, type Reader, rootOf } from "./syntax/code-part.ts";
import type { SourceText } from "./syntax/source-text.ts";

/** Marks the key of a part that was read with all parts in it. */
const WHOLE = "*";

/** What the analysis of a file reads of the other files. */
export class ReadParts implements Reader {
  readonly #own: string;
  readonly #code = new Set<CodePart>();
  readonly #whole = new Set<CodePart>();

  /** @param own the path of the file that is analysed, all of which it depends on */
  constructor(own: string) {
    this.#own = own;
  }

  uses(part: CodePart): void {
    if (part.file.path !== this.#own) this.#code.add(part);
  }

  sees(file: SourceText, offset: number, endOffset: number): void {
    if (file.path === this.#own) return;
    for (let part = rootOf(file); ;) {
      this.#code.add(part);
      const cuts = part.cutsIn(offset, endOffset);
      const [inner] = cuts;
      if (cuts.length === 1 && inner?.isLowered && inner.offset <= offset && endOffset <= inner.endOffset) part = inner;
      else {
        for (const cut of cuts) this.#whole.add(cut);
        return;
      }
    }
  }

  /** The keys of the parts of each file that its lowered code and the texts that were seen depend on; outer parts come first. */
  keysByPath(): Map<string, string[]> {
    const code = new Set(this.#code);
    const whole = new Set(this.#whole);
    // The set grows while it is iterated.
    for (const part of code) {
      for (const other of part.used) code.add(other);
      for (const other of part.seen) whole.add(other);
      if (part.parent) code.add(part.parent);
    }
    for (const { parent } of whole) for (let part = parent; part && !code.has(part); part = part.parent) code.add(part);
    const keys = new Map<string, string[]>();
    const all = [...code].map((part) => [part, ""] as const);
    for (const [{ file, key }, mark] of [...all, ...[...whole].map((part) => [part, WHOLE] as const)]) {
      const known = keys.get(file.path) ?? [];
      keys.set(file.path, known);
      known.push(key + mark);
    }
    for (const known of keys.values()) known.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return keys;
  }
}

/**
 * @returns a digest of the parts of a file with these keys; null if it does not have them
 * @throws OutOfSteps or OutOfTime
 */
export function digestOfParts(root: CodePart, keys: readonly string[]): string | null {
  const digests: string[] = [];
  for (const key of keys) {
    const isWhole = key.endsWith(WHOLE);
    const part = root.find(isWhole ? key.slice(0, -WHOLE.length) : key);
    if (!part) return null;
    if (!isWhole) part.lowerNow();
    digests.push(isWhole ? part.wholeDigest : part.ownDigest);
  }
  return digests.join(" ");
}
