import type { SecretRule } from "./rule.ts";
import { ACCOUNTS_RULES } from "./rules/accounts.ts";
import { BUSINESS_RULES } from "./rules/business.ts";
import { COMMUNICATIONS_RULES } from "./rules/communications.ts";
import { DATA_PLATFORMS_RULES } from "./rules/data-platforms.ts";
import { DELIVERY_RULES } from "./rules/delivery.ts";
import { HOSTING_RULES } from "./rules/hosting.ts";
import { MODELS_RULES } from "./rules/models.ts";
import { TELEMETRY_RULES } from "./rules/telemetry.ts";
import { AI_RULES } from "./rules/ai.ts";
import { CALL_RULES } from "./rules/calls.ts";
import { CLOUD_ACCESS_RULES } from "./rules/cloud-access.ts";
import { COMMAND_RULES } from "./rules/commands.ts";
import { PASSWORD_FILE_RULES } from "./rules/password-files.ts";
import { CLOUD_RULES } from "./rules/cloud.ts";
import { DATABASE_RULES } from "./rules/databases.ts";
import { GENERIC_RULES } from "./rules/generic.ts";
import { KEY_RULES } from "./rules/keys.ts";
import { MESSAGING_RULES } from "./rules/messaging.ts";
import { OBSERVABILITY_RULES } from "./rules/observability.ts";
import { PAYMENT_RULES } from "./rules/payments.ts";
import { SERVICE_RULES } from "./rules/services.ts";
import { SOURCE_HOSTING_RULES } from "./rules/source-hosting.ts";

/** Incremented whenever a rule is added or its matches change. */
export const RULE_PACK_VERSION = "1.3.0";

export const SECRET_RULES: readonly SecretRule[] = [
  ...CLOUD_RULES,
  ...CLOUD_ACCESS_RULES,
  ...SOURCE_HOSTING_RULES,
  ...MESSAGING_RULES,
  ...PAYMENT_RULES,
  ...AI_RULES,
  ...SERVICE_RULES,
  ...OBSERVABILITY_RULES,
  ...DELIVERY_RULES,
  ...DATA_PLATFORMS_RULES,
  ...HOSTING_RULES,
  ...BUSINESS_RULES,
  ...COMMUNICATIONS_RULES,
  ...TELEMETRY_RULES,
  ...ACCOUNTS_RULES,
  ...MODELS_RULES,
  ...KEY_RULES,
  ...DATABASE_RULES,
  ...COMMAND_RULES,
  ...PASSWORD_FILE_RULES,
  ...CALL_RULES,
  ...GENERIC_RULES,
];
