/** What must not hold for a row `c` of a table, in SQL, beside its foreign keys. */
export interface Rule {
  table: string;
  problem: string;
  violation: string;
}

const lacks = (parent: string, column: string): string =>
  `not exists (select 1 from ${parent} as p where p.organization_id = c.organization_id and p.id = c.${column})`;
const differs = (parent: string, column: string, condition: string): string =>
  `exists (select 1 from ${parent} as p where p.organization_id = c.organization_id and p.id = c.${column} and (${condition}))`;

/** References that have no foreign key for reasons of cost, and columns that repeat what other rows say. */
export const RULES: readonly Rule[] = [
  { table: "findings", problem: "its content is missing", violation: lacks("finding_contents", "content_id") },
  { table: "findings", problem: "its scanner is missing", violation: lacks("finding_scanners", "scanner_id") },
  {
    table: "findings",
    problem: "it is in no batch of its scan",
    violation: `ifnull((select b.first_id <= c.id and b.scan_id = c.scan_id from finding_batches as b
      where b.organization_id = c.organization_id and b.last_id >= c.id order by b.last_id limit 1), 0) = 0`,
  },
  { table: "finding_contents", problem: "its rule is missing", violation: lacks("rule_texts", "rule_text_id") },
  {
    table: "finding_batches",
    problem: "it overlaps another batch, so that findings are counted twice",
    violation: `exists (select 1 from finding_batches as b where b.organization_id = c.organization_id
      and b.last_id >= c.first_id and b.last_id < c.last_id)`,
  },
  {
    table: "finding_batches",
    problem: "project, UUID or is_latest differ from those of its scan",
    violation: differs(
      "scans",
      "scan_id",
      "p.project_id <> c.project_id or p.uuid <> c.scan_uuid or p.is_latest <> c.is_latest",
    ),
  },
  {
    table: "scans",
    problem: "is_latest is wrong",
    violation: `c.is_latest <> (c.status = 'completed' and c.uuid = (select n.uuid from scans as n
      where n.organization_id = c.organization_id and n.project_id = c.project_id and n.target_ref is c.target_ref
        and n.status = 'completed' order by n.uuid desc limit 1))`,
  },
  {
    table: "scan_lines",
    problem: "is_default differs from the default branch of its project",
    violation: differs("projects", "project_id", "c.is_default <> (c.branch = p.default_branch)"),
  },
  {
    table: "vulnerability_states",
    problem: "its line of history is missing",
    violation: lacks("scan_lines", "line_id"),
  },
  {
    table: "vulnerability_states",
    problem: "branch or is_default differ from those of its line of history",
    violation: differs("scan_lines", "line_id", "p.branch_id <> c.branch_id or p.is_default <> c.is_default"),
  },
];
