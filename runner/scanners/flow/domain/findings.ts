import type { FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Family } from "./families.ts";
import type { Taint } from "./taint.ts";

/** A sink of a family whose pattern rules yield to the data flow. */
export interface RunSink {
  family: Family;
  sink: SyntaxNode;
  isClean: boolean;
  /** The entry points with which data reaches it that the analysis does not see; null for the top level. */
  unknownIn: Set<FunctionNode | null>;
}

export interface FlowFinding {
  family: Family;
  sink: SyntaxNode;
  taint: Taint | null;
  confidence: "high" | "medium" | "low";
  /** A test of whether a path exists. */
  isExistenceTest?: boolean;
  /** The constant is the default of a setting. */
  isDefault?: boolean;
  /** The request handler whose result is the sink. */
  handler?: FunctionNode;
}
