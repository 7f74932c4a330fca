import * as fc from "fast-check";
import { hashPath } from "../../../runner/scan/finding-identity.ts";
import { uuidFromHex } from "../../../worker/database/uuid.ts";
import { call } from "../support/client.ts";
import { home } from "../support/home.ts";
import type { History, Known } from "./history.ts";
import {
  type Branch,
  BRANCHES,
  filesOf,
  lineOf,
  PATHS,
  type Placement,
  PROBLEMS,
  TrackingModel,
} from "./tracking-model.ts";

/** Ways of a scan: to its end, cut off, without a file, without a rule, unfinished, or finished after a later one. */
const WAYS = [
  "complete",
  "complete",
  "complete",
  "truncated",
  "skipped",
  "without_rule",
  "unfinished",
  "overtaken",
] as const;
const OWN = "organization_id = (select id from organizations where uuid = unhex(?, '-'))";

const place = fc.constantFrom<string | undefined>(undefined, ...PATHS);
const scan = fc.record({
  type: fc.constant("scan" as const),
  branch: fc.constantFrom(...BRANCHES),
  places: fc.tuple(place, place, place, place),
  way: fc.constantFrom(...WAYS),
});
const decision = fc.record({
  type: fc.constant("decide" as const),
  which: fc.nat(20),
  status: fc.constantFrom("needs_triage", "confirmed", "dismissed"),
});
export const step = fc.oneof(
  { weight: 6, arbitrary: scan },
  { weight: 2, arbitrary: decision },
  {
    weight: 1,
    arbitrary: fc.constant({ type: "delete_scans" as const }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Row = Known & { branch: Branch };

interface Outcome {
  seen: object;
  expected: object;
}
const NOTHING: Outcome = { seen: {}, expected: {} };

/** Takes steps on the service and on the model. */
export class Replay {
  readonly #history: History;
  readonly #model = new TrackingModel();
  /** The ids of the vulnerabilities, in the order of the model. */
  readonly #ids: string[] = [];

  constructor(history: History) {
    this.#history = history;
  }

  /** What the service shows after the step, and what it should. */
  async take(one: Step): Promise<Outcome> {
    const done = await this.#do(one);
    const [seen, expected] = await this.#compare();
    return { seen: { ...done.seen, rows: seen }, expected: { ...done.expected, rows: expected } };
  }

  async #do(one: Step): Promise<Outcome> {
    if (one.type === "scan") return this.#scan(one);
    if (one.type === "decide") return this.#decide(one);
    const deletion = home.DB.prepare(`delete from scans where ${OWN} and status = 'completed'`);
    await deletion.bind(this.#history.tenant.orgId).run();
    return NOTHING;
  }

  async #scan({ branch, places, way }: Step & { type: "scan" }): Promise<Outcome> {
    const isPartial = way === "truncated" || way === "skipped";
    const wanted = PROBLEMS.flatMap((problem): [number, string][] => {
      const path = places[problem];
      if (path === undefined) return [];
      // What is open does not move in a scan that does not see all: it could be there as well.
      return [[problem, isPartial ? (this.#model.openPath(branch, problem) ?? path) : path]];
    });
    const placement: Placement = new Map(wanted);
    const skippedPath = way === "skipped" ? PATHS[0] : undefined;
    const rules = way === "without_rule" ? ["exec"] : ["exec", "eval"];
    const { end } = await this.#history.start(filesOf(placement), {
      branch,
      rules,
      truncated: way === "truncated",
      ...(skippedPath !== undefined && { skipped: [{ scanner: null, rule: null, paths: [hashPath(skippedPath)] }] }),
    });
    if (way === "unfinished") return NOTHING;
    if (way === "overtaken") {
      const { end: endLater } = await this.#history.start(filesOf(placement), { branch });
      const expected = this.#model.complete(branch, {
        placement,
        truncated: false,
        skippedPath: undefined,
        rules: ["exec", "eval"],
      });
      const changes = await endLater();
      return { seen: { changes, late: await end() }, expected: { changes: expected, late: null } };
    }
    const expected = this.#model.complete(branch, { placement, truncated: way === "truncated", skippedPath, rules });
    return { seen: { changes: await end() }, expected: { changes: expected } };
  }

  async #decide({ which, status }: Step & { type: "decide" }): Promise<Outcome> {
    const [tracked, id] = [this.#model.tracked[which], this.#ids[which]];
    if (!tracked) return NOTHING;
    const { tenant, project } = this.#history;
    const body = { status, ...(status === "dismissed" && { reason: "false_positive" }) };
    const path = `/v1/orgs/${tenant.slug}/projects/${project}/vulnerabilities/${uuidFromHex(id ?? "")}`;
    tracked.triage = status;
    const answer = await call("PATCH", path, { token: tenant.token, body });
    return { seen: { status: answer.status }, expected: { status: 200 } };
  }

  async #compare(): Promise<[seen: unknown, expected: unknown]> {
    const rows: Row[] = [];
    for (const branch of BRANCHES) {
      for (const known of await this.#history.known(branch)) rows.push({ ...known, branch });
    }
    const expected = this.#model.tracked.flatMap(({ problem, triage, states }, number) =>
      [...states].map(([branch, { state, path }]) => {
        const line = lineOf(problem);
        const isIt = (row: Row) => row.branch === branch && row.line === line && row.path === path;
        // Its id is that of the row at its place when it is first seen.
        this.#ids[number] ??= rows.find((row) => isIt(row) && !this.#ids.includes(row.id))?.id ?? "";
        return { id: this.#ids[number], branch, line, path, state, triage };
      }),
    );
    return [sorted(rows), sorted(expected)];
  }
}

const placeOf = ({ branch, line, path }: Omit<Row, "id">): string => `${branch} ${path} ${line}`;
const sorted = <T extends Omit<Row, "id">>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
