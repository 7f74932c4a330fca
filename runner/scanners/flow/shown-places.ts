import { z } from "zod";
import type { FlowMessage, FollowedMessage, RenderedMessage } from "./messages.ts";
import { type CodePart, rootOf } from "./syntax/code-part.ts";
import type { SourceText } from "./syntax/source-text.ts";

/** A place that a message shows: its line and column, and the distance from the end of the last part before it in the part with this key. */
export const ShownPlace = z.tuple([z.int(), z.int(), z.string(), z.int().min(0), z.int().min(0)]);
export type ShownPlace = z.infer<typeof ShownPlace>;

export interface Messages {
  flows: readonly FlowMessage[];
  followed: readonly FollowedMessage[];
  rendered: readonly RenderedMessage[];
}

interface Position {
  offset: number;
  line: number;
  column: number;
}

type LineAndColumn = Pick<Position, "line" | "column">;

/** The places that messages show in a file, to be found again after a change of other parts of the file. */
export function shownPlaces({ flows, followed, rendered }: Messages, file: SourceText): ShownPlace[] {
  const steps = [...flows, ...rendered].flatMap(({ trace }) => trace);
  const shown = [...flows, ...followed, ...steps].filter(({ path }) => path === file.path);
  if (shown.length === 0) return [];
  const starts = lineStarts(file.text);
  const unique = new Map(shown.map(({ line, column }) => [`${line}:${column}`, { line, column }]));
  return [...unique.values()].map(({ line, column }) => [
    line,
    column,
    ...anchorOf(file, (starts[line - 1] ?? 0) + column - 1),
  ]);
}

function anchorOf(file: SourceText, offset: number): [key: string, index: number, distance: number] {
  for (let part = rootOf(file); ;) {
    const [inner] = part.cutsIn(offset, offset + 1);
    if (!inner) {
      const index = part.cuts.filter((cut) => cut.endOffset <= offset).length;
      return [part.key, index, offset - startOf(part, index)];
    }
    if (!inner.isLowered) return [inner.key, 0, offset - inner.offset];
    part = inner;
  }
}

function startOf({ cuts, offset }: CodePart, index: number): number {
  return index === 0 ? offset : (cuts[index - 1]?.endOffset ?? offset);
}

/**
 * @returns the places now, by the line and column that they had
 * @throws OutOfSteps or OutOfTime
 */
export function placesNow(places: readonly ShownPlace[], file: SourceText): Map<string, Position> {
  const starts = places.length === 0 ? [] : lineStarts(file.text);
  return new Map(
    places.flatMap(([line, column, key, index, distance]) => {
      const part = rootOf(file).find(key);
      if (!part) return [];
      if (index > 0) part.lowerNow();
      const offset = startOf(part, index) + distance;
      const before = starts.findLastIndex((start) => start <= offset);
      return [[`${line}:${column}`, { offset, line: before + 1, column: offset - (starts[before] ?? 0) + 1 }]];
    }),
  );
}

/** @returns messages with the places in changed files as they are now; null if one is not known */
export function movedMessages<Given extends Messages>(
  messages: Given,
  changed: ReadonlyMap<string, ReadonlyMap<string, Position>>,
): Given | null {
  const missing: string[] = [];
  const at = <Item extends LineAndColumn & { path: string }>(item: Item): Item & Partial<Position> => {
    const places = changed.get(item.path);
    if (!places) return item;
    const now = places.get(`${item.line}:${item.column}`);
    if (!now) missing.push(item.path);
    return { ...item, ...now };
  };
  const traceOf = (trace: FlowMessage["trace"]) =>
    trace.map((step) => {
      const { path, text, line, column } = at(step);
      return { path, line, column, text };
    });
  const moved = {
    ...messages,
    flows: messages.flows.map((flow) => {
      const now = at(flow);
      return { ...now, endLine: now.line + flow.endLine - flow.line, trace: traceOf(flow.trace) };
    }),
    followed: messages.followed.map((sink) => {
      const { line, column } = at(sink);
      return { ...sink, line, column };
    }),
    rendered: messages.rendered.map((item) => ({ ...item, trace: traceOf(item.trace) })),
  };
  return missing.length > 0 ? null : moved;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}
