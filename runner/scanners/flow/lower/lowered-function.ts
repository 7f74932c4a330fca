import type { FunctionNode, Statement } from "./ir.ts";

/**
 * A function whose body is lowered when it is read. All of them have the same properties and share one accessor, because objects with
 * accessors of their own are slow to read. The accessor is one of the object itself, so that a copy has the body.
 */
export class LoweredFunction implements FunctionNode {
  static readonly #accessor: PropertyDescriptor & ThisType<LoweredFunction> = {
    get(): Statement[] {
      return this.#bodyNow();
    },
    enumerable: true,
    configurable: true,
  };
  at: FunctionNode["at"];
  name: string;
  params: FunctionNode["params"];
  annotations: FunctionNode["annotations"];
  returnType: string;
  isStatic: boolean;
  extends: FunctionNode["extends"];
  extendedType: FunctionNode["extendedType"];
  accessor: FunctionNode["accessor"];
  declaresByAssignment: boolean;
  owner: FunctionNode["owner"];
  declare readonly body: Statement[];
  readonly #bodyNow: () => Statement[];

  constructor(parts: Omit<FunctionNode, "body">, bodyNow: () => Statement[]) {
    this.at = parts.at;
    this.name = parts.name;
    this.params = parts.params;
    this.annotations = parts.annotations;
    this.returnType = parts.returnType;
    this.isStatic = parts.isStatic;
    this.extends = parts.extends;
    this.extendedType = parts.extendedType;
    this.accessor = parts.accessor;
    this.declaresByAssignment = parts.declaresByAssignment;
    this.owner = parts.owner;
    this.#bodyNow = bodyNow;
    Object.defineProperty(this, "body", LoweredFunction.#accessor);
  }
}
