export type JsonPath = readonly (string | number)[];

/** What the scanner does with a value: visit its members, pass it to the listener as JSON text, or only validate it. */
export type Verdict = "enter" | "capture" | "skip";

export interface JsonListener {
  /** Called for the root and for each value in an entered container. `opening` is the first character of the value. */
  decide(path: JsonPath, opening: string): Verdict;
  /** Receives a captured value as JSON. */
  take(path: JsonPath, json: string): void;
  /**
   * Whether a member of a captured object is kept. Another one is replaced by a number: the hash of its text without white space.
   * Default: all are kept.
   */
  keeps?(path: JsonPath, key: string, opening: string): boolean;
}
