import { anyCase, assignedRule, type SecretRule, tokenRule } from "../rule.ts";
import { holdsDigit } from "../value-shape.ts";

export const OBSERVABILITY_RULES: readonly SecretRule[] = [
  assignedRule(
    {
      id: "secret.datadog.api-key",
      name: "Datadog API or application key",
      grants: "write metrics and logs, and read all of them with an application key",
      revoke: "Revoke the key in Datadog (Organization settings → API keys or Application keys)",
    },
    `(?:${anyCase("datadog")}|DD|dd|${anyCase("dd-a")})[\\w.-]{0,24}${anyCase("key")}`,
    "(?:[0-9a-f]{40}|[0-9a-f]{32})",
    { keywords: ["datadog", "dd_api", "dd_app", "dd-api", "dd-app", "ddapi", "ddapp"] },
  ),
  tokenRule(
    {
      id: "secret.newrelic.key",
      name: "New Relic key",
      grants: "query the account's data, or write into it",
      revoke: "Delete the key in New Relic (API keys)",
    },
    ["NRAK-[A-Z0-9]{27}", "NRII-[A-Za-z0-9_-]{32}(?!-)", "NRAA-[0-9a-f]{27}", "[0-9a-f]{36}NRAL"],
    { keywords: ["nrak-", "nrii-", "nraa-", "nral"], accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.sentry.auth-token",
      name: "Sentry auth token",
      grants: "read the events of the organization and manage its releases",
      revoke: "Revoke the token in Sentry (Settings → Auth tokens)",
    },
    ["sntry[ua]_[0-9a-f]{64}", "sntrys_eyJ[A-Za-z0-9+/=_-]{60,400}"],
    { keywords: ["sntryu_", "sntrya_", "sntrys_"], reach: { before: 8, after: 450 } },
  ),
  tokenRule(
    {
      id: "secret.dynatrace.api-token",
      name: "Dynatrace API token",
      grants: "use the environment's API within the token's scopes",
      revoke: "Revoke the token in Dynatrace (Access tokens)",
    },
    ["dt0[a-z]\\d{2}\\.[A-Z0-9]{8,24}\\.[A-Z0-9]{64}"],
    { keywords: ["dt0"] },
  ),
  tokenRule(
    {
      id: "secret.databricks.access-token",
      name: "Databricks access token",
      grants: "read the workspace's data and run code on its clusters",
      revoke: "Revoke the token in Databricks (User settings → Developer → Access tokens)",
    },
    ["dapi[0-9a-f]{32}(?:-\\d{1,2})?", "dose[0-9a-f]{32}(?:-\\d{1,2})?"],
    { keywords: ["dapi", "dose"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.sourcegraph.access-token",
      name: "Sourcegraph access token",
      grants: "search and read all code its user can see",
      revoke: "Delete the token in Sourcegraph (Settings → Access tokens)",
    },
    ["sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}"],
    { keywords: ["sgp_"] },
  ),
  assignedRule(
    {
      id: "secret.pagerduty.api-key",
      name: "PagerDuty API key",
      grants: "read and change incidents and schedules",
      revoke: "Delete the key in PagerDuty (Integrations → API access keys)",
    },
    `${anyCase("pagerduty")}[\\w.-]{0,20}(?:${anyCase("key")}|${anyCase("token")})`,
    "(?:[A-Za-z0-9_+-]{20}|[0-9a-f]{32})",
    { keywords: ["pagerduty"], accepts: holdsDigit, minEntropy: 3.3 },
  ),
  assignedRule(
    {
      id: "secret.splunk.hec-token",
      name: "Splunk HTTP event collector token",
      grants: "write events into the index",
      revoke: "Delete the token in Splunk (Data inputs → HTTP event collector)",
    },
    `(?:${anyCase("splunk")}|${anyCase("hec")})[\\w.-]{0,20}${anyCase("token")}`,
    "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}",
    { keywords: ["splunk", "hec_token", "hectoken", "hec-token"], severity: "medium" },
  ),
];
