import { type Database, openDatabase } from "../database/client.ts";
import { databaseErrorText, violatesConstraint } from "../database/constraint.ts";
import { uuidBytes } from "../database/uuid.ts";
import type { ApiError } from "../http/errors.ts";
import type { Role } from "./caller.ts";
import type { ApiClaims } from "./tokens.ts";

const REFUSALS = ["organization_missing", "different_organization", "user_not_active", "role_missing"] as const;
export type Refusal = (typeof REFUSALS)[number];

const ERROR = "bad JSON path: ";

/**
 * Fails unless the caller is admitted, and with it the batch, of which nothing is stored then. SQLite has no `raise` outside of
 * triggers: a refusal is no JSON path, and the text of the error names it.
 */
const ADMIT = `select json_extract('{}', case
    when o.id is null then 'organization_missing'
    when o.uuid <> ?2 then 'different_organization'
    when u.id is null or u.status <> 'active' or u.password_changed_at > ?4 then 'user_not_active'
    when ?5 = 'admin' and u.role <> 'admin' then 'role_missing'
  end) as refusal
  from (select 1) left join organizations as o on o.slug = ?1
    left join users as u on u.organization_id = o.id and u.uuid = ?3`;

/**
 * Whether the caller may do what it asks for, checked in each batch that goes through `database` and before anything else in it:
 * a read is one round trip, and a write is refused at the moment of the write.
 */
export class Admission {
  readonly database: Database;
  readonly #binding: D1Database;
  readonly #values: unknown[];
  readonly #refuse: (refusal: Refusal) => ApiError;
  #outcome: "unknown" | "admitted" | ApiError = "unknown";

  constructor(binding: D1Database, claims: ApiClaims, role: Role, refuse: (refusal: Refusal) => ApiError) {
    const { org, org_id, sub, issuedAtMs } = claims;
    this.#values = [org, uuidBytes(org_id), uuidBytes(sub), issuedAtMs, role];
    this.#binding = binding;
    this.#refuse = refuse;
    const admitted: Pick<D1Database, "batch"> & { prepare: (sql: string) => AdmittedStatement } = {
      prepare: (sql) => new AdmittedStatement(this, binding.prepare(sql)),
      batch: (statements) => this.run(statements.map(statementOf)),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
    this.database = openDatabase(admitted as unknown as D1Database);
  }

  /**
   * Checks it alone unless a batch has.
   * @throws ApiError when the caller is refused, or was by any batch.
   */
  async settle(): Promise<void> {
    if (this.#outcome === "unknown") await this.run([]);
    if (this.#outcome instanceof Error) throw this.#outcome;
  }

  /** @throws ApiError when the caller is refused. */
  async run<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const admit = this.#binding.prepare(ADMIT).bind(...this.#values);
    try {
      const [, ...results] = await this.#binding.batch<T>([admit, ...statements]);
      if (this.#outcome === "unknown") this.#outcome = "admitted";
      return results;
    } catch (error) {
      const text = databaseErrorText(error);
      const refusal = REFUSALS.find((one) => text?.startsWith(`${ERROR}'${one}'`));
      if (refusal) this.#outcome = this.#refuse(refusal);
      // A later statement has failed, not the admission.
      else if (violatesConstraint(error) && this.#outcome === "unknown") this.#outcome = "admitted";
      throw refusal ? this.#outcome : error;
    }
  }
}

/** What Drizzle uses of a statement. */
class AdmittedStatement {
  readonly #admission: Admission;
  readonly statement: D1PreparedStatement;

  constructor(admission: Admission, statement: D1PreparedStatement) {
    this.#admission = admission;
    this.statement = statement;
  }

  bind(...values: unknown[]): AdmittedStatement {
    return new AdmittedStatement(this.#admission, this.statement.bind(...values));
  }

  async all() {
    const [result] = await this.#admission.run<Record<string, unknown>>([this.statement]);
    if (!result) throw new Error("D1 answers each statement of a batch.");
    return result;
  }

  run() {
    return this.all();
  }

  /** Of two columns of the same name a batch returns one: all of a statement have names of their own. */
  async raw(): Promise<unknown[][]> {
    const { results } = await this.all();
    return results.map((row) => Object.values(row));
  }
}

function statementOf(given: unknown): D1PreparedStatement {
  if (!(given instanceof AdmittedStatement)) throw new TypeError("The statement is of another database.");
  return given.statement;
}
