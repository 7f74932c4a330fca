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

/** Posts a body. Redirects are not followed. @param judge reads no more of the response than it needs */
export async function postMessage(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  timeoutMs: number,
  judge: (response: Response) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
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
