import type { Finding } from "../../findings/schemas.ts";
import type { FindingsOfScanner } from "../queries.ts";
import { partitionOf, type ReadDescriptors, type RunPartition, RunWriter } from "./run-writer.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** Versions and categories of one scanner in a scan. Those beyond it are in the first run, which then states neither. */
const MAX_PARTITIONS = 10;

/** Writes a SARIF log incrementally: one run per scanner, version of the tool, and category. */
export async function* writeSarif(
  scanners: AsyncIterable<FindingsOfScanner>,
  readDescriptors: ReadDescriptors,
): AsyncGenerator<string> {
  yield `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[`;
  let before = "";
  for await (const scanner of scanners) {
    const partitions = new Partitions(scanner.isRepeatable ? MAX_PARTITIONS : 1);
    // The list is read again for each further partition, which the first reading finds.
    for (let number = 0; number < Math.max(1, partitions.count); number += 1) {
      yield before;
      yield* writeRun(scanner, { partitions, number, readDescriptors });
      before = ",";
    }
  }
  yield "]}";
}

async function* writeRun(
  { scanner, list, absent }: FindingsOfScanner,
  { partitions, number, readDescriptors }: { partitions: Partitions; number: number; readDescriptors: ReadDescriptors },
): AsyncGenerator<string> {
  let run: RunWriter | undefined;
  let isFirst = true;
  yield '{"results":[';
  for await (const findings of list()) {
    const parts: string[] = [];
    for (const finding of findings) {
      if (partitions.numberOf(finding) !== number) continue;
      run ??= new RunWriter(scanner);
      parts.push(isFirst ? "" : ",", run.result(finding));
      isFirst = false;
    }
    if (parts.length > 0) yield parts.join("");
  }
  run ??= new RunWriter(scanner);
  // Absent results are in the first run, whatever version of the tool found them.
  const gone = number === 0 ? absent : undefined;
  for await (const findings of gone?.list() ?? []) {
    for (const finding of findings) {
      yield `${isFirst ? "" : ","}${run.result(finding, { isAbsent: true })}`;
      isFirst = false;
    }
  }
  yield "],";
  yield* run.rest({ ...partitions.at(number), absentOmitted: gone?.omitted ?? 0 }, readDescriptors);
  yield "}";
}

/** The partitions of a scanner's findings, in order of their first finding. */
class Partitions {
  readonly #numbers = new Map<string, number>();
  readonly #partitions: RunPartition[] = [];
  readonly #max: number;
  /** Whether the first one has findings of others. */
  #isMixed = false;

  constructor(max: number) {
    this.#max = max;
  }

  get count(): number {
    return this.#partitions.length;
  }

  numberOf(finding: Finding): number {
    const partition = partitionOf(finding);
    const key = JSON.stringify([partition.version ?? null, partition.automationId ?? null]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.count >= this.#max) {
      this.#isMixed = true;
      return 0;
    }
    this.#numbers.set(key, this.count);
    this.#partitions.push(partition);
    return this.count - 1;
  }

  at(number: number): RunPartition {
    const none = { version: undefined, automationId: undefined };
    return (number === 0 && this.#isMixed ? undefined : this.#partitions[number]) ?? none;
  }
}
