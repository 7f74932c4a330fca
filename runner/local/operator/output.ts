import process from "node:process";

/** Where a command writes: text for people, or one JSON object a line. */
export interface Output {
  /** @param object as the worker has answered it @param text the same for people, without a line end */
  write: (object: object, text: string) => void;
  /** What is no result, such as a call that is repeated. */
  note: (message: string) => void;
}

export function openOutput(isJson: boolean): Output {
  // The reader may have seen enough.
  process.stdout.on("error", () => process.exit());
  return {
    write: (object, text) => void process.stdout.write(`${isJson ? JSON.stringify(object) : text}\n`),
    note: (message) => void process.stderr.write(`${isJson ? JSON.stringify({ error: message }) : message}\n`),
  };
}

/** The sum of counts by table. */
export function sumOf(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
