import type { SarifLevel } from "../../contract/sarif.ts";
import { type Fields, fieldsOf, indexOf, isFields, listOf } from "../json-fields.ts";
import { findRule, type Rule, type Tool } from "./read-tool.ts";
import { readLevel } from "../severity.ts";

/** How the configuration of a rule differs from its default in an invocation (SARIF 2.1.0, 3.20.5, 3.51). */
export interface RuleOverride {
  level: SarifLevel | undefined;
  isDisabled: boolean;
}

/** The overrides of one invocation, by rule, or by id if the tool does not describe the rule. */
type Overrides = ReadonlyMap<Rule | string, RuleOverride>;

/** The overrides of each invocation of a run. */
export type RuleOverrides = readonly Overrides[];

export function readOverrides(invocations: unknown, tool: Tool): RuleOverrides {
  // Missing elements become empty objects, so that the indexes of the others are unchanged.
  return Array.from(listOf(invocations), (invocation) => {
    const overrides = new Map<Rule | string, RuleOverride>();
    for (const override of listOf(fieldsOf(invocation)["ruleConfigurationOverrides"]).filter(isFields)) {
      const { id, rule } = findRule({ rule: override["descriptor"] }, tool);
      const { level, enabled } = fieldsOf(override["configuration"]);
      const key = rule ?? id;
      if (key !== undefined) overrides.set(key, { level: readLevel(level), isDisabled: enabled === false });
    }
    return overrides;
  });
}

/**
 * The override for a result: of the invocation that it names, else of any. The last one applies, because most tools write one
 * invocation and no `invocationIndex`.
 */
export function findOverride(result: Fields, overrides: RuleOverrides, tool: Tool): RuleOverride | undefined {
  if (overrides.every(({ size }) => size === 0)) return undefined;
  const { id, rule } = findRule(result, tool);
  const named = indexOf(fieldsOf(result["provenance"])["invocationIndex"]);
  const asked = named === undefined ? overrides : overrides.slice(named, named + 1);
  return asked
    .map((known) => (rule && known.get(rule)) ?? (id === undefined ? undefined : known.get(id)))
    .findLast((override) => override !== undefined);
}
