import { constantValue } from "../domain/value.ts";
import type { LoopStatement, Statement } from "../lower/ir.ts";
import { constantItems } from "../models/constant-items.ts";
import { assignTo } from "./assign.ts";
import { branch, type Engine, type Scope } from "./engine.ts";

/*
 * Loops over a few constants that leave the function: `for (const name of ["mail", "code"]) if (typeof input[name] !== "string") return`.
 * Each round checks another part of the data, so each is run by itself.
 */

/** Runs a loop of this kind. @returns false for any other loop */
export function runGuardLoop(engine: Engine, statement: LoopStatement, scope: Scope): boolean {
  const { each, body } = statement;
  if (!each || (each.keys && !engine.has("loopsByValue")) || !leaves(body) || breaks(body)) return false;
  const items = constantItems(engine.evaluate(each.iterable, scope), scope);
  if (!items) return false;
  const { state, activation } = scope;
  for (const [index, item] of items.entries()) {
    const loop = { base: state, breaks: [], continues: [] };
    const round = branch(scope);
    activation.loops.push(loop);
    assignTo(engine, each.target, item, round, { declares: true });
    if (each.key) assignTo(engine, each.key, constantValue(index), round, { declares: true });
    engine.execute(body, round);
    activation.loops.pop();
    state.mergeForks([round.state, ...loop.continues]);
    if (!state.isReachable) break;
  }
  return true;
}

function leaves(body: readonly Statement[]): boolean {
  return body.some((each) => each.do === "return" || each.do === "throw" || innerOf(each).some(leaves));
}

function breaks(body: readonly Statement[]): boolean {
  return body.some((each) => each.do === "break" || innerOf(each).some(breaks));
}

function innerOf(statement: Statement): readonly (readonly Statement[])[] {
  switch (statement.do) {
    case "if":
      return [statement.consequent, statement.otherwise];
    case "block":
    case "loop":
      return [statement.body];
    case "switch":
      return statement.cases.map(({ body }) => body);
    case "try":
      return [statement.body, ...statement.handlers.map(({ body }) => body), statement.always];
    default:
      return [];
  }
}
