export interface SourceFile {
  /** Repository path. */
  path: string;
  /** Path below the root of the tree at which the text is stored, in UTF-8. */
  storedPath: string;
  sizeBytes: number;
  /** The id of its git object; absent for a file from outside of git. */
  objectId?: string;
  /** A copy for code parsers with blanked long lines. Secret scanners read the original, which is another file of the tree. */
  isBlankedCopy?: true;
}

/**
 * The checked-out text of a repository. Files that code scanners parse are below `<root>/code`; the rest, minified files and the
 * originals of blanked copies, is below `<root>/text`, which only secret scanners read.
 */
export interface SourceTree {
  root: string;
  files: readonly SourceFile[];
}

/** The number of repository files in a tree. */
export function countFiles({ files }: SourceTree): number {
  return files.filter(({ isBlankedCopy }) => isBlankedCopy === undefined).length;
}
