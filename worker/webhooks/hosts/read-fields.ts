import { JsonSyntaxError, TooLargePiece } from "../../json/json-errors.ts";
import type { JsonListener, JsonPath, Verdict } from "../../json/json-listener.ts";
import { JsonScanner } from "../../json/json-scanner.ts";
import { MalformedPayload } from "./host.ts";

/** The members of a payload that are read: `{}` for a string, number or literal; `"*"` for each element of an array. */
export interface Fields {
  readonly [name: string]: Fields;
}

/** Of an array, how many elements are read. */
export const MAX_ELEMENTS = 1_000;
const MAX_VALUE_BYTES = 64 * 1024;

/**
 * The payload, reduced to the given fields. Never holds more than these: `JSON.parse` needs twenty times the size of a body
 * of small arrays.
 * @throws MalformedPayload
 */
export function readFields(fields: Fields, body: readonly Uint8Array[]): unknown {
  const reader = new FieldReader(fields);
  try {
    const scanner = new JsonScanner(reader, MAX_VALUE_BYTES);
    for (const chunk of body) scanner.write(chunk);
    scanner.end();
  } catch (error) {
    throw toMalformedPayload(error);
  }
  return reader.payload;
}

/** As `readFields`, of the beginning of a body: the fields that are complete before its end, or before an error. */
export function readLeadingFields(fields: Fields, beginning: readonly Uint8Array[]): unknown {
  const reader = new FieldReader(fields);
  try {
    const scanner = new JsonScanner(reader, MAX_VALUE_BYTES);
    for (const chunk of beginning) scanner.write(chunk);
  } catch (error) {
    toMalformedPayload(error);
  }
  return reader.payload;
}

/** @throws what is no fault of the payload */
function toMalformedPayload(error: unknown): MalformedPayload {
  if (error instanceof TooLargePiece) {
    return new MalformedPayload(`The payload has a ${error.path.join(".")} of more than ${MAX_VALUE_BYTES} bytes.`);
  }
  if (!(error instanceof JsonSyntaxError)) throw error;
  return new MalformedPayload("The body is not JSON: choose application/json at the host.");
}

class FieldReader implements JsonListener {
  payload: unknown;
  readonly #fields: Fields;
  /** The entered containers, outermost first. */
  readonly #containers: object[] = [];

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  decide(path: JsonPath, opening: string): Verdict {
    const fields = this.#fieldsAt(path);
    if (!fields) return "skip";
    if (opening !== "{" && opening !== "[") return "capture";
    const container = opening === "{" ? {} : [];
    this.#store(path, container);
    this.#containers[path.length] = container;
    return Object.keys(fields).length > 0 ? "enter" : "skip";
  }

  take(path: JsonPath, value: unknown): void {
    this.#store(path, value);
  }

  #fieldsAt(path: JsonPath): Fields | undefined {
    let fields: Fields | undefined = this.#fields;
    for (const place of path) {
      if (!fields) return undefined;
      if (typeof place === "number") fields = place < MAX_ELEMENTS ? fields["*"] : undefined;
      else fields = place !== "*" && Object.hasOwn(fields, place) ? fields[place] : undefined;
    }
    return fields;
  }

  #store(path: JsonPath, value: unknown): void {
    const place = path.at(-1);
    const container = this.#containers[path.length - 1];
    if (place === undefined) this.payload = value;
    else if (container) Reflect.set(container, place, value);
  }
}
