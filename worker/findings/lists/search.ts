import type { Database } from "../../database/client.ts";
import { type KnownBounds, parseBounds } from "./bounds.ts";
import type { FindingsFilter } from "./filter.ts";
import type { KnownKeys } from "./keys.ts";
import { isUnplaced } from "./narrowed.ts";
import { partsOf } from "./parts.ts";
import type { Position } from "./position.ts";
import { rulesWith } from "./rule-pages.ts";
import { selectDirectories, selectFacts, selectFiles, selectRulePages } from "./search-statements.ts";
import { findSeverityRanges, parseRanges, type Term } from "./terms.ts";
import { type Batch, hasFewParts, isScoped, parseBatches, selectBatches, type Window, windowOf } from "./window.ts";

/*
 * `path` and `q` name few directories, files or rules in most lists: then a list merges their ranges of an index, one for each severity.
 * Where each of these parts reads each batch, batches must have several findings for each part. Otherwise, and where most of the
 * directories or rules are named, to read one finding after the other costs less.
 */

/** Of a path, because each costs a row when it is looked up. */
const MAX_TERMS = 32;
/** Of a statement, whose text has an upper bound. Each costs a row when a list begins to read it. */
const MAX_PARTS = 96;
/** Of a page, to compare costs. */
const ROWS = 100;
/** For the share of a path in all findings. */
const FILES_PER_DIRECTORY = 8;

export interface Search {
  /** What the filter names. */
  keys: KnownKeys;
  /** Where the page begins. */
  bounds?: KnownBounds | undefined;
  /** The rules whose title contains `q`. */
  rules?: readonly number[] | undefined;
  /** What the findings of the list are read by, where it is narrowed. */
  terms?: readonly Term[] | undefined;
  /** Where the page is read from, if it is narrowed and not of the whole organization. */
  window?: Window | undefined;
  /** The ranges of severities that the findings have, of the scanner if there is one. */
  severityRanges: readonly number[];
  /** Whether all findings have their rule, directory and file. */
  isIndexed: boolean;
  /** All directories and files of `path`, where these are few. */
  ofPath?: readonly Term[] | undefined;
  /** Whether all findings of the terms match `path`, and `q`. */
  isExact: { path: boolean; title: boolean };
  /** Whether no project is hidden. */
  seesAll: boolean;
}

/** Terms of a filter, and about which share of all findings they have. */
interface Option extends Required<Pick<Search, "terms" | "isExact">> {
  terms: readonly Term[];
  share: number;
}

/** Looks up the rules, directories, files and batches of a page in one round trip. */
export async function findSearch(
  database: Database,
  filter: FindingsFilter,
  after: Position | undefined,
): Promise<Search> {
  const { orgId, pathPrefix = "", titlePart, scanner } = filter;
  const [[facts], pages, directories, files, batches] = await database.batch([
    selectFacts(database, filter, after),
    selectRulePages(database, orgId, titlePart),
    selectDirectories(database, orgId, pathPrefix, MAX_TERMS + 1),
    selectFiles(database, orgId, pathPrefix, MAX_TERMS + 1),
    selectBatches(database, filter, after),
  ]);
  if (!facts) throw new Error("The facts are one row always.");
  const { isIndexed, seesAll, lastDirectory } = facts;
  const rules = titlePart === undefined ? undefined : rulesWith(pages, titlePart, scanner);
  const ofPath = termsOfPath(pathPrefix, directories, files);
  const ofRules = rules && [...new Set(rules.flatMap(({ severityRanges }) => severityRanges))];
  const all: Search = {
    keys: keysWith(rules, facts.keys),
    bounds: parseBounds(facts.bounds, after),
    rules: rules?.map(({ id }) => id),
    severityRanges: parseRanges(facts.ranges),
    seesAll,
    isIndexed,
    ofPath: ofPath.areFew ? ofPath.terms : undefined,
    isExact: { path: false, title: false },
  };
  const allRules = pages.reduce((sum, page) => sum + page.rules, 0);
  const options: Option[] = [
    ...(rules
      ? [{ terms: rules, isExact: { path: false, title: true }, share: rules.length / Math.max(1, allRules) }]
      : []),
    ...(pathPrefix
      ? [
          {
            terms: ofRules ? ofPath.terms.map((term) => ({ ...term, severityRanges: ofRules })) : ofPath.terms,
            isExact: { path: ofPath.isExact, title: false },
            share: shareOf(ofPath.terms, lastDirectory),
          },
        ]
      : []),
  ];
  if (!isIndexed || filter.vulnerabilityId !== undefined) return all;
  for (const option of options.toSorted((a, b) => a.share - b.share)) {
    const narrowed = await narrow(database, filter, { all, option, batches: parseBatches(batches) });
    if (narrowed) return narrowed;
  }
  return isOfScannerInScope(filter) ? inWindow(filter, all, parseBatches(batches)) : all;
}

/** Whether a list is of a scanner in some batches, which have few of its findings. */
export function isOfScannerInScope(filter: FindingsFilter): boolean {
  return filter.scanner !== undefined && isScoped(filter) && filter.vulnerabilityId === undefined;
}

function inWindow(filter: FindingsFilter, search: Search, batches: readonly Batch[]): Search {
  const parts = partsOf({ ...filter, search }).flat().length;
  return hasFewParts(batches, parts) ? { ...search, window: windowOf(filter, batches, parts) } : search;
}

/** Narrows a list to terms, where that costs less than to read one finding after the other. */
async function narrow(
  database: Database,
  filter: FindingsFilter,
  { all, option, batches }: { all: Search; option: Option; batches: readonly Batch[] },
): Promise<Search | undefined> {
  const { share, isExact } = option;
  let { terms } = option;
  const countParts = () => partsOf({ ...filter, search: { ...all, terms } }).flat().length;
  if (!isExact.title && terms.length > MAX_TERMS) return undefined;
  if (countParts() > MAX_PARTS && !isExact.title) {
    terms = await findSeverityRanges(database, filter.orgId, terms);
  }
  const parts = countParts();
  if (parts > MAX_PARTS || (terms.length > 1 && parts > ROWS / share - ROWS)) return undefined;
  const narrowed = { ...all, terms, isExact };
  if (isUnplaced({ ...filter, search: narrowed })) return narrowed;
  if (!hasFewParts(batches, parts)) return undefined;
  return { ...narrowed, window: windowOf(filter, batches, parts) };
}

/** Of no organization, where no rule matches: no findings are read in vain. */
function keysWith(rules: readonly unknown[] | undefined, json: string): KnownKeys {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  const keys = JSON.parse(json) as KnownKeys;
  return rules?.length === 0 ? { ...keys, organization_id: null } : keys;
}

/** The files of a prefix and the directories below it; the directory of the files if there are many. */
function termsOfPath(
  prefix: string,
  directories: readonly { id: number; path: string }[],
  files: readonly { id: number }[],
): { terms: Term[]; areFew: boolean; isExact: boolean } {
  const areFew = directories.length + files.length <= MAX_TERMS;
  const ofFiles: Term[] = areFew ? files.map(({ id }) => ({ by: "file", id })) : [];
  const named = areFew ? directories.filter(({ path }) => path.startsWith(prefix)) : directories;
  const isExact = directories.every(({ path }) => path.startsWith(prefix)) || areFew;
  return { terms: [...ofFiles, ...named.map(({ id }) => ({ by: "directory", id }) satisfies Term)], areFew, isExact };
}

function shareOf(terms: readonly Term[], lastDirectory: number): number {
  const files = terms.filter(({ by }) => by === "file").length;
  return (terms.length - files + files / FILES_PER_DIRECTORY) / Math.max(1, lastDirectory);
}
