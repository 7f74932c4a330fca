import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BODY_TIMEOUT_MS } from "../../../worker/http/raw-body.ts";
import { call, expectError } from "../support/client.ts";
import { app } from "../../../worker/app.ts";
import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";

const BEGINNING = new TextEncoder().encode('{"org_name": "A');

/** A sign-up whose body begins and then does what `next` does. */
function signUpWith(next: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) {
  let isBegun = false;
  const state = { isCanceled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) return next(controller);
      isBegun = true;
      return controller.enqueue(BEGINNING);
    },
    cancel() {
      state.isCanceled = true;
    },
  });
  const init = { method: "POST", body, headers: { "content-type": "application/json" } };
  const request = new Request("https://api.example/v1/auth/register", init);
  return { response: Promise.resolve(app.fetch(request, env, createExecutionContext())), state };
}

function loggedEvents(...spies: { mock: { calls: unknown[][] } }[]): unknown[] {
  const lines = spies.flatMap((spy) => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string }));
  return lines.map(({ event }) => event);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a body that does not end", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  it("is refused with 408 after 30 seconds, and read no further", async () => {
    const { response, state } = signUpWith(() => new Promise(() => {}));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS);
    const refused = await response;
    expect(refused.headers.get("connection")).toBe("close");
    expect(await expectError(refused, 408, "request_timeout")).toBe(
      "The request body was not complete within 30 seconds.",
    );
    expect(state.isCanceled).toBe(true);
  });

  it("is refused even if it keeps coming", async () => {
    const { response } = signUpWith(async (controller) => {
      await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS / 10);
      controller.enqueue(new TextEncoder().encode(" "));
    });
    await expectError(await response, 408, "request_timeout");
  });

  it("leaves no timer behind once it has ended", async () => {
    const { response } = signUpWith((controller) => controller.close());
    await expectError(await response, 400, "bad_request");
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("takes a request whose connection ends for what it is, and not for a fault of the service", async () => {
  const [info, error] = [vi.spyOn(console, "info"), vi.spyOn(console, "error")];
  const { response } = signUpWith((controller) => controller.error(new Error("Network connection lost.")));
  await expectError(await response, 400, "bad_request");
  expect(loggedEvents(info, error)).toEqual(["request_aborted", "request"]);
});

describe("the request id of a client", () => {
  it.for(["a-b_c=D9", "x".repeat(64), "6f1c1a52-8d0e-4c0b-9a51-3f6f0c1f7c11"])("is kept and logged: %s", async (id) => {
    const info = vi.spyOn(console, "info");
    const response = await call("GET", "/healthz", { headers: { "x-request-id": id } });
    expect(response.headers.get("x-request-id")).toBe(id);
    expect(JSON.stringify(info.mock.calls)).toContain(id);
  });

  it.for(["x".repeat(65), "x".repeat(255), "a b", 'a"}', "<script>", "é"])(
    "is replaced, in the log too: %s",
    async (id) => {
      const info = vi.spyOn(console, "info");
      const response = await call("GET", "/healthz", { headers: { "x-request-id": id } });
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(JSON.stringify(info.mock.calls)).not.toContain(JSON.stringify(id).slice(1, -1));
    },
  );
});
