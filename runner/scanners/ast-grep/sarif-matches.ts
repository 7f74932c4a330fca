import { z } from "zod";

/**
 * A location as the engine reports it. Columns count code points and the snippet may be the whole file, so neither is used. The
 * byte offset is exact, also after a byte order mark and in scripts within HTML.
 */
export interface SarifResult {
  ruleId: string;
  /** Absolute path, decoded. */
  file: string;
  byteOffset: number;
  byteLength: number;
}

const Region = z.object({ byteOffset: z.int().min(0), byteLength: z.int().min(0) });

const Result = z.object({
  ruleId: z.string(),
  locations: z
    .array(
      z.object({ physicalLocation: z.object({ artifactLocation: z.object({ uri: z.string() }), region: Region }) }),
    )
    .min(1),
});

const Log = z.object({ version: z.literal("2.1.0"), runs: z.array(z.object({ results: z.array(Result) })) });

/** @throws Error (ZodError, SyntaxError, URIError) when the text is not a SARIF log of ast-grep. */
export function parseSarif(text: string): SarifResult[] {
  const log = Log.parse(JSON.parse(text));
  return log.runs.flatMap((run) =>
    run.results.flatMap(({ ruleId, locations }) =>
      locations.slice(0, 1).map(({ physicalLocation: { artifactLocation, region } }) => ({
        ruleId,
        file: decodeURIComponent(artifactLocation.uri.replace(/^file:\/\//u, "")),
        byteOffset: region.byteOffset,
        byteLength: region.byteLength,
      })),
    ),
  );
}
