import type { AuditEntry } from "../audit/audit-entry.ts";
import { CREATED_IN, isThere, prepareChange, prepareEntry } from "../audit/queries.ts";
import { type Database, openDatabase } from "../database/client.ts";
import { PRECONDITION_FAILED } from "../database/precondition.ts";
import { databaseErrorText, isHeld, violatesConstraint } from "../database/constraint.ts";
import { bindingOf, knownShard } from "../database/shards.ts";
import { findShard } from "../directory/find-shard.ts";
import { ApiError } from "../http/errors.ts";
import { REFUSED_BY_QUOTA } from "../quotas/quota-exceeded.ts";
import { admissionStatements, type Refusal, REFUSALS, type RequestedPath } from "./admission-statements.ts";
import type { ApiTokenClaims } from "./api-token.ts";
import type { OperationId } from "./operation-roles.ts";
import type { SessionClaims } from "./tokens.ts";

const ERROR = "bad JSON path: ";
const EXCEEDED = `${ERROR}'${REFUSED_BY_QUOTA}`;

/** What a request leaves in the audit log: a row for its first change, or for being made. */
export interface Audit {
  of: "changes" | "request";
  describe: () => AuditEntry;
}

/** The statement that fails if the object is not as the request demands. */
export type Precondition = (binding: D1Database) => D1PreparedStatement;

/**
 * Authorizes the caller in the first statement of each batch that goes through `database`: a read takes one round trip, and a
 * write is refused atomically. If the organization is not in the shard that the token names, it may have been moved: its shard is
 * looked up once, and the refused batch is repeated there. If a quota is set for what the operation creates, the last statement of
 * each batch rolls it back when that is exceeded. After each statement that changes something comes the row of the audit log, so that
 * no handler can forget it. A precondition is checked in the batch of the change.
 */
export class Admission {
  readonly database: Database;
  readonly #env: object;
  readonly #claims: SessionClaims | ApiTokenClaims;
  readonly #operationId: OperationId;
  readonly #path: RequestedPath;
  #binding: D1Database;
  readonly #refuse: (refusal: Refusal) => ApiError;
  readonly #quotaCheck: string | undefined;
  readonly #audit: Audit | undefined;
  /** Before the first batch that changes something. */
  #precondition: Precondition | undefined;
  #entry: AuditEntry | undefined;
  /** Of a read while a move holds writes: neither the use of an API token nor an export is recorded. */
  #isReadOnly = false;
  #outcome: "unknown" | "admitted" | ApiError = "unknown";

  constructor(
    env: object,
    claims: SessionClaims | ApiTokenClaims,
    operationId: OperationId,
    {
      path = {},
      refuse,
      quotaCheck,
      audit,
      precondition,
    }: {
      path?: RequestedPath;
      refuse: (refusal: Refusal) => ApiError;
      quotaCheck?: string | undefined;
      audit?: Audit | undefined;
      precondition?: Precondition | undefined;
    },
  ) {
    const shard = knownShard(env, claims.shard);
    this.#env = env;
    this.#claims = claims;
    this.#operationId = operationId;
    this.#path = path;
    this.#binding = bindingOf(env, shard);
    this.#refuse = refuse;
    this.#quotaCheck = quotaCheck;
    this.#audit = audit;
    this.#precondition = precondition;
    const admitted: Pick<D1Database, "batch"> & { prepare: (sql: string) => AdmittedStatement } = {
      prepare: (sql) => new AdmittedStatement(this, sql),
      batch: (statements) => this.run(statements.map(admittedStatement)),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
    this.database = Object.assign(openDatabase(admitted as unknown as D1Database, shard), { viewer: claims.sub });
  }

  /**
   * Authorizes the caller with a batch of its own, unless an earlier batch has.
   * @throws ApiError when the caller is refused, now or by an earlier batch.
   */
  async settle(): Promise<void> {
    if (this.#outcome === "unknown") await this.run([]);
    if (this.#outcome instanceof Error) throw this.#outcome;
  }

  /**
   * @throws ApiError when the caller is refused.
   * @throws Error of the database, such as that of an exceeded quota
   */
  async run<T>(statements: readonly AdmittedStatement[]): Promise<D1Result<T>[]> {
    const [guard, ...notes] = admissionStatements(this.#binding, this.#claims, this.#operationId, this.#path);
    const preconditions = this.#precondition && statements.some(({ isChange }) => isChange) ? [this.#precondition] : [];
    const admit = [
      guard,
      ...(this.#isReadOnly ? [] : notes),
      ...preconditions.map((precondition) => precondition(this.#binding)),
    ];
    try {
      const work = statements.flatMap((statement) => [
        { prepared: statement.prepareFor(this.#binding), isWork: true },
        ...this.#auditAfter(statement).map((prepared) => ({ prepared, isWork: false })),
      ]);
      const batch = [...admit, ...work.map(({ prepared }) => prepared), ...this.#checksAfter(statements)];
      const results = await this.#binding.batch<T>(batch);
      if (this.#outcome === "unknown") this.#outcome = "admitted";
      const ofWork = results.slice(admit.length, admit.length + work.length).filter((_, index) => work[index]?.isWork);
      // What the request changes itself is no reason to refuse its next batch.
      if (ofWork.some(({ meta }, index) => statements[index]?.isChange && meta.changes > 0))
        this.#precondition = undefined;
      return ofWork;
    } catch (error) {
      const text = databaseErrorText(error);
      const refusal = REFUSALS.find((one) => text?.startsWith(`${ERROR}'${one}'`));
      if (refusal === "organization_missing" && (await this.#follow())) return this.run(statements);
      if (isHeld(error) && !this.#isReadOnly && !statements.some(({ isWrite }) => isWrite)) {
        this.#isReadOnly = true;
        return this.run(statements);
      }
      const isUnmet = text?.startsWith(`${ERROR}'${PRECONDITION_FAILED}'`) ?? false;
      if (refusal) this.#outcome = this.#refuse(refusal);
      // A later statement failed, not the authorization.
      else if (this.#outcome === "unknown" && (isUnmet || violatesConstraint(error) || text?.startsWith(EXCEEDED))) {
        this.#outcome = "admitted";
      }
      if (isUnmet)
        throw new ApiError("precondition_failed", "If-Match: the object has been changed meanwhile: get it again.");
      throw refusal ? this.#outcome : error;
    }
  }

  /** The row of the audit log, if the statement may be the first that changes something, or creates what the operation creates. */
  #auditAfter(statement: AdmittedStatement): D1PreparedStatement[] {
    if (!this.#audit || this.#isReadOnly || (this.#audit.of === "changes" && !statement.isChange)) return [];
    const entry = (this.#entry ??= this.#audit.describe());
    if (entry.creates !== null && !statement.isInsertInto(CREATED_IN[entry.creates])) return [];
    if (this.#audit.of === "changes") return [prepareChange(this.#binding, entry)];
    return [prepareEntry(this.#binding, entry, isThere(this.#path))];
  }

  #checksAfter(statements: readonly AdmittedStatement[]): D1PreparedStatement[] {
    if (!this.#quotaCheck || statements.length === 0) return [];
    return [this.#binding.prepare(this.#quotaCheck).bind(this.#claims.org_id)];
  }

  /** @returns whether the organization turned out to be in another shard, which is used from now on. */
  async #follow(): Promise<boolean> {
    const shard = (await findShard(this.#env, { uuid: this.#claims.org_id }))?.shard;
    if (shard === undefined || shard === this.database.shard) return false;
    this.#binding = bindingOf(this.#env, shard);
    this.database.shard = shard;
    return true;
  }
}

const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;
/** Of uploads that are not complete yet. */
const STAGING = /^\s*(?:insert into|delete from|update) "?staged_findings\b/i;
/** Rows of findings, which are only ever inserted after a row of `finding_batches` in the same batch. */
const OF_BATCH =
  /^insert into "(?:finding_contents|finding_directories|finding_files|finding_scanners|finding_severities|findings|rule_texts|unreferenced_contents)" /;

/** The part of a D1 statement that Drizzle uses. It is prepared when it runs, for the current shard. */
class AdmittedStatement {
  readonly #admission: Admission;
  readonly #sql: string;
  readonly #values: readonly unknown[];

  constructor(admission: Admission, sql: string, values: readonly unknown[] = []) {
    this.#admission = admission;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): AdmittedStatement {
    return new AdmittedStatement(this.#admission, this.#sql, values);
  }

  get isWrite(): boolean {
    return WRITE.test(this.#sql);
  }

  get isChange(): boolean {
    return this.isWrite && !STAGING.test(this.#sql) && !OF_BATCH.test(this.#sql);
  }

  isInsertInto(table: string): boolean {
    return this.#sql.startsWith(`insert into "${table}" `);
  }

  prepareFor(binding: D1Database): D1PreparedStatement {
    return binding.prepare(this.#sql).bind(...this.#values);
  }

  async all() {
    const [result] = await this.#admission.run<Record<string, unknown>>([this]);
    if (!result) throw new Error("D1 answers each statement of a batch.");
    return result;
  }

  run() {
    return this.all();
  }

  /** A batch returns rows as objects, so the column names of a statement must be distinct. */
  async raw(): Promise<unknown[][]> {
    const { results } = await this.all();
    return results.map((row) => Object.values(row));
  }
}

function admittedStatement(given: unknown): AdmittedStatement {
  if (!(given instanceof AdmittedStatement)) throw new TypeError("The statement is of another database.");
  return given;
}
