import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { bindingsOf } from "../../worker/database/shards.ts";
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
