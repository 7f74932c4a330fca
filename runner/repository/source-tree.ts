export interface SourceFile {
  /** Repository path. */
  path: string;
  /** Path below the tree's root where its text is stored, in UTF-8. */
  storedPath: string;
  sizeBytes: number;
  /** Long lines are blanked in it, for the parsers of code. Secret scanners read the original, another file of the tree. */
  isBlankedCopy?: true;
}

/**
 * The checked-out text of a repository. Files that code scanners parse are below `<root>/code`, the rest (minified, and the
 * originals of blanked copies) below `<root>/text`, which only secret scanners read.
 */
export interface SourceTree {
  root: string;
  files: readonly SourceFile[];
}

/** The number of files of the repository in a tree. */
export function countFiles({ files }: SourceTree): number {
  return files.filter(({ isBlankedCopy }) => isBlankedCopy === undefined).length;
}
