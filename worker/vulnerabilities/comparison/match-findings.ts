import { type SQL, sql } from "drizzle-orm";
import { findings } from "../../database/finding-tables.ts";
import {
  scanLines,
  uncomparedScans,
  vulnerabilities,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import { type ComparedScan, ownContents, takenIds } from "./compared-scan.ts";
import { GROUP, inOrder, type Pairing, part, SURROUNDINGS, SURROUNDINGS_ELSEWHERE } from "./pairings.ts";

/*
 * Statements that find the vulnerability of each finding of a scan. Each takes the findings that are still without one, and
 * vulnerabilities that no finding has yet, and pairs them one to one: from the strongest evidence of the same code to the weakest. None
 * counts from the top of a file, so that a duplicate that is inserted above takes nobody's identity.
 */

/** In this order: in the same file, on this line of history and then on others; then in other files. */
export function matchFindings(compared: ComparedScan): SQL[] {
  const { previous, baseLine } = compared;
  const onLine = inSameFile(compared, candidatesOfLine(compared));
  const [anywhere, absentFrom] = [candidatesOfCategory(compared), previous ? compared.line : baseLine];
  const moved = absentFrom === undefined ? [] : inOtherFiles(compared, absentFrom);
  // What has moved on this line is not mistaken for what another branch has in that file.
  return previous
    ? [...onLine, ...moved, ...inSameFile(compared, anywhere)]
    : [...inSameFile(compared, anywhere), ...moved];
}

/** Only what the line is known to have, for a scan that is older than the line's last. */
export function matchKnownFindings(compared: ComparedScan): SQL[] {
  return inSameFile(compared, candidatesOfLine(compared));
}

function inSameFile(compared: ComparedScan, candidates: SQL): SQL[] {
  const open = sql`select * from (${candidates}) where not closed`;
  return [
    noteCandidates(compared, candidates),
    ...SURROUNDINGS.map((pairing) => pair(compared, candidates, pairing)),
    pair(compared, open, inOrder([GROUP])),
    pair(compared, candidates, inOrder([GROUP])),
  ];
}

/** Renamed and moved files, and code that moved between files: what has the same code, if it is unique. */
function inOtherFiles(compared: ComparedScan, line: number): SQL[] {
  const { organization } = compared;
  const isOwn = line === compared.line;
  const absent = sql`select s.vulnerability_id as v, s.group_key as g, s.key, s.line, false as closed
    from ${vulnerabilityStates} as s where exists (select 1 from f) and s.organization_id = ${organization}
      and s.branch_id = (select l.branch_id from ${scanLines} as l where l.organization_id = ${organization} and l.id = ${line})
      and s.state = 0 and s.line_id = ${line} and s.vulnerability_id not in ${takenIds(compared)}
      ${isOwn ? sql`` : sql`and ${notOnLine(compared, sql.raw("s.vulnerability_id"))}`}
      and ${part("code", "s")} in (select ${part("code")} from f)`;
  // Which file became which: by an equal git object, or by the findings with unique code. The most frequent pair wins.
  const moves = sql`moves as (select old, new from (
      select old, new, row_number() over (partition by old order by sum(votes) desc, new) as choice from (
        select ${part("path", "s")} as old, ${part("path", "c")} as new, 1 as votes
          from ${ownContents(compared)} cross join ${vulnerabilityStates} as s on s.organization_id = f.organization_id
            and s.vulnerability_id = f.vulnerability_id and s.line_id = ${line}
          where exists (select 1 from a) and ${part("path", "s")} <> ${part("path", "c")}
        union all
        select o.path, n.path, 1000000
          from (select distinct ${part("path")} as path, ${part("blob")} as blob from a) as o
          join (select distinct ${part("path")} as path, ${part("blob")} as blob from f) as n
            on n.blob = o.blob and n.path <> o.path and o.blob <> zeroblob(6))
      group by old, new) where choice = 1)`;
  const inMovedFiles = sql`select a.v, cast(${part("code", "a")} || moves.new as blob) as g, a.key, a.line, false as closed
    from a cross join moves on moves.old = ${part("path", "a")}`;
  const before = sql`, a as materialized (${absent}), ${moves}`;
  return [
    noteCandidates(compared, absent),
    ...SURROUNDINGS_ELSEWHERE.map((pairing) => pair(compared, absent, pairing)),
    ...[...SURROUNDINGS, inOrder([GROUP])].map((pairing) => pair(compared, inMovedFiles, pairing, before)),
  ];
}

/** What this line has in the files of the findings, whatever its state. */
function candidatesOfLine(compared: ComparedScan): SQL {
  const { organization, line } = compared;
  return sql`select s.vulnerability_id as v, s.group_key as g, s.key, s.line, s.state <> 0 as closed
    from (select distinct g from f) as k cross join ${vulnerabilityStates} as s indexed by vulnerability_states_group
      on s.organization_id = ${organization} and s.line_id = ${line} and s.group_key = k.g
    where s.vulnerability_id not in ${takenIds(compared)}`;
}

/** What other lines of the category have in the files of the findings, and this one never had. */
function candidatesOfCategory(compared: ComparedScan): SQL {
  const { organization, project, categoryId } = compared;
  return sql`select v.id as v, v.group_key as g, v.key, v.line, false as closed
    from (select distinct g from f) as k cross join ${vulnerabilities} as v indexed by vulnerabilities_group
      on v.organization_id = ${organization} and v.project_id = ${project} and v.category_id = ${categoryId} and v.group_key = k.g
    where v.id not in ${takenIds(compared)} and ${notOnLine(compared, sql.raw("v.id"))}`;
}

function notOnLine({ organization, line }: ComparedScan, id: SQL): SQL {
  return sql`not exists (select 1 from ${vulnerabilityStates} as own where own.organization_id = ${organization}
    and own.vulnerability_id = ${id} and own.line_id = ${line})`;
}

function pair(compared: ComparedScan, candidates: SQL, { tables, pairs }: Pairing, before: SQL = sql``): SQL {
  return sql`update ${findings} set vulnerability_id = paired.v from (
      with ${unmatched(compared, sql`(select has_candidates from ${uncomparedScans} where ${isScan(compared)})`)}${before},
      s as materialized (${candidates}), ${tables}
      ${pairs}) as paired
    where organization_id = ${compared.organization} and id = paired.f`;
}

/** Without candidates, the statements that pair them read nothing: a scan whose findings are all new would be read by each of them. */
function noteCandidates(compared: ComparedScan, candidates: SQL): SQL {
  return sql`update ${uncomparedScans} set has_candidates = (with ${unmatched(compared)} select exists (${candidates})) where ${isScan(compared)}`;
}

/** A common table expression: the findings `f` that are without a vulnerability. */
function unmatched(compared: ComparedScan, guard?: SQL): SQL {
  return sql`f as materialized (select f.id, f.location_line as line, c.key, substr(c.key, 1, 14) as g from ${ownContents(compared, guard)}
    where f.vulnerability_id is null and c.key is not null)`;
}

function isScan({ organization, scan }: ComparedScan): SQL {
  return sql`organization_id = ${organization} and scan_id = ${scan}`;
}
