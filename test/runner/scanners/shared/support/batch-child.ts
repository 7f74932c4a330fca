import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { serveBatches } from "../../../../../runner/scanners/shared/batch-child.ts";
import { BatchRequest } from "../../../../../runner/scanners/shared/batch-messages.ts";

const MEBIBYTE = 1024 ** 2;
const held: Buffer[] = [];
const behaviour: Record<string, () => void> = {
  abort: () => process.abort(),
  exit: () => process.exit(3),
  exhaust: () => {
    const all: string[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, String));
  },
  hold: () => held.push(Buffer.alloc(32 * MEBIBYTE, 1)),
  spin: () => {
    for (;;);
  },
  garble: () => process.stdout.write("{}\n"),
};

/** A scanner whose findings are the names of the files, and that does what a file says. */
await serveBatches(BatchRequest, ({ root, files }) => {
  if (files[0]?.path === "refused") process.exit(4);
  return ({ path, storedPath }) => {
    const [word = "", only] = readFileSync(join(root, storedPath), "utf8").trim().split(" ");
    if (only !== "after-others" || held.length > 0) behaviour[word]?.();
    const skipped = { type: "skipped" as const, path, reason: "unparsable" as const };
    return { messages: word === "skip" ? [skipped] : [{ type: "name", path }], truncated: word === "cut" };
  };
});
