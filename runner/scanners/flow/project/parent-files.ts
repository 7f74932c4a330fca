import type { FileIndex } from "./file-index.ts";
import type { References } from "./references.ts";

/** The files near to one with the types that its classes extend or implement. */
export function filesOfParents(index: FileIndex, references: References, path: string): string[] {
  const parents = new Set(Object.values(index.file(path)?.classes ?? {}).flat());
  const near = references.near(path);
  const declaring = [...parents].flatMap((name) => index.declaring(name));
  return declaring.flatMap((file) => (file.path !== path && near.has(file.path) ? [file.path] : []));
}
