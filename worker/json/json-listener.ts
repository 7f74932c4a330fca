export type JsonPath = readonly (string | number)[];

/** What the scanner does with a value: visit its members, parse it and pass it to the listener, or only validate it. */
export type Verdict = "enter" | "capture" | "skip";

export interface JsonListener {
  /** Called for the root and for each value in an entered container. `opening` is the first character of the value. */
  decide(path: JsonPath, opening: string): Verdict;
  /** Receives a captured value, and its length in bytes. */
  take(path: JsonPath, value: unknown, length: number): void;
  /**
   * Whether a member of a captured object is kept. Another one is replaced by a number: the hash of its text without white space.
   * Default: all are kept.
   */
  keeps?(path: JsonPath, key: string, opening: string): boolean;
  /** A member that is not kept, but whose text is wanted before its object is taken. */
  omitted?: OmittedText;
}

export interface OmittedText {
  key: string;
  maxBytes: number;
  /** Receives the text without white space, or undefined if it is longer. */
  take(text: string | undefined): void;
}
