import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { failed, type Outcome, postMessage, readStart } from "../../notifications/post-message.ts";
import { checkRunsOf, CONTEXT, type Status, type StatusTarget } from "../hosts.ts";
import { judgeRefusal } from "../judge-refusal.ts";
import { type Annotation, annotationOf, ANNOTATIONS_PER_REQUEST } from "./annotations.ts";
import { type CheckRunProgress, listAnnotatedFindings, recordCheckRun } from "./queries.ts";

/** All requests of an attempt end before its claim does. */
const MAX_ATTEMPT_MS = 40_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;
const CreatedCheckRun = z.object({ id: z.int().positive() });

/** A message about a scan, and what was sent for it before. */
export interface CheckRunMessage {
  orgId: string;
  id: string;
  attempts: number;
  scanId: string;
  timeoutMs: number;
  status: Status;
  isCanceled: boolean;
  /** How many vulnerabilities count, and the numbers of those to annotate. */
  counted: number;
  annotated: readonly number[];
  /** What an earlier attempt has sent. */
  progress: CheckRunProgress | undefined;
  /** The check run of an earlier message about the same scan, which waits for its conclusion. */
  pendingCheckRun: number | undefined;
}

/** The host creates no check run: a status is to be sent instead. */
export interface NoCheckRun {
  /** Whether the token is the reason. */
  isUnpermitted: boolean;
}

type Answer = Outcome & { body?: string; refusal?: "unpermitted" | "invalid" };

/**
 * Creates the check run of a scan, or concludes it, with its annotations.
 * https://docs.github.com/rest/checks/runs
 */
export async function sendCheckRun(
  database: Database,
  target: StatusTarget,
  message: CheckRunMessage,
): Promise<Outcome | NoCheckRun> {
  const { orgId, scanId, annotated, timeoutMs } = message;
  const found = annotated.length === 0 ? [] : await listAnnotatedFindings(database, { orgId, scanId }, annotated);
  const annotations = found.map(annotationOf).filter((annotation) => annotation !== undefined);
  const { url, headers } = checkRunsOf(target);
  const endsAt = Date.now() + MAX_ATTEMPT_MS;
  const send: Send = async (checkRun, fields) => {
    const leftMs = Math.min(timeoutMs, endsAt - Date.now());
    if (leftMs <= 0) return failed("timeout");
    const body = JSON.stringify(fields);
    return checkRun === undefined
      ? postMessage(url, { headers, body }, leftMs, judge)
      : postMessage(`${url}/${checkRun}`, { method: "PATCH", headers, body }, leftMs, judge);
  };

  let last: Answer = { status: null, error: null, retryAfterMs: 0 };
  let { progress } = message;
  if (progress === undefined) {
    const first = await sendFirst(send, target, message, annotations);
    last = first.answer;
    if (last.refusal !== undefined) return { isUnpermitted: last.refusal === "unpermitted" };
    if (last.error !== null) return last;
    if (first.checkRun === undefined) return { isUnpermitted: false };
    progress = { id: first.checkRun, sent: first.sent };
    await recordCheckRun(database, message, progress);
  }
  while (progress.sent < annotations.length) {
    const batch = annotations.slice(progress.sent, progress.sent + ANNOTATIONS_PER_REQUEST);
    last = await send(progress.id, { output: outputOf(message, annotations.length, batch) });
    if (last.error !== null) return last;
    progress = { id: progress.id, sent: progress.sent + batch.length };
    await recordCheckRun(database, message, progress);
  }
  return last;
}

type Send = (checkRun: number | undefined, fields: Record<string, unknown>) => Promise<Answer>;

/** Sends all but the annotations beyond the first request, or without them, if the host does not accept them. */
async function sendFirst(
  send: Send,
  { commit }: StatusTarget,
  message: CheckRunMessage,
  annotations: readonly Annotation[],
): Promise<{ answer: Answer; checkRun: number | undefined; sent: number }> {
  const { scanId, status, isCanceled, pendingCheckRun } = message;
  const state =
    status.state === "pending"
      ? { status: "queued" }
      : {
          status: "completed",
          conclusion: isCanceled ? "cancelled" : status.state === "success" ? "success" : "failure",
        };
  const fields = {
    name: CONTEXT,
    external_id: scanId,
    ...state,
    ...(status.link !== null && { details_url: status.link }),
  };
  const attempt = async (batch: readonly Annotation[]) => {
    const output = outputOf(message, batch.length === 0 ? 0 : annotations.length, batch);
    if (pendingCheckRun !== undefined) {
      const answer = await send(pendingCheckRun, { ...fields, output });
      // Such as that of another GitHub App, whose token the project had before.
      if (answer.refusal === undefined) return { answer, checkRun: pendingCheckRun };
    }
    const answer = await send(undefined, { ...fields, head_sha: commit, output });
    return { answer, checkRun: answer.error === null ? idOf(answer) : undefined };
  };
  const batch = annotations.slice(0, ANNOTATIONS_PER_REQUEST);
  const result = await attempt(batch);
  if (result.answer.refusal !== "invalid" || batch.length === 0) return { ...result, sent: batch.length };
  return { ...(await attempt([])), sent: annotations.length };
}

/** Has no text of the repository, because it is Markdown. */
function outputOf({ status, counted, annotated }: CheckRunMessage, sent: number, batch: readonly Annotation[]) {
  const left = annotated.length === 0 ? 0 : counted - sent;
  const more = left > 0 ? `\n\nNot annotated: ${left} more.` : "";
  return {
    title: status.description,
    summary: `${status.description}${more}`,
    ...(batch.length > 0 && { annotations: batch }),
  };
}

function idOf({ body = "" }: Answer): number | undefined {
  try {
    return CreatedCheckRun.safeParse(JSON.parse(body)).data?.id;
  } catch {
    return undefined;
  }
}

async function judge(response: Response): Promise<Answer> {
  const { status } = response;
  if (response.ok) {
    return { status, error: null, retryAfterMs: 0, body: await readStart(response, MAX_RESPONSE_BYTES) };
  }
  const outcome = await judgeRefusal(response);
  if (outcome.isFinal !== true || status === 401) return outcome;
  return { ...outcome, refusal: status === 403 || status === 404 ? "unpermitted" : "invalid" };
}
