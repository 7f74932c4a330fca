import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll } from "vitest";
import { bindingsOf } from "../../worker/database/shards.ts";
import { bodyMemory } from "../../worker/http/body-memory.ts";
import { checkShards } from "./support/check-shards.ts";
import { migrate } from "./support/migrate.ts";

// All files share one workerd: each begins with empty bindings.
beforeAll(async () => {
  await reset();
  for (const binding of bindingsOf(env).values()) {
    await migrate(binding);
    // Where there are several, a reset has been seen to leave rows in one.
    await binding.batch([binding.prepare("delete from organizations"), binding.prepare("delete from directory")]);
  }
});

afterAll(() => checkShards());

// A large body, or the answer to one, that a test leaves unread keeps memory that other files need.
afterAll(async () => {
  const share = bodyMemory.open();
  await share.take(24 * 1024 * 1024);
  share.close();
});

const LEVELS = ["info", "warn", "error"] as const;
const original = new Map(LEVELS.map((level) => [level, console[level]]));
let kept: (() => void)[] = [];

// The service's log of a test is shown if the test fails. Vitest would send each line at once, which takes longer than many a request.
beforeAll(() => {
  for (const [level, write] of original) {
    console[level] = (...values: unknown[]) => {
      const [line] = values;
      if (typeof line === "string" && line.startsWith('{"level":')) kept.push(() => write.apply(console, values));
      else write.apply(console, values);
    };
  }
});
afterEach(({ task }) => {
  if (task.result?.state === "fail") for (const write of kept) write();
  kept = [];
});
afterAll(() => {
  for (const [level, write] of original) console[level] = write;
});
