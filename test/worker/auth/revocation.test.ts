import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import worker from "../../../worker/index.ts";
import { expectError, makeRequest, PASSWORD, type Tenant } from "../support/client.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill, rowsOf } from "../support/objects.ts";
import { authenticatedOperations, FOR_ADMINS, type Operation } from "../support/operations.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";
import { home } from "../support/home.ts";

/*
 * Whoever loses the right to do something while the request is on its way changes nothing any more: at the latest when the rows
 * are written.
 */

// A refusal is no fault of the service.
let errorLog: MockInstance<typeof console.error>;
beforeEach(() => {
  errorLog = vi.spyOn(console, "error");
});
afterEach(() => {
  vi.restoreAllMocks();
});

const mutating = (await authenticatedOperations()).filter(({ method }) => method !== "GET");

const GONE = [401, "unauthorized"] as const;
const REVOCATIONS = {
  "was deleted": ["delete from users where uuid = unhex(?, '-')", ...GONE],
  "was deactivated": ["update users set status = 'inactive' where uuid = unhex(?, '-')", ...GONE],
  "changed the password": ["update users set password_changed_at = 9e12 where uuid = unhex(?, '-')", ...GONE],
  "has an API token that was revoked": [
    "delete from api_tokens where (organization_id, user_id) in (select organization_id, id from users where uuid = unhex(?, '-'))",
    ...GONE,
  ],
  "was demoted": ["update users set role = 'member' where uuid = unhex(?, '-')", 403, "forbidden"],
} as const;
type Revocation = keyof typeof REVOCATIONS;
const revocations = Object.keys(REVOCATIONS) as Revocation[];

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
/** Members may do what is not for admins, whatever they were before. */
function takesAway(revocation: Revocation, operation: Operation): boolean {
  if (revocation === "has an API token that was revoked") return operation.takesApiTokens;
  return revocation !== "was demoted" || FOR_ADMINS.has(nameOf(operation));
}

interface Attempt {
  operation: Operation;
  revocation: Revocation;
  caller: Tenant;
  path: string;
  body: unknown;
}

const attempts = mutating.flatMap((operation) =>
  revocations
    .filter((revocation) => takesAway(revocation, operation))
    .map((revocation) => ({ operation, revocation, id: operation.id })),
);

interface Objects {
  tenant: Tenant;
  values: Record<string, string>;
}

async function makeTenant(): Promise<Objects> {
  const tenant = await createTenant();
  return { tenant, values: await copyObjects(tenant, "shop") };
}

/** With a caller of its own. */
async function prepare(
  { operation, revocation }: Pick<Attempt, "operation" | "revocation">,
  objects?: Objects,
): Promise<Attempt> {
  const { tenant, values } = objects ?? (await makeTenant());
  const caller = await joinAs(tenant, "admin");
  const isPassword = operation.id === "changePassword";
  const body = isPassword ? { current_password: PASSWORD, new_password: "a wholly different phrase" } : operation.body;
  if (revocation === "has an API token that was revoked") caller.token = await giveApiToken(caller);
  return { operation, revocation, caller, path: fill(operation.path, values), body };
}

/** Revokes, and keeps what there is afterwards. */
async function revoke({ revocation, caller }: Attempt): Promise<unknown> {
  await home.DB.prepare(REVOCATIONS[revocation][0]).bind(caller.userId).run();
  return stateOf(caller);
}

async function stateOf(caller: Tenant): Promise<unknown> {
  const count = home.DB.prepare(
    "select (select count(*) from organizations) o, (select count(*) from staged_findings) s",
  );
  return [await rowsOf(caller), await count.first()];
}

/** The real database, to which something happens before the round trip of a number from 0. */
function before(roundTrip: number, happen: () => Promise<void>): { binding: D1Database; count: () => number } {
  let made = 0;
  const pass = async (): Promise<void> => {
    if (made === roundTrip) await happen();
    made += 1;
  };
  const binding = new Proxy(home.DB, {
    get(database, property) {
      if (property === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          await pass();
          return database.batch(statements);
        };
      }
      return database.prepare.bind(database);
    },
  });
  return { binding, count: () => made };
}

async function fetchWith(DB: D1Database, request: Request): Promise<Response> {
  return worker.fetch(request, { ...env, DB }, createExecutionContext());
}

async function expectRefused({ revocation, caller }: Attempt, response: Response, left: unknown): Promise<void> {
  const [, status, code] = REVOCATIONS[revocation];
  const lines = errorLog.mock.calls.map(([line]) => String(line));
  // Messages of earlier tests may fail in the queue at the same time.
  expect(lines.filter((line) => !line.includes('"dispatch_failed"'))).toEqual([]);
  await expectError(response, status, code);
  expect(left).toBeDefined();
  expect(await stateOf(caller)).toEqual(left);
}

describe.for(attempts.filter(({ operation }) => operation.body !== undefined))(
  "$id by one who $revocation",
  ({ operation, revocation }) => {
    it("while the body is on its way is refused", async () => {
      const attempt = await prepare({ operation, revocation });
      let left: unknown;
      let isRead = false;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            isRead = true;
            left = await revoke(attempt);
            controller.enqueue(new TextEncoder().encode(JSON.stringify(attempt.body)));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "content-type": "application/json" };
      const { token } = attempt.caller;
      const request = makeRequest(operation.method, attempt.path, { token, rawBody: body, headers });
      const response = await fetchWith(home.DB, request);
      expect(isRead).toBe(true);
      await expectRefused(attempt, response, left);
    });
  },
);

describe.for(attempts)("$id by one who $revocation", ({ operation, revocation }) => {
  it("just before any of its round trips to the database is refused", async () => {
    // Whoever keeps the right is let through: the check can fail.
    const allowed = await prepare({ operation, revocation });
    const counted = before(-1, async () => undefined);
    const ask = ({ caller: { token }, path, body }: Attempt, binding: D1Database) =>
      fetchWith(binding, makeRequest(operation.method, path, { token, body }));
    const made = await ask(allowed, counted.binding);
    expect([200, 201, 202, 204, 409], await made.text()).toContain(made.status);
    expect(counted.count()).toBeGreaterThan(0);
    // What is refused leaves them as they are.
    const objects = await makeTenant();
    for (let roundTrip = 0; roundTrip < counted.count(); roundTrip += 1) {
      const attempt = await prepare({ operation, revocation }, objects);
      let left: unknown;
      const late = before(roundTrip, async () => {
        left = await revoke(attempt);
      });
      await expectRefused(attempt, await ask(attempt, late.binding), left);
    }
  });
});
