import { assignedRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const TELEMETRY_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.launchdarkly.key",
      name: "LaunchDarkly SDK key or access token",
      grants: "read feature flags, or change them with an access token",
      revoke: "Reset the key in LaunchDarkly (Organization settings)",
    },
    ["(?:api|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"],
    { keywords: ["api-", "sdk-"] },
  ),
  tokenRule(
    {
      id: "secret.posthog.personal-api-key",
      name: "PostHog personal API key",
      grants: "read analytics on behalf of its owner",
      revoke: "Delete the key in PostHog (Settings → Personal API keys)",
    },
    ["phx_[A-Za-z0-9]{43,48}"],
    { keywords: ["phx_"] },
  ),
  tokenRule(
    {
      id: "secret.segment.public-api-token",
      name: "Segment API token",
      grants: "read and change sources and destinations",
      revoke: "Revoke the token in Segment (Access management → Tokens)",
    },
    ["sgp_[A-Za-z0-9]{64}"],
    { keywords: ["sgp_"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.honeycomb.ingest-key",
      name: "Honeycomb key",
      grants: "write events, and change the team's settings with a management key",
      revoke: "Disable the key in Honeycomb (Environment settings → API keys)",
    },
    ["hc[abx](?:ik|mk|lk|xk)_[a-z0-9]{26,64}"],
    { keywords: ["hcaik_", "hcbik_", "hcxik_", "hcamk_", "hcalk_"] },
  ),
  tokenRule(
    {
      id: "secret.axiom.api-token",
      name: "Axiom token",
      grants: "read and write the datasets within its scope",
      revoke: "Delete the token in Axiom (Settings → API tokens)",
    },
    ["xa[ap]t-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"],
    { keywords: ["xaat-", "xapt-"] },
  ),
  tokenRule(
    {
      id: "secret.statsig.server-secret",
      name: "Statsig server secret key",
      grants: "read and change gates and experiments",
      revoke: "Rotate the key in Statsig (Settings → Keys & environments)",
    },
    ["secret-[A-Za-z0-9]{40,50}"],
    { keywords: ["secret-"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.coralogix.api-key",
      name: "Coralogix key",
      grants: "read or write logs",
      revoke: "Deactivate the key in Coralogix (API keys)",
    },
    ["cxt[ph]_[A-Za-z0-9]{30}"],
    { keywords: ["cxtp_", "cxth_"] },
  ),
  tokenRule(
    {
      id: "secret.checkly.api-key",
      name: "Checkly API key",
      grants: "read and change checks and their variables",
      revoke: "Delete the key in Checkly (User settings → API keys)",
    },
    ["cu_[0-9a-f]{32}"],
    { keywords: ["cu_"] },
  ),
  tokenRule(
    {
      id: "secret.flagsmith.server-key",
      name: "Flagsmith server-side key",
      grants: "read the flags and segments of the environment",
      revoke: "Delete the key in Flagsmith (SDK keys)",
    },
    ["ser\\.[A-Za-z0-9]{22}"],
    { keywords: ["ser."], severity: "medium", accepts: mixesCasesAndDigits, minEntropy: 3.8 },
  ),
  assignedRule(
    {
      id: "secret.rollbar.access-token",
      name: "Rollbar access token",
      grants: "read or write errors of the project",
      revoke: "Revoke the token in Rollbar (Project access tokens)",
    },
    serviceName(["rollbar"], ["token", "key"]),
    "[0-9a-f]{32}",
    { keywords: ["rollbar"], severity: "medium" },
  ),
  assignedRule(
    {
      id: "secret.bugsnag.api-key",
      name: "Bugsnag API key",
      grants: "write error reports, or read them with an auth token",
      revoke: "Regenerate the key in Bugsnag (Project settings)",
    },
    serviceName(["bugsnag"], ["token", "key"]),
    "(?:[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})",
    { keywords: ["bugsnag"], severity: "medium" },
  ),
  assignedRule(
    {
      id: "secret.opsgenie.api-key",
      name: "Opsgenie API key",
      grants: "read and change alerts and schedules",
      revoke: "Delete the key in Opsgenie (Settings → API key management)",
    },
    serviceName(["opsgenie"], ["token", "key"]),
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    { keywords: ["opsgenie"] },
  ),
  assignedRule(
    {
      id: "secret.sumologic.access-key",
      name: "Sumo Logic access key",
      grants: "read logs on behalf of its owner",
      revoke: "Delete the key in Sumo Logic (Preferences → My access keys)",
    },
    serviceName(["sumo", "sumologic"], ["key", "secret"]),
    "[A-Za-z0-9]{64}",
    { keywords: ["sumo", "sumologic"] },
  ),
  assignedRule(
    {
      id: "secret.mixpanel.secret",
      name: "Mixpanel secret",
      grants: "read and delete analytics of the project",
      revoke: "Rotate the secret in Mixpanel (Project settings)",
    },
    serviceName(["mixpanel"], ["secret"]),
    "(?:[A-Za-z0-9]{32})",
    { keywords: ["mixpanel"], accepts: holdsDigit },
  ),
  assignedRule(
    {
      id: "secret.amplitude.secret-key",
      name: "Amplitude secret key",
      grants: "read and delete analytics of the project",
      revoke: "Rotate the key in Amplitude (Project settings)",
    },
    serviceName(["amplitude"], ["secret_?key", "secret"]),
    "[0-9a-f]{32}",
    { keywords: ["amplitude"] },
  ),
  assignedRule(
    {
      id: "secret.meraki.api-key",
      name: "Cisco Meraki API key",
      grants: "change the networks of the organization",
      revoke: "Revoke the key in the Meraki dashboard (My profile)",
    },
    serviceName(["meraki"], ["key", "token"]),
    "[0-9a-f]{40}",
    { keywords: ["meraki"], severity: "critical" },
  ),
];
