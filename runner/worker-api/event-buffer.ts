import { randomUUID } from "node:crypto";
import { MAX_EVENT_DETAIL_BYTES, MAX_EVENTS_PER_CALL } from "../../worker/contract/runner-event.ts";
import type { RunnerEvent } from "../../worker/contract/runner-event.ts";
import { toStorableText } from "../../worker/contract/text.ts";
import type { Redactor } from "../redact.ts";

const MAX_MESSAGE_LENGTH = 500;

export type EventDetail = RunnerEvent["detail"];
type Value = EventDetail[string];

/** The events of a scan for its timeline, sent along with other calls. */
export class EventBuffer {
  readonly #redactor: Redactor;
  readonly #pending: { event: Omit<RunnerEvent, "age_ms">; atMs: number }[] = [];

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  /** Redacts credentials. If a list makes the detail too long, it is shortened and `truncated` is set. */
  add(type: RunnerEvent["type"], message: string, detail: EventDetail): void {
    const redacted = toStorableText(this.#redactor.redact(message).slice(0, MAX_MESSAGE_LENGTH));
    const event = { id: randomUUID(), type, message: redacted, detail: fit(this.#redactAll(detail)) };
    this.#pending.push({ event, atMs: performance.now() });
  }

  /** Events that the worker has not acknowledged, oldest first. */
  pending(): RunnerEvent[] {
    const nowMs = performance.now();
    return this.#pending
      .slice(0, MAX_EVENTS_PER_CALL)
      .map(({ event, atMs }) => Object.assign({ age_ms: Math.max(0, Math.round(nowMs - atMs)) }, event));
  }

  acknowledge(events: readonly RunnerEvent[]): void {
    const ids = new Set(events.map(({ id }) => id));
    const left = this.#pending.filter(({ event }) => !ids.has(event.id));
    this.#pending.splice(0, Infinity, ...left);
  }

  #redactAll(detail: EventDetail): EventDetail {
    return Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, this.#redactValue(value)]));
  }

  #redactValue(value: Value): Value {
    if (typeof value === "string") return toStorableText(this.#redactor.redact(value));
    if (Array.isArray(value)) return value.map((item) => this.#redactValue(item));
    return typeof value === "object" && value !== null ? this.#redactAll(value) : value;
  }
}

function fit(detail: EventDetail): EventDetail {
  if (Buffer.byteLength(JSON.stringify(detail)) <= MAX_EVENT_DETAIL_BYTES) return detail;
  const lists = Object.entries(detail).filter((entry): entry is [string, Value[]] => Array.isArray(entry[1]));
  const [longest] = lists.toSorted(([, a], [, b]) => b.length - a.length);
  if (longest === undefined || longest[1].length === 0) return { truncated: true };
  const [key, list] = longest;
  return fit({ ...detail, [key]: list.slice(0, Math.floor(list.length / 2)), truncated: true });
}
