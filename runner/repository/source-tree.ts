export interface SourceFile {
  /** Repository path. */
  path: string;
  /** Path below the tree's root where its text is stored, in UTF-8. */
  storedPath: string;
  sizeBytes: number;
}

/**
 * The checked-out text of a repository. Files that code scanners parse are below `<root>/code`, the rest (minified) below
 * `<root>/text`, which only secret scanners read.
 */
export interface SourceTree {
  root: string;
  files: readonly SourceFile[];
}
