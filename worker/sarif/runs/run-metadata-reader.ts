import { ApiError } from "../../http/errors.ts";
import { type Fields, fieldsOf, isFields, storable, textOf } from "../json-fields.ts";
import type { JsonListener, JsonPath, Verdict } from "../../json/json-listener.ts";
import { FILE_LIMITS, RUN_LIMITS } from "../limits.ts";
import { packHelp } from "./rule-descriptor.ts";
import { runPartAt } from "./run-parts.ts";
import { Warnings } from "./warnings.ts";

const KEPT_OF_INVOCATIONS = new Set(["ruleConfigurationOverrides", "workingDirectory"]);
/** Estimated memory of a kept object in addition to its text. */
const BYTES_PER_PIECE = 128;

interface RunMetadata {
  fields: Fields;
  /** The number of results, or undefined if the run has no array of them. */
  results: number | undefined;
  /** Whether the tool reports that its run failed, or an error of its own. */
  isFailed: boolean;
  warnings: Warnings;
}

/** Reads everything but the results from a log, counts the results, and rejects an invalid log or one beyond a limit. */
export class RunMetadataReader implements JsonListener {
  readonly #runs: RunMetadata[] = [];
  #version: unknown;
  #hasRuns = false;
  #contextBytes = 0;
  #helpBytes = 0;
  #results = 0;

  decide(path: JsonPath, opening: string): Verdict {
    switch (path.length) {
      case 0:
        return requireOpening("{", opening, "The body", "a SARIF log, which is a JSON object");
      case 1:
        if (path[0] === "version") return "capture";
        if (path[0] !== "runs") return "skip";
        this.#hasRuns = true;
        return requireOpening("[", opening, "runs", "an array");
      case 2:
        requireOpening("{", opening, showPath(path), "an object");
        this.#addRun();
        return "enter";
      case 3:
        return this.#decideInRun(path, opening);
      default:
        return path[2] === "results" ? this.#countResult(path, opening) : decideInPart(path, opening);
    }
  }

  take(path: JsonPath, value: unknown, length: number): void {
    const [, , ...place] = path;
    const run = this.#runs.at(-1);
    if (place.length === 0 || !run) {
      this.#version = value;
      return;
    }
    // Many tools write null for an absent value.
    if (value === null && typeof place.at(-1) === "string") return;
    const part = runPartAt(place);
    const fault = part?.type === "value" ? part.check(value) : undefined;
    if (fault) throw new ApiError("bad_request", `${showPath(path)}${fault.place}: ${fault.rule}`);
    if (place[0] === "invocations" && !KEPT_OF_INVOCATIONS.has(String(place[2]))) {
      run.isFailed = noteFailure(run.warnings, place, value) || run.isFailed;
      return;
    }
    this.#contextBytes += length - this.#packHelp(value, run.warnings, place) + BYTES_PER_PIECE;
    if (this.#contextBytes > FILE_LIMITS.contextBytes) {
      const parts = "Rules, artifacts and taxonomies";
      throw new ApiError(
        "payload_too_large",
        `${parts} may have at most ${FILE_LIMITS.contextBytes} bytes, help not counted.`,
      );
    }
    assign(run.fields, place, value);
  }

  keeps([, , ...place]: JsonPath, key: string): boolean {
    const part = runPartAt(place);
    return part?.type !== "value" || part.keeps === undefined || part.keeps.has(key);
  }

  /** Compresses the help of a rule, which is only stored. @returns about the length of its JSON. */
  #packHelp(value: unknown, warnings: Warnings, place: JsonPath): number {
    if (!isFields(value) || !isFields(value["help"])) return 0;
    const { json, packed } = packHelp(value["help"]);
    this.#helpBytes += packed.length;
    if (this.#helpBytes <= FILE_LIMITS.helpBytes) value["help"] = packed;
    else {
      delete value["help"];
      warnings.add(`help texts over ${FILE_LIMITS.helpBytes} bytes (compressed) in all are not kept`, showPath(place));
    }
    return json.length;
  }

  /** @throws ApiError `bad_request` if a required part is missing. */
  finish(): RunMetadata[] {
    if (this.#version !== "2.1.0") {
      const received = this.#version === undefined ? "none" : JSON.stringify(this.#version).slice(0, 100);
      throw new ApiError(
        "bad_request",
        `version: must be "2.1.0", the only version of SARIF taken; received ${received}`,
      );
    }
    if (!this.#hasRuns) throw new ApiError("bad_request", "runs: is required");
    return this.#runs;
  }

  #addRun(): void {
    if (this.#runs.length === FILE_LIMITS.runs) {
      throw new ApiError("payload_too_large", `runs: a file may have at most ${FILE_LIMITS.runs} runs.`);
    }
    this.#runs.push({ fields: {}, results: undefined, isFailed: false, warnings: new Warnings() });
  }

  #decideInRun(path: JsonPath, opening: string): Verdict {
    const run = this.#runs.at(-1);
    if (path[2] === "externalPropertyFileReferences") {
      run?.warnings.add("parts of the run are in other files, which are not read");
    }
    if (path[2] !== "results") return decideInPart(path, opening);
    if (opening === "n") return "skip";
    requireOpening("[", opening, showPath(path), "an array");
    if (run) run.results ??= 0;
    return "enter";
  }

  #countResult(path: JsonPath, opening: string): Verdict {
    requireOpening("{", opening, showPath(path), "an object");
    const run = this.#runs.at(-1);
    if (!run) return "skip";
    run.results = (run.results ?? 0) + 1;
    if (run.results > FILE_LIMITS.resultsPerRun) {
      const where = showPath(path.slice(0, 3));
      throw new ApiError("payload_too_large", `${where}: a run may have at most ${FILE_LIMITS.resultsPerRun} results.`);
    }
    this.#results += 1;
    if (this.#results > FILE_LIMITS.results) {
      throw new ApiError("payload_too_large", `runs: a file may have at most ${FILE_LIMITS.results} results.`);
    }
    return "skip";
  }
}

function decideInPart(path: JsonPath, opening: string): Verdict {
  const [, , ...place] = path;
  const part = runPartAt(place);
  if (part === undefined) return "skip";
  if (part.type === "value") return "capture";
  if (opening === "n" && typeof place.at(-1) === "string") return "skip";
  return part.type === "object"
    ? requireOpening("{", opening, showPath(path), "an object")
    : requireOpening("[", opening, showPath(path), "an array");
}

/** Without a warning, a failed run of a tool would look like one without findings. @returns whether it is a failure. */
function noteFailure(warnings: Warnings, place: JsonPath, value: unknown): boolean {
  const where = showPath(place);
  if (value === false) {
    warnings.add("the tool reports that its run failed, so results may be missing", where);
    return true;
  }
  const { level, message } = fieldsOf(value);
  if (textOf(level)?.toLowerCase() !== "error") return false;
  const said = textOf(fieldsOf(message)["text"]);
  const example = said === undefined ? undefined : storable(said, RUN_LIMITS.notificationText);
  warnings.add("the tool reports an error of its own, so results may be missing", where, example);
  return true;
}

function requireOpening(wanted: string, opening: string, what: string, kind: string): "enter" {
  const colon = what === "The body" ? " " : ": ";
  if (opening !== wanted) throw new ApiError("bad_request", `${what}${colon}must be ${kind}`);
  return "enter";
}

/** Sets a value at its path, and creates the containers on the path as necessary. */
function assign(container: Fields | unknown[], [key = "", ...rest]: JsonPath, value: unknown): void {
  const known: unknown = Object.getOwnPropertyDescriptor(container, key)?.value;
  const inner = isFields(known) || Array.isArray(known) ? known : typeof rest[0] === "number" ? [] : {};
  Object.defineProperty(container, key, {
    value: rest.length === 0 ? value : inner,
    writable: true,
    enumerable: true,
    configurable: true,
  });
  if (rest.length > 0) assign(inner, rest, value);
}

/** Formats a path: `runs[0].results[3]`. */
export function showPath(path: JsonPath): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}
