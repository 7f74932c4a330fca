import { assignedRule, providerRule, type SecretRule, serviceName, tokenRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const CLOUD_ACCESS_RULES: readonly SecretRule[] = [
  providerRule(
    {
      id: "secret.aws.session-token",
      name: "AWS session token",
      grants: "access the AWS account together with the access key until the token expires",
      revoke: "Revoke the active sessions of the role in IAM",
    },
    [
      /(?:session|security)_?token["'\]]{0,2}\s{0,4}[=:,]\s{0,4}["']?(?<secret>[A-Za-z0-9+/]{100,1500}={0,2})(?![A-Za-z0-9+/_-])/i,
    ],
    {
      keywords: ["aws_session_token", "sessiontoken", "aws_security_token"],
      accepts: mixesCasesAndDigits,
      minEntropy: 4.5,
      reach: { before: 24, after: 1_600 },
    },
  ),
  tokenRule(
    {
      id: "secret.gcp.oauth-access-token",
      name: "Google OAuth access token",
      grants: "access the data that the user granted, for one hour",
      revoke: "Revoke the grant in the Google account (Security → Third-party access)",
    },
    ["ya29\\.[A-Za-z0-9_-]{40,1000}"],
    { keywords: ["ya29."], accepts: mixesCasesAndDigits, minEntropy: 4, reach: { before: 4, after: 1_100 } },
  ),
  assignedRule(
    {
      id: "secret.azure-devops.legacy-access-token",
      name: "Azure DevOps personal access token (legacy format)",
      grants: "read and write code, builds and releases within its scope",
      revoke: "Revoke the token in Azure DevOps (User settings → Personal access tokens)",
    },
    serviceName(["azure", "ado", "azdo", "vsts", "devops", "system"], ["pat", "token"]),
    "[a-z2-7]{52}",
    { keywords: ["azure", "azdo", "ado_", "vsts", "devops", "system_accesstoken"], minEntropy: 4, accepts: holdsDigit },
  ),
  assignedRule(
    {
      id: "secret.facebook.app-secret",
      name: "Facebook (Meta) app secret",
      grants: "impersonate the app and forge its signed requests",
      revoke: "Reset the secret in the app's settings on developers.facebook.com",
    },
    serviceName(["facebook", "fb", "meta", "instagram", "whatsapp"], ["secret"]),
    "[0-9a-f]{32}",
    {
      keywords: ["facebook", "fb_", "fbapp", "fbclient", "fbsecret", "meta", "instagram", "whatsapp"],
      accepts: holdsDigit,
    },
  ),
  tokenRule(
    {
      id: "secret.nx.cloud-access-token",
      name: "Nx Cloud access token",
      grants: "read and write the build cache of the workspace",
      revoke: "Delete the token in Nx Cloud (Settings → Access tokens)",
    },
    // A UUID, then `|read-write` or `|read`, in Base64.
    ["[A-Za-z0-9+/]{48}fHJlYWQ(?:td3JpdGU)?="],
    { keywords: ["fhjlywq"], reach: { before: 90, after: 24 } },
  ),
];
