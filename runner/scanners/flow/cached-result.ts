import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { z } from "zod";
import { AnalysisLimit } from "../../../worker/contract/scan-summary.ts";
import { FlowMessage, FollowedMessage, RenderedMessage } from "./messages.ts";
import type { ProjectQueries } from "./project/project-queries.ts";
import { digestAnswers } from "./project/traced-project.ts";
import type { FileResult } from "./scan-file.ts";

/** Longer results are not kept. */
export const MAX_RESULT_CHARACTERS = 256 * 1024;

const strings = z.array(z.string());

/**
 * The result of the analysis of one file, and what it depends on: the files that were read, and the answers of the index of the
 * repository. It holds for a later scan in which both are the same.
 */
const CachedResult = z.strictObject({
  read: strings,
  contents: z.string(),
  queries: z.array(z.tuple([z.string(), z.string(), z.array(strings)])),
  answers: z.string(),
  flows: z.array(FlowMessage),
  followed: z.array(FollowedMessage),
  rendered: z.array(RenderedMessage),
  limits: z.array(AnalysisLimit),
  isComplete: z.boolean(),
});

/** The contents of the files of a tree, each read once. */
export class Contents {
  readonly #root: string;
  readonly #digests = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A digest of the contents and languages of these files, hexadecimal. */
  digest(paths: readonly string[], project: ProjectQueries): string {
    const hash = createHash("sha256");
    for (const path of paths) hash.update(`${this.#digestOf(project.storedPathOf(path))}\n`);
    return hash.digest("hex");
  }

  #digestOf(stored: string | undefined): string {
    if (stored === undefined) return "";
    let digest = this.#digests.get(stored);
    if (digest === undefined) {
      digest = createHash("sha256")
        .update(`${extname(stored)}\n`)
        .update(this.#read(stored))
        .digest("hex");
      this.#digests.set(stored, digest);
    }
    return digest;
  }

  #read(stored: string): Buffer | string {
    try {
      return readFileSync(join(this.#root, stored));
    } catch {
      return "";
    }
  }
}

/** @returns the result as text; null if it may not be used again. */
export function packResult(
  { inputs, flows, followed, rendered, limits, reason }: FileResult,
  project: ProjectQueries,
  contents: Contents,
): string | null {
  if (!inputs) return null;
  const { read, queries } = inputs;
  const result = {
    read: [...read],
    contents: contents.digest(read, project),
    queries: queries.map(([method, first, others]) => [method, first, others.map((item) => [...item])]),
    answers: digestAnswers(project, queries),
    flows,
    followed,
    rendered,
    limits,
    isComplete: reason === null,
  };
  const text = JSON.stringify(result);
  return text.length > MAX_RESULT_CHARACTERS ? null : text;
}

/** @returns the result if it holds for the files and the index of this scan; else null. */
export function unpackResult(text: string, project: ProjectQueries, contents: Contents): FileResult | null {
  const { data } = CachedResult.safeParse(parseJson(text));
  if (!data) return null;
  const { read, queries, isComplete, contents: expected, answers, ...result } = data;
  if (contents.digest(read, project) !== expected || digestAnswers(project, queries) !== answers) return null;
  return { ...result, reason: isComplete ? null : "timed_out", inputs: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
