import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** The declared type of the result of a function; if it is a delegate, with the types of what the delegate is given. */
export interface ResultType {
  type: string;
  given: readonly string[];
}

/** The name of a type without namespace and type arguments. */
const PROMISE = /^(?:[\w.]+\.)?(?:Value)?Task<([^]+)>\??$/u;

export function simpleType(node: SyntaxNode | null): string {
  if (!node || node.kind === "implicit_type") return "";
  // What is awaited.
  const awaited = PROMISE.exec(node.text)?.[1] ?? node.text;
  const text = awaited.replace(/<[^]*>/u, "").replaceAll(/[\s?]/gu, "");
  return text.slice(text.lastIndexOf(".") + 1);
}

const NUMBERS = "int|long|short|decimal|double|float|Guid|DateTime|DateOnly|DateTimeOffset";
const LIST_OF_NUMBERS = new RegExp(
  `^(?:(?:I?(?:ReadOnly)?(?:List|Collection|Set)|IEnumerable|HashSet)<(${NUMBERS})>|(${NUMBERS})\\[\\])\\??$`,
  "u",
);

const LIST = /^(?:I?(?:ReadOnly)?(?:List|Collection)|IEnumerable)<(?:\w+\.)*([A-Z]\w*)\??>\??$/u;

/** A list of numbers cannot carry text. */
export function elementType(node: SyntaxNode | null): string {
  const [, inList, inArray] = LIST_OF_NUMBERS.exec(node?.text ?? "") ?? [];
  return inList ?? inArray ?? simpleType(node);
}

/** The type of a property: a list has the type of its elements. */
export function propertyType(node: SyntaxNode | null): string {
  const [, element] = LIST.exec(node?.text ?? "") ?? [];
  const type = elementType(node);
  return element !== undefined && type === simpleType(node) ? `${element}[]` : type;
}

/** The type of the result of a function, or of its task. */
export function resultType(node: SyntaxNode): ResultType {
  const type = node.field("returns") ?? node.field("type");
  const inTask = /^(?:\w+\.)*(?:Value)?Task<([\w.?]+)>$/u.exec(type?.text ?? "")?.[1];
  return { type: inTask?.replace(/^.*\.|\?$/gu, "") ?? simpleType(type), given: givenTo(type) };
}

/** The types of the parameters of a delegate: those of `Func<A, B, Result>` and `Action<A, B>`. */
export function givenTo(type: SyntaxNode | null): readonly string[] {
  const generic = type?.kind === "nullable_type" ? type.named[0] : type;
  const [, name = ""] = /^(?:System\.)?(Func|Action)</u.exec(generic?.text ?? "") ?? [];
  const all = name === "" ? [] : (generic?.descendants("type_argument_list")[0]?.named ?? []);
  return (name === "Func" ? all.slice(0, -1) : all).map(simpleType);
}
