import { loadOperatorSecretRules } from "./operator-rules.ts";
import type { SecretRule } from "./rule.ts";
import { SECRET_RULES } from "./rules.ts";

/**
 * The rules of ours, and those of an operator's file if there is one.
 * @throws Error that names file and line of a rule that is none.
 */
export async function loadSecretRules(operatorFile: string | null): Promise<readonly SecretRule[]> {
  if (operatorFile === null) return SECRET_RULES;
  const taken = new Set(SECRET_RULES.map(({ id }) => id));
  return [...SECRET_RULES, ...(await loadOperatorSecretRules(operatorFile, taken))];
}
