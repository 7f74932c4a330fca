import type { FileIndex } from "./file-index.ts";
import type { References } from "./references.ts";
import { storeReaders } from "./store-readers.ts";

/** The files near to one with the types that its classes extend or implement. */
function filesOfParents(index: FileIndex, references: References, path: string): string[] {
  const parents = new Set(Object.values(index.file(path)?.classes ?? {}).flat());
  const near = references.near(path);
  const declaring = [...parents].flatMap((name) => index.declaring(name));
  return declaring.flatMap((file) => (file.path !== path && near.has(file.path) ? [file.path] : []));
}

/** The files that may run what a file has, though they do not refer to it. */
export function filesBehind(index: FileIndex, references: References, path: string): string[] {
  return [...filesOfParents(index, references, path), ...storeReaders(index, references, path)];
}
