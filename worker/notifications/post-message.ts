import { BodyReader } from "../http/body-reader.ts";

/** How an attempt to send a message ended. */
export interface Outcome {
  /** Of the response. */
  status: number | null;
  /** Null if it was delivered. */
  error: string | null;
  /** The delay that the receiver asks for; 0 for none. */
  retryAfterMs: number;
  /** Whether another attempt would fail too. */
  isFinal?: boolean;
}

/** Sends a body, by POST unless another method is given. Redirects are not followed. @param judge reads no more of the response than it needs */
export async function postMessage<Judged extends Outcome>(
  url: string,
  { method = "POST", headers, body }: { method?: string; headers: Record<string, string>; body: string },
  timeoutMs: number,
  judge: (response: Response) => Judged | Promise<Judged>,
): Promise<Judged | Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { "user-agent": "vulnerability-management-service", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const outcome = status >= 300 && status < 400 ? { ...failed("redirect"), status } : await judge(response);
    if (!response.bodyUsed) await response.body?.cancel();
    return outcome;
  } catch (error) {
    return failed(error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable");
  }
}

export function failed(error: string): Outcome {
  return { status: null, error, retryAfterMs: 0 };
}

/** The beginning of the body of a response, as text. */
export async function readStart({ body }: Response, maxBytes: number): Promise<string> {
  if (!body) return "";
  const reader = new BodyReader(body, undefined);
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; bytes < maxBytes;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream
    const { done, value } = await reader.read();
    if (done) return text;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
