import type { Trace } from "../../contract/finding.ts";
import type { SarifMetadata } from "./sarif-metadata.ts";
import { writeLocation } from "./write-region.ts";

type CodeFlows = NonNullable<SarifMetadata["code_flows"]>;

/** `codeFlows` of a result (SARIF 2.1.0, 3.27.18), or undefined if there are none. */
export function writeCodeFlows(uploaded: CodeFlows | undefined, trace: Trace = []): object[] | undefined {
  const ofTrace: CodeFlows = [
    { thread_flows: [{ locations: trace.map(({ text, ...place }) => ({ ...place, message: text })) }] },
  ];
  const flows = (uploaded ?? ofTrace)
    .map(({ message, thread_flows: threads }) => ({
      message: textObject(message),
      threadFlows: threads.filter(({ locations }) => locations.length > 0).map(writeThread),
    }))
    .filter(({ threadFlows }) => threadFlows.length > 0);
  return flows.length > 0 ? flows : undefined;
}

function writeThread({ id, message, locations }: CodeFlows[number]["thread_flows"][number]): object {
  return {
    id,
    message: textObject(message),
    locations: locations.map((step) => ({
      location: writeLocation({ ...step, endLine: step.end_line, endColumn: step.end_column }),
      importance: step.importance,
      nestingLevel: step.nesting_level,
      executionOrder: step.execution_order,
    })),
  };
}

function textObject(text: string | undefined): object | undefined {
  return text === undefined ? undefined : { text };
}
