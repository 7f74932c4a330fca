import type { ClassNode, Expression, FunctionNode, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { lambda, type Lowering, nameOf, parameter } from "../lowering.ts";
import { blockParameter, type Method, methodWith, namesOf, parametersOf } from "./parameters.ts";

/** The name of the method that returns the declared parameters of a request. */
export const DECLARED = "#params";

/** The lowering of a file, with the local variables in scope: other names are calls. */
export interface RubyScopeLowering extends Lowering {
  readonly method: Method;
  isLocal(name: string): boolean;
  inMethod<Result>(method: Method, work: () => Result): Result;
  withLocals<Result>(names: Iterable<string>, inner: boolean, work: () => Result): Result;
}

/** The last expression of a method is its result. */
export function returning(statements: Statement[]): Statement[] {
  const last = statements.at(-1);
  if (!last) return statements;
  return [...statements.slice(0, -1), ...lastOf(last)];
}

export function yielding(statements: Statement[]): Statement[] {
  const last = statements.at(-1);
  return last?.do === "evaluate" ? [...statements.slice(0, -1), { do: "yield", value: last.value }] : statements;
}

function lastOf(last: Statement): Statement[] {
  switch (last.do) {
    case "evaluate":
      return [{ do: "return", value: last.value, at: last.value.at }];
    case "if":
      return [{ ...last, consequent: returning(last.consequent), otherwise: returning(last.otherwise) }];
    case "switch":
      return [{ ...last, cases: last.cases.map((item) => ({ ...item, body: returning(item.body) })) }];
    case "try":
      return [
        {
          ...last,
          body: returning(last.body),
          handlers: last.handlers.map((handler) => ({ ...handler, body: returning(handler.body) })),
        },
      ];
    default:
      return [last];
  }
}

export function methodOf(node: SyntaxNode, owner: ClassNode | null, lowering: RubyScopeLowering): FunctionNode {
  const name = node.field("name")?.text ?? "";
  const list = node.field("parameters");
  const [params, body] = lowering.withLocals(namesOf(list), false, () => {
    const own = parametersOf(list, lowering);
    if (/\byield\b/u.test(node.text) && own.every(({ takesBlock }) => !takesBlock)) own.push(blockParameter(node));
    const declaresParams = owner?.methods.some((method) => method.name === DECLARED) ?? false;
    const method = { ...methodWith(own, node), declaresParams };
    return [own, lowering.inMethod(method, () => returning(lowering.block(node.field("body"))))] as const;
  });
  const assigned = /^(\w+)=$/u.exec(name)?.[1];
  return {
    at: node,
    name: name === "initialize" ? "<init>" : (assigned ?? name),
    ...(assigned !== undefined && { accessor: "set" as const }),
    params,
    body,
    annotations: [],
    returnType: "",
    isStatic: node.kind === "singleton_method",
    declaresByAssignment: true,
    owner,
  };
}

/** A block captures the variables around it. */
export function blockOf(node: SyntaxNode, lowering: RubyScopeLowering, list: SyntaxNode | null): Expression {
  const body = node.field("body") ?? node.child("body_statement", "block_body");
  const implicit = list ? undefined : /(?<![.:@\w])(?:it|_1)\b/u.exec(body?.text ?? "")?.[0];
  return lowering.withLocals(implicit === undefined ? namesOf(list) : [implicit], true, () => {
    const params =
      implicit === undefined ? parametersOf(list, lowering) : [parameter(nameOf(node, implicit), implicit)];
    return lambda(node, params, body ? returning(lowering.statement(body)) : []);
  });
}
