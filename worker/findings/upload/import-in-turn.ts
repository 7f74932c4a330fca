import type { Context } from "hono";
import type { CallerEnv } from "../../auth/require-role.ts";
import { hasLargeBody } from "../../http/large-body.ts";
import type { AppEnv } from "../../http/router.ts";
import { settingsOf } from "../../settings.ts";
import { ImportTurn, importTurns } from "./import-turns.ts";

/** Runs an import when it is its turn in the organization; one with a small body at once. */
export async function importInTurn<T>(
  c: Context<AppEnv & CallerEnv>,
  run: (turn: ImportTurn) => Promise<T>,
): Promise<T> {
  if (!hasLargeBody(c.req.raw)) return run(new ImportTurn(() => undefined));
  const { maxRunningImports } = settingsOf(c.env);
  const turn = await importTurns.enter(c.get("caller").organization.id, maxRunningImports);
  try {
    return await run(turn);
  } finally {
    turn.leave();
  }
}
