const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * What a SARIF file may have: over one of these it is refused as a whole. Sizes are in bytes. What is in memory at once is the
 * file (compressed at the fastest level, so up to a quarter larger than it was sent), its context, one part, and 57 bytes for each result.
 */
export const FILE_LIMITS = {
  compressedBytes: 10 * MIB,
  plainBytes: 64 * MIB,
  runs: 20,
  resultsPerRun: 25_000,
  /** Of all runs. */
  results: 100_000,
  /** Maximum of one result without the attachments that are discarded, of one rule without its help, and so on. */
  partBytes: 2 * MIB,
  /** Maximum total of what is kept besides the results: rules, artifacts, taxonomies, bases. */
  contextBytes: 8 * MIB,
  /** Maximum total of the help texts of rules, compressed: the rest is not stored. */
  helpBytes: MIB,
} as const;

/**
 * Limits of a finding: longer texts and lists of a result are truncated, with a warning in the receipt. Texts are in UTF-16
 * units.
 */
export const FINDING_LIMITS = {
  title: 1_000,
  description: 20_000,
  /** Name and version of the tool. */
  scanner: 100,
  version: 200,
  path: 4_096,
  snippet: 2_000,
  /** Rule ids, names, help URIs. */
  name: 500,
  /** Total of all fingerprints, with their names. */
  fingerprints: 8_000,
  /** Further locations, besides the first. */
  locations: 20,
  /** Of each kind of further location: related, logical. */
  relatedLocations: 20,
  logicalLocations: 10,
  /** Of a related location. */
  message: 500,
  tags: 20,
  suppressions: 5,
  weaknesses: 20,
  metadataBytes: 64 * KIB,
  /** The unchanged external id of an exported finding; leaves space for an ordinal within the limit of the column. */
  exportedId: 490,
} as const;

/** Limits of the code flows of one result; the number of locations is the one that GitHub shows. */
export const CODE_FLOW_LIMITS = {
  /** As JSON in the file: longer ones are not parsed. */
  readBytes: MIB,
  locations: 1_000,
  /** As JSON in the metadata, most of which they may take. */
  storedBytes: 48 * KIB,
} as const;

/** Limits of what is stored of rules, for the export. */
export const RULE_LIMITS = {
  /** Each of the texts of a rule, and each format of its help. */
  text: 20_000,
  /** Total of all rules with results of one upload, as JSON. */
  bytes: 1_000_000,
} as const;

/** Limits of what is read of a run, and of the tool's own notifications. */
export const RUN_LIMITS = {
  extensions: 200,
  taxonomies: 100,
  /** Number of `originalUriBaseIds`, and length of a chain of them. */
  uriBases: 20,
  /** Number of repositories of `versionControlProvenance`, and of invocations, whose directories are read. */
  roots: 20,
  notificationText: 200,
  /** Kinds of warning in one receipt. */
  warnings: 50,
} as const;

/** Formats a size: `10485760 bytes (10 MiB)`. */
export function showBytes(bytes: number): string {
  return `${bytes} bytes (${bytes / MIB} MiB)`;
}
