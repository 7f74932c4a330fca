import { toStorableText } from "../worker/contract/text.ts";

const MASK = "***";
/** Shorter values occur in ordinary words. */
const MIN_SECRET_LENGTH = 4;
const URL_CREDENTIALS = /\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#@'"<>]{1,1000}@/gi;
const AUTHORIZATION = /\b(basic|bearer)\s+[a-z0-9+/._~=-]{8,}/gi;

/** Redacts known secrets, and anything shaped like credentials, from text that leaves the process. */
export class Redactor {
  readonly #uses = new Map<string, number>();

  /** Masks these values until the returned function is called. */
  add(...secrets: string[]): () => void {
    const values = secrets
      .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
      .filter((value) => value.length >= MIN_SECRET_LENGTH);
    for (const value of values) this.#uses.set(value, (this.#uses.get(value) ?? 0) + 1);
    return () => {
      for (const value of values.splice(0)) this.#forget(value);
    };
  }

  #forget(value: string): void {
    const left = (this.#uses.get(value) ?? 1) - 1;
    if (left === 0) this.#uses.delete(value);
    else this.#uses.set(value, left);
  }

  redact(text: string): string {
    // Longest first: a secret may be part of another.
    const known = [...this.#uses.keys()].toSorted((a, b) => b.length - a.length);
    return known
      .reduce((redacted, secret) => redacted.replaceAll(secret, MASK), text)
      .replaceAll(URL_CREDENTIALS, `$1${MASK}@`)
      .replaceAll(AUTHORIZATION, `$1 ${MASK}`);
  }

  /** Redacts every string of a value that is to become JSON. */
  redactAll(value: unknown): unknown {
    if (typeof value === "string") return toStorableText(this.redact(value));
    if (Array.isArray(value)) return value.map((item) => this.redactAll(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.redactAll(item)]));
  }

  /** Redacts only the known values: source code may contain credential-shaped text of its own. */
  redactKnown(text: string): string {
    return [...this.#uses.keys()].reduce((redacted, secret) => redacted.replaceAll(secret, MASK), text);
  }
}
