/** The text of a file of the repository. */
export interface SourceText {
  path: string;
  text: string;
}
