import type { FileIndex } from "./file-index.ts";
import { LISTENS } from "./events.ts";
import { ADDS, HOLDS, KEPT } from "./kept-state.ts";
import { nearest } from "./paths.ts";
import type { References } from "./references.ts";

const ADDED = LISTENS + ADDS;

/** The files that refer to a class of which a file adds to an object that keeps others: they may read what it adds. */
export function storeReaders(index: FileIndex, references: References, path: string): string[] {
  const added = index.file(path)?.names.filter((name) => name.startsWith(ADDED)) ?? [];
  return added.flatMap((name) => {
    const holder = nearest(index.declaring(KEPT + HOLDS + name.slice(ADDED.length)), path);
    return holder ? references.to(holder.path) : [];
  });
}
