import { type Fields, fieldsOf, isFields, listOf, positionOf, storable, textOf } from "../json-fields.ts";
import { CODE_FLOW_LIMITS, FINDING_LIMITS } from "../limits.ts";
import { messageText } from "./message-text.ts";
import { presentPlace, shortText } from "./read-context.ts";
import { readPlace } from "./read-location.ts";
import type { ReadResult } from "./read-result.ts";
import type { RawResult, Run } from "../runs/read-runs.ts";
import { withoutAbsent } from "../without-absent.ts";

const IMPORTANCES = ["essential", "important", "unimportant"];

interface CodeFlow {
  message: string | undefined;
  thread_flows: ThreadFlow[];
}

interface ThreadFlow {
  id: string | undefined;
  message: string | undefined;
  locations: Fields[];
}

/**
 * The code flows of a result for `metadata.sarif`: whole ones, in order, as long as they are within the limits. If none is, the first is kept
 * without the locations in its middle, because source and sink explain most.
 */
export function readCodeFlows(
  { codeFlows: text }: RawResult,
  result: ReadResult,
  run: Run,
  warn: (warning: string) => void,
): readonly CodeFlow[] | undefined {
  if (text === undefined) return undefined;
  if (text === null) {
    warn(`code flows over ${CODE_FLOW_LIMITS.readBytes} bytes are not kept`);
    return undefined;
  }
  const strings = [...(result.rule?.strings ?? []), ...run.tool.strings];
  const read = listOf(JSON.parse(text)).map((flow) => readFlow(fieldsOf(flow), run, strings));
  if (read.some(({ isIncomplete }) => isIncomplete)) warn("locations of code flows without a place are not kept");
  const flows = read.map(({ flow }) => flow).filter(({ thread_flows: threads }) => threads.length > 0);
  const [first] = flows;
  if (!first) return undefined;
  const kept = fitting(flows);
  if (kept.length === flows.length) return kept;
  warn(
    `of code flows over ${CODE_FLOW_LIMITS.locations} locations or ${CODE_FLOW_LIMITS.storedBytes} bytes not all is kept`,
  );
  return kept.length > 0 ? kept : [shortened(first)];
}

function fitting(flows: readonly CodeFlow[]): CodeFlow[] {
  let [locations, bytes] = [0, 0];
  return flows.filter((flow) => {
    const own = { locations: countOf(flow), bytes: bytesOf(flow) };
    const fits =
      locations + own.locations <= CODE_FLOW_LIMITS.locations && bytes + own.bytes <= CODE_FLOW_LIMITS.storedBytes;
    if (fits) [locations, bytes] = [locations + own.locations, bytes + own.bytes];
    return fits;
  });
}

/** The beginning and the end of a flow that is too long, of its first thread only. */
function shortened({ message, thread_flows: [thread] }: CodeFlow): CodeFlow {
  const all = thread?.locations ?? [];
  const bytesEach = Math.max(...all.map(bytesOf));
  const most = Math.min(CODE_FLOW_LIMITS.locations, Math.floor(CODE_FLOW_LIMITS.storedBytes / bytesEach) - 2);
  const half = Math.floor(most / 2);
  const locations = all.length <= most ? all : [...all.slice(0, half), ...all.slice(all.length - half)];
  return { message, thread_flows: [{ id: thread?.id, message: thread?.message, locations }] };
}

const countOf = ({ thread_flows: threads }: CodeFlow): number =>
  threads.reduce((sum, { locations }) => sum + locations.length, 0);
const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

function readFlow(flow: Fields, run: Run, strings: readonly Fields[]): { flow: CodeFlow; isIncomplete: boolean } {
  const threads = listOf(flow["threadFlows"]).filter(isFields);
  let isIncomplete = false;
  const threadFlows = threads.map((thread) => {
    const all = listOf(thread["locations"]);
    const locations = all.map((one) => readLocation(fieldsOf(one), run, strings)).filter((one) => one !== undefined);
    isIncomplete ||= locations.length < all.length;
    return { id: shortText(thread["id"]), message: shortMessage(thread["message"], strings), locations };
  });
  const message = shortMessage(flow["message"], strings);
  return {
    flow: { message, thread_flows: threadFlows.filter(({ locations }) => locations.length > 0) },
    isIncomplete,
  };
}

/** @returns undefined if it has neither a place nor a message, such as one that refers to `threadFlowLocations` of the run. */
function readLocation(step: Fields, run: Run, strings: readonly Fields[]): Fields | undefined {
  const location = fieldsOf(step["location"]);
  const place = presentPlace(readPlace(location["physicalLocation"], run.artifacts));
  const message = shortMessage(location["message"], strings);
  if (Object.keys(place).length === 0 && message === undefined) return undefined;
  const { end_line: endLine, ...rest } = place;
  const importance = textOf(step["importance"])?.toLowerCase();
  return withoutAbsent({
    ...rest,
    end_line: endLine === place["line"] ? undefined : endLine,
    message,
    importance: IMPORTANCES.find((known) => known === importance),
    nesting_level: positionOf(step["nestingLevel"], 0),
    execution_order: positionOf(step["executionOrder"], 0),
  });
}

function shortMessage(message: unknown, strings: readonly Fields[]): string | undefined {
  const text = messageText(message, strings);
  return text === undefined ? undefined : storable(text, FINDING_LIMITS.message);
}
