import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Value } from "../domain/value.ts";
import { mostConfident } from "./sinks.ts";

/*
 * Calls of database libraries that the tables do not know, by their argument: the text of an SQL statement whose beginning is in the
 * code, concatenated with untrusted data. The words are those of the SQL standard: https://www.postgresql.org/docs/current/sql-commands.html
 */

const STATEMENT =
  /^[\s(]*(?:select\s.*\sfrom\s|select\s.{200}|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|merge\s+into\s|replace\s+into\s|with\s+\w+\s+as\s*\(|(?:create|alter|drop|truncate)\s+table\s)/isu;
/** Methods that execute or prepare a statement; not those that log, translate or collect texts, or bind what is interpolated. */
const EXECUTES =
  /^(?!.*interpolated).*(?:query|exec|sql|statement|select|fetch|prepare)|^(?:run|raw|unsafe|all|get|first|one|many|each|batch|scalar|find|count)$/iu;

/** Calls that run a statement; others return another text of it. */
const RUNS =
  /^(?!.*(?:add|append|build|create|escape|format|interpolat|limit|log|make|modify|parse|prepare(?!d)|quote|rewrite|translate|wrap))(?=.*(?:exec|fetch|query|select))/iu;
/** Calls that do, whatever their argument begins with: `connection.execute_dict(statement)`. */
const ROWS_OF_STATEMENT = /exec(?:ute)?_?(?:2darray|assoc|cell|column|dict|rows?|scalar)(?:_?async)?$/iu;

/** Reports an argument that is such a statement. Its confidence is medium, as the library is not known. */
export function checkStatement(engine: Engine, call: Call, { state }: Scope): void {
  const { named, expression, args, keywords } = call;
  const statements = [...args, ...keywords.values()].filter(isStatement);
  if (statements.length === 0 || !EXECUTES.test(expression.name) || engine.tables.callSinks.match(named).length > 0)
    return;
  for (const value of statements) {
    const taint = mostConfident(engine.reachableTaints(value, state), "sql-injection");
    if (taint) engine.report({ family: "sql-injection", sink: expression.at, taint, confidence: "medium" });
  }
}

/** Whether a call runs a statement, whose rows it returns: its result is not derived from the text, or from values that the text has placeholders for. */
export function returnsRows({ expression: { name }, receiver, args }: Call): boolean {
  if (receiver?.taints.some(({ kind }) => kind !== "parameter")) return false;
  const [first] = args;
  if (!first || !RUNS.test(name)) return false;
  return ROWS_OF_STATEMENT.test(name) || STATEMENT.test(String(first.constant ?? first.knownPrefix));
}

function isStatement({ taints, knownPrefix }: Value): boolean {
  return taints.length > 0 && STATEMENT.test(knownPrefix);
}
