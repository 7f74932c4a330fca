import type { Finding } from "../findings/schemas.ts";
import { RunWriter } from "./run-writer.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Writes a SARIF log incrementally from findings sorted by scanner: one run per scanner. */
export async function* writeSarif(pages: AsyncIterable<readonly Finding[]>): AsyncGenerator<string> {
  yield `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[`;
  let run: RunWriter | undefined;
  let scanner: string | undefined;
  for await (const findings of pages) {
    const parts: string[] = [];
    for (const finding of findings) {
      if (run && finding.scanner === scanner) parts.push(",");
      else {
        if (run) parts.push("],", run.rest(), "},");
        run = new RunWriter(finding.scanner);
        scanner = finding.scanner;
        parts.push('{"results":[');
      }
      parts.push(run.result(finding));
    }
    yield parts.join("");
  }
  yield run ? `],${run.rest()}}]}` : "]}";
}
