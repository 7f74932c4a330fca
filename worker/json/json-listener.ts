export type JsonPath = readonly (string | number)[];

/** What becomes of a value: its members are looked at, it is handed over as text, or it is only checked. */
export type Verdict = "enter" | "capture" | "skip";

export interface JsonListener {
  /** Asked for the whole and for each value in an entered container. `opening` is its first character. */
  decide(path: JsonPath, opening: string): Verdict;
  /** A captured value as JSON. */
  take(path: JsonPath, json: string): void;
  /**
   * Whether a member of a captured object is kept; one that is not becomes a number, a hash of it without its white space
   * (default: all are kept).
   */
  keeps?(path: JsonPath, key: string, opening: string): boolean;
}
