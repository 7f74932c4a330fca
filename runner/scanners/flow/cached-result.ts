import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { z } from "zod";
import { AnalysisLimit } from "../../../worker/contract/scan-summary.ts";
import { OutOfSteps, OutOfTime } from "./budget.ts";
import { parseJson } from "../shared/parse-json.ts";
import { type Callee, Callers } from "./callers.ts";
import { FlowMessage, FollowedMessage, RenderedMessage } from "./messages.ts";
import type { Project } from "./project/project.ts";
import { digestAnswers } from "./project/traced-project.ts";
import { digestOfParts } from "./read-parts.ts";
import type { FileResult, Repository, ResultInputs } from "./scan-file.ts";
import { type Messages, movedMessages, placesNow, ShownPlace, shownPlaces } from "./shown-places.ts";
import { rootOf } from "./syntax/code-part.ts";
import type { FlowLanguage } from "./tables/schema.ts";

/** Longer results are not kept. */
export const MAX_RESULT_CHARACTERS = 256 * 1024;

const strings = z.array(z.string());

/** A file whose code was used: the digest of its content, and what to compare if the content is another: the parts of it that were read. */
const OtherFile = z.strictObject({
  path: z.string(),
  content: z.string(),
  parts: z.strictObject({ keys: strings, digest: z.string(), places: z.array(ShownPlace) }).nullable(),
});
type OtherFile = z.infer<typeof OtherFile>;

/** Whether other files call a function, and the digest of the contents of those files. */
const OtherCall = z.strictObject({
  name: z.string(),
  types: strings,
  owner: z.string(),
  isCalled: z.boolean(),
  contents: z.string(),
});
type OtherCall = z.infer<typeof OtherCall>;

/**
 * The result of the analysis of one file, and what it depends on: the file, the parts of other files that were read, and the answers
 * of the index of the repository. It holds for a later scan in which all of them are the same.
 */
const CachedResult = z.strictObject({
  content: z.string(),
  others: z.array(OtherFile),
  calls: z.array(OtherCall),
  queries: z.array(z.tuple([z.string(), z.string(), z.array(strings)])),
  answers: z.string(),
  flows: z.array(FlowMessage),
  followed: z.array(FollowedMessage),
  rendered: z.array(RenderedMessage),
  limits: z.array(AnalysisLimit),
  isComplete: z.boolean(),
});

/** A file of a scan. */
export interface ScannedFile extends Pick<Repository, "root" | "units"> {
  path: string;
  language: FlowLanguage;
  project: Project;
  contents: Contents;
}

/** The contents of the files of a tree, each read once. */
export class Contents {
  readonly #root: string;
  readonly #digests = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A digest of the content and language of a file; empty if there is none. */
  digest(path: string, project: Project): string {
    const stored = project.storedPathOf(path);
    if (stored === undefined) return "";
    let digest = this.#digests.get(stored);
    if (digest === undefined) {
      digest = digestOf([extname(stored), this.#read(stored)]);
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
export function packResult({ inputs, reason, ...result }: FileResult, file: ScannedFile): string | null {
  if (!inputs) return null;
  const { path, project, contents } = file;
  const { flows, followed, rendered, limits } = result;
  const packed: z.infer<typeof CachedResult> = {
    content: contents.digest(path, project),
    others: othersOf(inputs, result, file),
    calls: inputs.calls.map(({ name, types, owner, isCalled }) => {
      const callee = { name, types: [...types], owner };
      return { ...callee, isCalled, contents: digestOfCallers(callee, file) };
    }),
    queries: inputs.queries.map(([method, first, others]) => [method, first, others.map((item) => [...item])]),
    answers: digestAnswers(project, inputs.queries),
    flows,
    followed,
    rendered,
    limits,
    isComplete: reason === null,
  };
  return textOf(packed);
}

/**
 * @returns the result if it holds for the files and the index of this scan, with the places of its messages as they are now, and as text
 * for a later scan; else null
 */
export function unpackResult(text: string, file: ScannedFile): { result: FileResult; text: string | null } | null {
  const { data } = CachedResult.safeParse(parseJson(text));
  if (!data) return null;
  const { path, project, contents } = file;
  if (data.content !== contents.digest(path, project)) return null;
  if (data.answers !== digestAnswers(project, data.queries)) return null;
  const calls = data.calls.map((call) => callNow(call, file));
  const others = data.others.map((other) => otherNow(other, data, file));
  if (calls.includes(null) || others.includes(null)) return null;
  const isSame = [...calls, ...others.map((item) => item?.other)].every(
    (item, index) => item === (data.calls[index] ?? data.others[index - data.calls.length]),
  );
  const moved = new Map(others.flatMap((other) => (other?.moved ? [[other.other.path, other.moved]] : [])));
  const messages = moved.size === 0 ? data : movedMessages(data, moved);
  if (!messages) return null;
  const { flows, followed, rendered, limits, isComplete } = messages;
  const now = {
    ...messages,
    calls: calls.filter((call) => call !== null),
    others: others.flatMap((other) => (other ? [other.other] : [])),
  };
  return {
    result: { flows, followed, rendered, limits, reason: isComplete ? null : "timed_out", inputs: null },
    text: isSame ? text : textOf(now),
  };
}

function textOf(result: z.infer<typeof CachedResult>): string | null {
  const text = JSON.stringify(result);
  return text.length > MAX_RESULT_CHARACTERS ? null : text;
}

/** The files that were loaded. The parts of one that the parser does not understand may depend on each other. */
function othersOf(
  { loaded, parts }: ResultInputs,
  messages: Messages,
  { project, contents }: ScannedFile,
): OtherFile[] {
  const keys = parts.keysByPath();
  return Array.from(loaded, ([path, other]) => {
    const content = contents.digest(path, project);
    const own = keys.get(path) ?? [];
    if (!other || other.hasErrors) return { path, content, parts: null };
    const digest = digestOrNull(other.file, own);
    const places = shownPlaces(messages, other.file);
    const isRead = places.every(([, , key]) => own.includes(key) || own.some((item) => isIn(key, item)));
    return { path, content, parts: digest === null || !isRead ? null : { keys: own, digest, places } };
  });
}

function isIn(key: string, whole: string): boolean {
  return whole.endsWith("*") && key.startsWith(whole.slice(0, -1));
}

/** @returns the file as it is now, and the places in it; null if parts that were read have changed */
function otherNow(
  other: OtherFile,
  messages: Messages,
  { root, project, contents, units }: ScannedFile,
): { other: OtherFile; moved: ReturnType<typeof placesNow> | null } | null {
  const { path, parts } = other;
  const content = contents.digest(path, project);
  if (content === other.content) return { other, moved: null };
  const stored = project.storedPathOf(path);
  const loaded = parts === null || stored === undefined ? null : units.load(join(root, stored), path);
  if (!loaded || !parts || !("unit" in loaded) || loaded.hasErrors) return null;
  if (digestOrNull(loaded.file, parts.keys) !== parts.digest) return null;
  const moved = withinLimits(() => placesNow(parts.places, loaded.file));
  const now = moved && movedMessages(messages, new Map([[path, moved]]));
  if (!now) return null;
  return { other: { path, content, parts: { ...parts, places: shownPlaces(now, loaded.file) } }, moved };
}

/** @returns the same call now; null if the answer is another */
function callNow(call: OtherCall, file: ScannedFile): OtherCall | null {
  const contents = digestOfCallers(call, file);
  if (contents === call.contents) return call;
  const isCalled = new Callers(file.root, file.project, file.language, file.path).hasCall(call);
  return isCalled === call.isCalled ? { ...call, contents } : null;
}

function digestOfCallers(callee: Callee, file: ScannedFile): string {
  const { root, project, language, path, contents } = file;
  const files = new Callers(root, project, language, path).files(callee);
  return digestOf(files.map((other) => contents.digest(other, project)));
}

function digestOrNull(file: Parameters<typeof rootOf>[0], keys: readonly string[]): string | null {
  const digest = withinLimits(() => digestOfParts(rootOf(file), keys));
  return digest === null ? null : digestOf([digest]);
}

/** @returns null if lowering code for it reaches a limit */
function withinLimits<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfSteps || error instanceof OutOfTime) return null;
    throw error;
  }
}

function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("base64url").slice(0, 22);
}
