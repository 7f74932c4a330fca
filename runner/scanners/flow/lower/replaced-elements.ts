import type { Expression, LoopStatement, Statement } from "./ir.ts";
import { assign, evaluate } from "./lowering.ts";

/* Loops that replace each element of what they run over: `foreach ($list as $key => $item) $list[$key] = escape($item);` */

/** Of a body that is looked through. */
const MAX_NODES = 500;

/**
 * The same as a copy: the elements go to a new map, which takes the place of the list after the loop. The loop itself if it may leave an element as it
 * is, or uses the list for anything else.
 * @param isReference whether the variable of the element is the element: assigning it replaces the element
 */
export function replacingElements(loop: LoopStatement, isReference: boolean): Statement[] {
  const { each, body } = loop;
  if (each?.iterable.op !== "name" || each.iterable.name.startsWith("#")) return [loop];
  const { at, name } = each.iterable;
  const copy: Expression = { op: "name", at, name: `#replaced ${name}` };
  const after = isReference
    ? body.length > 0 &&
      !mentions(body, name) && [
        ...body,
        evaluate(assign(at, { op: "index", at, object: copy, key: null }, each.target)),
      ]
    : each.key?.op === "name" && writing(body, name, each.key.name, copy);
  if (!after || leavesEarly(body)) return [loop];
  const made: Expression = { op: "map", at, entries: [] };
  return [evaluate(assign(at, copy, made)), { ...loop, body: after }, evaluate(assign(at, each.iterable, copy))];
}

/** The statements with the copy in place of the list, if they write the element on each path; else null. */
function writing(body: readonly Statement[], list: string, key: string, copy: Expression): Statement[] | null {
  let isWritten = false;
  const statements: Statement[] = [];
  for (const statement of body) {
    const replaced: Statement | null = isWritten ? null : written(statement, list, key, copy);
    isWritten ||= replaced !== null;
    if (!replaced && mentions(statement, list)) return null;
    statements.push(replaced ?? statement);
  }
  return isWritten ? statements : null;
}

function written(statement: Statement, list: string, key: string, copy: Expression): Statement | null {
  if (statement.do === "block") {
    const body = writing(statement.body, list, key, copy);
    return body && { ...statement, body };
  }
  if (statement.do === "if") {
    const consequent = writing(statement.consequent, list, key, copy);
    const otherwise = consequent && writing(statement.otherwise, list, key, copy);
    return otherwise && !mentions(statement.test, list) ? { ...statement, consequent, otherwise } : null;
  }
  if (statement.do !== "evaluate" || statement.value.op !== "assign" || statement.value.operator !== null) return null;
  const { target, value } = statement.value;
  if (target.op !== "index" || target.object.op !== "name" || target.object.name !== list) return null;
  if (target.key?.op !== "name" || target.key.name !== key || mentions(value, list)) return null;
  return { ...statement, value: { ...statement.value, target: { ...target, object: copy } } };
}

function leavesEarly(body: readonly Statement[]): boolean {
  return hasNode(body, ({ do: kind }) => kind === "break" || kind === "continue" || kind === "return");
}

/** Whether a variable occurs; a function may use any. */
function mentions(code: Statement | Expression | readonly Statement[], name: string): boolean {
  return hasNode(code, (node) => node["op"] === "function" || (node["op"] === "name" && node["name"] === name));
}

/** Also true of code with more nodes, so that the time for nested loops is linear: such a loop stays as it is. */
function hasNode(
  code: unknown,
  isFound: (node: Readonly<Record<string, unknown>>) => boolean,
  left = { nodes: MAX_NODES },
): boolean {
  if (Array.isArray(code)) return code.some((item) => hasNode(item, isFound, left));
  if (typeof code !== "object" || code === null) return false;
  left.nodes -= 1;
  if (left.nodes < 0) return true;
  const node = Object.fromEntries(Object.entries(code).filter(([key]) => !["at", "fn", "cls"].includes(key)));
  return isFound(node) || Object.values(node).some((part) => hasNode(part, isFound, left));
}
