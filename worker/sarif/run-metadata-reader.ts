import { ApiError } from "../http/errors.ts";
import { type Fields, isFields } from "./json-fields.ts";
import type { JsonListener, JsonPath, Verdict } from "./json-listener.ts";
import { FILE_LIMITS } from "./limits.ts";

/** What a kept object takes beside its text. */
const BYTES_PER_PIECE = 128;

interface SurveyedRun {
  fields: Fields;
  results: number;
  warnings: string[];
}

/** What is entered, and as what: anything else in its place is as good as absent. */
const CONTAINERS: Record<string, string> = { tool: "{", artifacts: "[", taxonomies: "[", driver: "{", extensions: "[" };
const OF_COMPONENT = new Set(["name", "fullName", "version", "semanticVersion", "guid", "globalMessageStrings"]);
const OF_RULE = new Set([
  "id",
  "guid",
  "name",
  "shortDescription",
  "fullDescription",
  "helpUri",
  "defaultConfiguration",
  "properties",
  "relationships",
  "messageStrings",
]);

/** Picks everything but the results out of a log, counts those, and refuses what is no log or over a limit. */
export class RunSurvey implements JsonListener {
  readonly #runs: SurveyedRun[] = [];
  #version: unknown;
  #hasRuns = false;
  #contextBytes = 0;

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
      case 4:
        if (path[2] === "results") return this.#countResult(path, opening);
        return path[2] === "tool" ? enterContainer(path[3], opening) : enterIf(opening === "{");
      default:
        return decideInContext(path.slice(2), opening);
    }
  }

  take(path: JsonPath, json: string): void {
    const value: unknown = JSON.parse(json);
    const [, , ...place] = path;
    const run = this.#runs.at(-1);
    if (place.length === 0 || !run) {
      this.#version = value;
      return;
    }
    this.#contextBytes += json.length + BYTES_PER_PIECE;
    if (this.#contextBytes > FILE_LIMITS.contextBytes) {
      const parts = "Rules, artifacts and taxonomies";
      throw new ApiError(
        "payload_too_large",
        `${parts} may have at most ${FILE_LIMITS.contextBytes} bytes, help not counted.`,
      );
    }
    assign(run.fields, place, value);
  }

  keeps(path: JsonPath, key: string): boolean {
    const list = path.at(-2);
    if (list === "rules") return OF_RULE.has(key);
    return list === "taxa" ? key === "id" : true;
  }

  /** @throws ApiError `bad_request` when a part that must be there is not. */
  finish(): SurveyedRun[] {
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
    this.#runs.push({ fields: {}, results: 0, warnings: [] });
  }

  #decideInRun(path: JsonPath, opening: string): Verdict {
    const key = path[2];
    if (key === "results") return opening === "n" ? "skip" : requireOpening("[", opening, showPath(path), "an array");
    if (key === "externalPropertyFileReferences") {
      this.#runs.at(-1)?.warnings.push("parts of the run are in other files, which are not read");
    }
    if (key === "columnKind" || key === "originalUriBaseIds") return "capture";
    return enterContainer(key, opening);
  }

  #countResult(path: JsonPath, opening: string): Verdict {
    requireOpening("{", opening, showPath(path), "an object");
    const run = this.#runs.at(-1);
    if (run && (run.results += 1) > FILE_LIMITS.resultsPerRun) {
      const where = showPath(path.slice(0, 3));
      throw new ApiError("payload_too_large", `${where}: a run may have at most ${FILE_LIMITS.resultsPerRun} results.`);
    }
    return "skip";
  }
}

function enterIf(condition: boolean): Verdict {
  return condition ? "enter" : "skip";
}

function enterContainer(key: string | number | undefined, opening: string): Verdict {
  return enterIf(typeof key === "string" && Object.hasOwn(CONTAINERS, key) && CONTAINERS[key] === opening);
}

/** The path is below the run, and at least three long. */
function decideInContext([part, component, ...place]: JsonPath, opening: string): Verdict {
  if (part === "artifacts") return place[0] === "location" ? "capture" : "skip";
  if (part === "taxonomies") return decideInComponent(place, opening, "taxa");
  if (component === "driver") return decideInComponent(place, opening, "rules");
  return place.length === 1 ? enterIf(opening === "{") : decideInComponent(place.slice(1), opening, "rules");
}

function decideInComponent([key, ...rest]: JsonPath, opening: string, list: string): Verdict {
  if (key === list) return rest.length === 0 ? enterIf(opening === "[") : "capture";
  return typeof key === "string" && OF_COMPONENT.has(key) ? "capture" : "skip";
}

function requireOpening(wanted: string, opening: string, what: string, kind: string): "enter" {
  const colon = what === "The body" ? " " : ": ";
  if (opening !== wanted) throw new ApiError("bad_request", `${what}${colon}must be ${kind}`);
  return "enter";
}

/** Puts a value where its path says, into containers that are made as they are needed. */
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

/** `runs[0].results[3]` */
export function showPath(path: JsonPath): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}
