import type { Annotation, Expression, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import {
  accessorsOf,
  classOf,
  functionOf,
  initialValueOf,
  isAccessor,
  isTypeDeclaration,
  lazyValue,
  misreadClass,
  withLooseAnnotations,
} from "./declarations.ts";
import { argumentsOf, isParted } from "./calls.ts";
import { isType, simpleType } from "./types.ts";
import { branchesOf } from "./branches.ts";
import { KotlinExpressions } from "./expressions.ts";
import { safeCallOf } from "./safe-calls.ts";
import { assign, call, constant, evaluate, loop, operation } from "../lowering.ts";

/** Functions that throw unless the condition holds. */
const ASSERTS = /^(?:require|check|assert)$/u;

export class KotlinLowering extends KotlinExpressions {
  #marks = new Map<SyntaxNode, Annotation[]>();
  /** The last property without a stored value: its accessors may follow. */
  #computed: SyntaxNode | null = null;
  #beforeAccessors = new Set<SyntaxNode | undefined>();

  statement(node: SyntaxNode): Statement[] {
    const marks = this.#marks.get(node);
    if (isTypeDeclaration(node))
      return [{ do: "class", cls: classOf(node, this, node.child("type_identifier")?.text ?? "", marks) }];
    const misread = misreadClass(node, this);
    if (misread) return [{ do: "class", cls: misread }];
    switch (node.kind) {
      case "source_file":
        this.#marks = withLooseAnnotations(node.named);
        return this.statements(node.named);
      case "constructor_invocation":
        return [evaluate(call(node, null, "super", argumentsOf(node, this)))];
      case "anonymous_initializer":
      case "statements":
      case "control_structure_body":
      case "ERROR":
        return this.statements(node.named);
      case "import_list":
        return this.statements(node.named);
      case "import_header":
        return imports(node);
      case "package_header":
      case "type_alias":
      case "file_annotation":
        return [];
      case "function_declaration":
        return [{ do: "function", fn: functionOf(node, null, this, marks) }];
      case "property_declaration":
        return this.declaration(node);
      case "getter":
      case "setter":
        return this.#computed ? this.accessors(this.#computed, [node]) : [];
      case "jump_expression":
        return this.jump(node);
      case "if_expression": {
        const { test, consequent, otherwise } = branchesOf(node);
        return [
          {
            do: "if",
            test: this.expression(test),
            consequent: this.block(consequent),
            otherwise: this.block(otherwise),
          },
        ];
      }
      case "when_expression":
        return [{ do: "switch", subject: this.subject(node), cases: this.whenCases(node, false) }];
      case "try_expression":
        return [this.tryOf(node, (statements) => this.block(statements))];
      case "for_statement":
      case "while_statement":
      case "do_while_statement":
        return [this.loopOf(node)];
      case "elvis_expression":
      case "call_expression":
        return this.called(node);
      default:
        return [evaluate(this.expression(node))];
    }
  }

  /** The parser often separates the returned expression from the `return`. */
  override statements(nodes: readonly SyntaxNode[]): Statement[] {
    for (const [index, node] of nodes.entries()) if (isAccessor(node)) this.#beforeAccessors.add(nodes[index - 1]);
    const parted = nodes.findIndex((node, index) => isParted(node, nodes[index + 1]));
    const [jump, value] = nodes.slice(parted);
    if (parted === -1 || !jump || !value) return super.statements(nodes);
    const given: Statement = jump.startsWith("throw")
      ? { do: "throw", value: this.expression(value) }
      : { do: "return", value: this.expression(value), at: jump, leaves: labelOf(jump) };
    return [...super.statements(nodes.slice(0, parted)), given, ...this.statements(nodes.slice(parted + 2))];
  }

  private called(node: SyntaxNode): Statement[] {
    const value = this.expression(node);
    const [test] = value.op === "call" ? value.args : [];
    if (test && value.op === "call" && !value.receiver && ASSERTS.test(value.name))
      return [{ do: "assert", test: test.value }];
    return safeCallOf(node, value) ?? [evaluate(value)];
  }

  private declaration(node: SyntaxNode): Statement[] {
    const declared = node.child("variable_declaration", "multi_variable_declaration");
    if (!declared) return [];
    const value = initialValueOf(node, declared, this);
    const lazy = lazyValue(value);
    const name = declared.child("simple_identifier")?.text ?? "";
    if (lazy) return [{ do: "function", fn: { ...lazy, name, params: [], accessor: "get" } }];
    this.#computed = value ? null : node;
    const accessors = value ? [] : this.accessors(node, node.named);
    if (accessors.length > 0 || (!value && this.#beforeAccessors.has(node))) return accessors;
    const type = simpleType(declared.named.find(isType));
    const target = this.target(declared);
    return this.orLeave(node, target, type) ?? [{ do: "declare", target, type, value }];
  }

  /** `val user = find(name) ?: return null`: what is returned is a result, too. */
  private orLeave(node: SyntaxNode, target: Expression, type: string): Statement[] | null {
    const elvis = node.child("elvis_expression");
    const [left, jump] = elvis?.named ?? [];
    if (!elvis || !left || jump?.kind !== "jump_expression" || target.op !== "name") return null;
    const isAbsent = operation(elvis, "==", target, constant(elvis, null));
    return [
      { do: "declare", target, type, value: this.expression(left) },
      { do: "if", test: isAbsent, consequent: this.jump(jump), otherwise: [] },
      evaluate(assign(elvis, target, operation(elvis, "!!", target))),
    ];
  }

  private accessors(property: SyntaxNode, nodes: readonly SyntaxNode[]): Statement[] {
    return accessorsOf(property, nodes, null, this).map((fn) => ({ do: "function", fn }));
  }

  private jump(node: SyntaxNode): Statement[] {
    const value = node.named.find(({ kind }) => kind !== "label");
    if (node.startsWith("throw")) return [{ do: "throw", value: this.optional(value) }];
    if (node.startsWith("break")) return [{ do: "break" }];
    if (node.startsWith("continue")) return [{ do: "continue" }];
    return [{ do: "return", value: this.optional(value), at: node, leaves: labelOf(node) }];
  }

  private loopOf(node: SyntaxNode): Statement {
    const bodyNode = node.child("control_structure_body");
    const body = this.block(bodyNode);
    const [first, second] = node.named.filter((item) => item !== bodyNode);
    if (node.kind === "for_statement" && first && second)
      return loop({ each: { target: this.target(first), iterable: this.expression(second), keys: false }, body });
    return loop({ test: this.optional(first), body, bodyFirst: node.kind === "do_while_statement" });
  }
}

const FUNCTION_OF_PACKAGE = /^((?:\w+\.)*[a-z]\w*)\.([a-z]\w*)$/u;

/** The label of a `return`; empty for one that leaves the function around all blocks. */
function labelOf(jump: SyntaxNode): string {
  return /^return@(\w+)/u.exec(jump.text)?.[1] ?? "";
}

function imports(node: SyntaxNode): Statement[] {
  const path = node.child("identifier")?.text ?? "";
  const alias = node.child("import_alias")?.named[0]?.text;
  if (node.text.includes("*")) return [];
  const [, from, member = path] = FUNCTION_OF_PACKAGE.exec(path) ?? [];
  const name = alias ?? path.slice(path.lastIndexOf(".") + 1);
  // Tables name a function of a package without it, as code does that imports the whole package.
  return [{ do: "import", name, path: member, ...(from !== undefined && { from, member }) }];
}
