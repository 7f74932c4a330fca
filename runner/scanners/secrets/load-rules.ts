import { loadOperatorSecretRules } from "./operator-rules.ts";
import type { SecretRule } from "./rule.ts";
import { SECRET_RULES } from "./rules.ts";

/**
 * The embedded rules, and the custom rules if there are any.
 * @throws Error with file and line of an invalid rule.
 */
export async function loadSecretRules(operatorFile: string | null): Promise<readonly SecretRule[]> {
  if (operatorFile === null) return SECRET_RULES;
  const taken = new Set(SECRET_RULES.map(({ id }) => id));
  return [...SECRET_RULES, ...(await loadOperatorSecretRules(operatorFile, taken))];
}
