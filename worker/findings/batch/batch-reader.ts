import type { z } from "@hono/zod-openapi";
import { ApiError } from "../../http/errors.ts";
import { describeIssues, MAX_ISSUES } from "../../http/validation-message.ts";
import { JsonSyntaxError, TooDeep, TooLargePiece } from "../../json/json-errors.ts";
import type { JsonListener, JsonPath, Verdict } from "../../json/json-listener.ts";
import { JsonScanner } from "../../json/json-scanner.ts";
import { CreateFindingRequest, CreateFindingsRequest, MAX_FINDINGS_PER_BATCH } from "../schemas.ts";
import { isFinding } from "./is-finding.ts";

const FIELDS: ReadonlySet<string> = new Set(Object.keys(CreateFindingRequest.shape));
/** Of one finding, with its escapes and white space. */
const MAX_FINDING_BYTES = 1024 * 1024;
/** A value of the type that begins so, for the schema to refuse. */
const EXAMPLES: Readonly<Record<string, unknown>> = { "{": {}, "[": [], '"': "", t: true, f: false, n: null };

/** Reads `{"findings": […]}` as it comes. Holds no more than one finding that is not taken yet, however large the body. */
export class BatchReader implements JsonListener {
  readonly #scanner = new JsonScanner(this, MAX_FINDING_BYTES);
  #read: CreateFindingRequest[] = [];
  #count = 0;
  #hasFindings = false;
  /** Undefined where there is an array. */
  #findings: unknown;
  #body: unknown = {};
  /** The first of them. */
  readonly #issues: Pick<z.core.$ZodIssue, "path" | "message">[] = [];
  #issueCount = 0;

  /** @returns the findings that are complete with the chunk. @throws ApiError `bad_request` */
  write(chunk: Uint8Array): CreateFindingRequest[] {
    this.#scan(() => this.#scanner.write(chunk));
    const read = this.#read;
    this.#read = [];
    return read;
  }

  /** @throws ApiError `bad_request` when the body is not whole, or anything in it is wrong. */
  end(): void {
    this.#scan(() => this.#scanner.end());
    if (!this.#hasFindings) this.#refuse(this.#body);
    if (this.#findings !== undefined) this.#refuse({ findings: this.#findings });
    if (this.#issueCount > 0) throw new ApiError("bad_request", describeIssues(this.#issues, this.#issueCount));
  }

  decide(path: JsonPath, opening: string): Verdict {
    const [name, index] = path;
    if (name === undefined) {
      this.#body = exampleOf(opening);
      return opening === "{" ? "enter" : "skip";
    }
    if (name !== "findings") return "skip";
    if (index !== undefined) return this.#countFinding();
    if (this.#hasFindings) throw new ApiError("bad_request", "findings: is there more than once");
    this.#hasFindings = true;
    this.#findings = opening === "[" ? undefined : exampleOf(opening);
    return opening === "[" ? "enter" : "skip";
  }

  keeps(_path: JsonPath, key: string): boolean {
    return FIELDS.has(key);
  }

  take(path: JsonPath, value: unknown): void {
    if (isFinding(value)) {
      if (this.#issueCount === 0) this.#read.push(value);
      return;
    }
    const finding = CreateFindingRequest.safeParse(value);
    if (finding.success) {
      if (this.#issueCount === 0) this.#read.push(finding.data);
      return;
    }
    const { issues } = finding.error;
    this.#issueCount += issues.length;
    const room = MAX_ISSUES - this.#issues.length;
    for (const { path: within, message } of issues.slice(0, room)) {
      this.#issues.push({ path: [...path, ...within], message });
    }
  }

  #countFinding(): Verdict {
    this.#count += 1;
    if (this.#count > MAX_FINDINGS_PER_BATCH) this.#refuse({ findings: Array.from({ length: this.#count }) });
    return "capture";
  }

  /** What is no batch of findings by the schema. */
  #refuse(body: unknown): void {
    const { error } = CreateFindingsRequest.safeParse(body);
    if (error) throw new ApiError("bad_request", describeIssues(error.issues));
  }

  #scan(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw explain(error);
    }
  }
}

function exampleOf(opening: string): unknown {
  return Object.hasOwn(EXAMPLES, opening) ? EXAMPLES[opening] : 0;
}

function explain(error: unknown): unknown {
  if (error instanceof TooDeep) return faultIn(error.path, error.message);
  if (error instanceof TooLargePiece) return faultIn(error.path, `may have at most ${MAX_FINDING_BYTES} bytes`);
  if (error instanceof JsonSyntaxError) return new ApiError("bad_request", `Malformed JSON: ${error.message}.`);
  return error;
}

function faultIn(path: JsonPath, rule: string): ApiError {
  return new ApiError("bad_request", `${path.join(".") || "The body"}: ${rule}`);
}
