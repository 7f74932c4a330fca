import {
  anyCase,
  assigned,
  assignedRule,
  providerRule,
  type SecretRule,
  serviceName,
  standing,
  tokenRule,
} from "../rule.ts";
import { mixesCasesAndDigits } from "../value-shape.ts";

const AWS_SECRET_NAMES = [
  `${anyCase("aws")}[\\w.-]{0,20}(?:${anyCase("secret")}|${anyCase("sec")})[\\w.-]{0,24}`,
  `${anyCase("secret")}[_.-]?${anyCase("access")}[_.-]?${anyCase("key")}`,
].join("|");
const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

export const CLOUD_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.aws.access-key-id",
      name: "AWS access key ID",
      grants:
        "identify the AWS account, and sign requests together with the secret access key, which is often stored nearby",
      revoke: "Deactivate and delete the key in IAM (Users → Security credentials)",
    },
    ["(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}"],
    { keywords: ["akia", "asia", "abia", "acca"], severity: "critical" },
  ),
  providerRule(
    {
      id: "secret.aws.secret-access-key",
      name: "AWS secret access key",
      grants: "access the AWS account with all permissions of the IAM user",
      revoke: "Deactivate and delete the key in IAM (Users → Security credentials), and check CloudTrail for its use",
    },
    [
      assigned(AWS_SECRET_NAMES, "[A-Za-z0-9+/]{40}"),
      /\baws configure set (?:[\w.-]{1,60}\.)?aws_secret_access_key ["']?(?<secret>[A-Za-z0-9+/]{40})(?![A-Za-z0-9+/=])/,
      /(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])[\s\S]{0,160}?(?<![A-Za-z0-9+/=._-])(?<secret>[A-Za-z0-9+/]{40})(?![A-Za-z0-9+/=_-])/,
    ],
    {
      keywords: ["aws", "secretaccesskey", "secret_access_key", "secret-access-key", "akia", "asia"],
      severity: "critical",
      minEntropy: 4,
      accepts: mixesCasesAndDigits,
    },
  ),
  tokenRule(
    {
      id: "secret.aws.bedrock-api-key",
      name: "Amazon Bedrock API key",
      grants: "run models of Amazon Bedrock at the account owner's expense",
      revoke: "Delete the key in IAM (service-specific credentials)",
    },
    ["ABSK[A-Za-z0-9+/]{109,269}={0,2}"],
    { keywords: ["absk"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.gcp.api-key",
      name: "Google API key",
      grants: "call every Google API that the key is not restricted from, at the project's expense",
      revoke: "Delete or restrict the key in Google Cloud (APIs & Services → Credentials)",
    },
    ["AIza[A-Za-z0-9_-]{35}(?!-)"],
    { keywords: ["aiza"] },
  ),
  providerRule(
    {
      id: "secret.gcp.service-account-key",
      name: "Google Cloud service account private key",
      grants: "authenticate as the service account with all of its permissions",
      revoke: "Delete the key in IAM & Admin → Service accounts → Keys",
    },
    [
      /"private_key"\s{0,4}:\s{0,4}"(?<secret>-----BEGIN (?:(?:RSA|EC) )?PRIVATE KEY-----[A-Za-z0-9+/=\\\s]{100,8000}-----END (?:(?:RSA|EC) )?PRIVATE KEY-----)/,
    ],
    {
      keywords: ["private_key"],
      severity: "critical",
      cwe: "CWE-321",
      reach: { before: 4, after: 9_000 },
    },
  ),
  tokenRule(
    {
      id: "secret.gcp.oauth-client-secret",
      name: "Google OAuth client secret",
      grants: "impersonate the application in the OAuth sign-in of users",
      revoke: "Reset the secret in Google Cloud (APIs & Services → Credentials)",
    },
    ["GOCSPX-[A-Za-z0-9_-]{28}(?!-)"],
    { keywords: ["gocspx-"] },
  ),
  tokenRule(
    {
      id: "secret.gcp.oauth-refresh-token",
      name: "Google OAuth refresh token",
      grants: "obtain access tokens for the user's Google data together with the client secret",
      revoke: "Revoke the grant in the Google account (Security → Third-party access)",
    },
    ["1//0[A-Za-z0-9][A-Za-z0-9_-]{60,110}(?!-)"],
    { keywords: ["1//0"], minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.gcp.fcm-server-key",
      name: "Firebase Cloud Messaging server key",
      grants: "send push messages to every user of the app",
      revoke: "Delete the key in the Firebase console (Project settings → Cloud Messaging) and move to the HTTP v1 API",
    },
    ["AAAA[A-Za-z0-9_-]{7}:APA91b[A-Za-z0-9_-]{134}(?!-)"],
    { keywords: [":apa91b"] },
  ),
  providerRule(
    {
      id: "secret.azure.storage-account-key",
      name: "Azure Storage, Cosmos DB or Batch account key",
      grants: "read, change and delete all data of the account",
      revoke: "Rotate the key in the Azure portal (Access keys)",
    },
    [
      /AccountKey\s{0,3}[=:]\s{0,3}["']?(?<secret>[A-Za-z0-9+/]{86}==)/i,
      /(?<![A-Za-z0-9+/])(?<secret>[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{6}==)/,
      assigned(
        serviceName(["azure", "storage", "cosmos", "batch", "documentdb", "blob"], ["key"]),
        "[A-Za-z0-9+/]{86}==",
      ),
    ],
    {
      keywords: ["accountkey", "+ast", "azure", "storage", "cosmos", "batch", "documentdb", "blob"],
      severity: "critical",
      minEntropy: 4,
      reach: { before: 100, after: 200 },
    },
  ),
  tokenRule(
    {
      id: "secret.azure.ad-client-secret",
      name: "Azure AD (Entra ID) client secret",
      grants: "authenticate as the application with all permissions granted to it",
      revoke: "Delete the secret in the Azure portal (App registrations → Certificates & secrets)",
    },
    ["[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}"],
    { keywords: Array.from({ length: 10 }, (_, digit) => `${digit}q~`), severity: "critical", minEntropy: 3.5 },
  ),
  providerRule(
    {
      id: "secret.azure.shared-access-key",
      name: "Azure shared access key (Service Bus, Event Hubs, IoT Hub)",
      grants: "send and read the messages its policy covers",
      revoke: "Regenerate the key in the Azure portal (Shared access policies)",
    },
    [
      /SharedAccessKey\s{0,3}=\s{0,3}(?<secret>[A-Za-z0-9+/]{43}=)(?!=)/i,
      /\.azconfig\.io;Id=[^;\s]{1,80};Secret=(?<secret>[A-Za-z0-9+/]{43,100}={0,2})/i,
    ],
    { keywords: ["sharedaccesskey", ".azconfig.io"], minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.alibaba.access-key-id",
      name: "Alibaba Cloud access key ID",
      grants: "identify the Alibaba Cloud account, and sign requests together with the access key secret",
      revoke: "Disable and delete the key in the RAM console",
    },
    ["(?<![+/])LTAI[A-Za-z0-9]{17,21}"],
    { keywords: ["ltai"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.digitalocean.token",
      name: "DigitalOcean access token",
      grants: "manage the account's servers and data",
      revoke: "Delete the token in the control panel (API → Tokens)",
    },
    ["do[oprt]_v1_[0-9a-f]{64}"],
    { keywords: ["dop_v1_", "doo_v1_", "dor_v1_", "dot_v1_"], severity: "critical" },
  ),
  providerRule(
    {
      id: "secret.heroku.api-key",
      name: "Heroku API key",
      grants: "deploy to and delete the account's apps, and read their configuration",
      revoke: "Regenerate the key in the account settings, or revoke the authorization",
    },
    [
      standing("HRKU-AA[A-Za-z0-9_-]{58}(?!-)"),
      standing(`HRKU-${UUID}`),
      assigned(`${anyCase("heroku")}[\\w.-]{0,24}(?:${anyCase("key")}|${anyCase("token")}|${anyCase("secret")})`, UUID),
    ],
    { keywords: ["heroku", "hrku-"] },
  ),
  assignedRule(
    {
      id: "secret.cloudflare.api-token",
      name: "Cloudflare API token or global API key",
      grants: "change the DNS records, Workers and settings that its permissions cover",
      revoke: "Roll or delete the token in the dashboard (My Profile → API Tokens)",
    },
    `(?:${anyCase("cloudflare")}|CF|cf)[\\w.-]{0,30}(?:${anyCase("key")}|${anyCase("token")}|${anyCase("secret")})`,
    "(?:[A-Za-z0-9_-]{40}|[0-9a-f]{37})",
    {
      keywords: ["cloudflare", "cf_api", "cf_token", "cfapi", "cftoken", "cf_global"],
      minEntropy: 3.3,
      accepts: (value) => /\d/.test(value) && !/^[0-9a-f]{40}$/.test(value),
    },
  ),
  tokenRule(
    {
      id: "secret.cloudflare.origin-ca-key",
      name: "Cloudflare Origin CA key",
      grants: "issue origin certificates for the account's zones",
      revoke: "Change the key in the dashboard (My Profile → API Tokens → Origin CA Key)",
    },
    ["v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}"],
    { keywords: ["v1.0-"] },
  ),
  tokenRule(
    {
      id: "secret.terraform.cloud-token",
      name: "HCP Terraform (Terraform Cloud) API token",
      grants: "read the state, which can contain secrets, and apply changes to the infrastructure",
      revoke: "Delete the token in HCP Terraform (User or organization settings → Tokens)",
    },
    ["[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,80}"],
    { keywords: [".atlasv1."], severity: "critical" },
  ),
  providerRule(
    {
      id: "secret.vault.token",
      name: "HashiCorp Vault token",
      grants: "read the secrets that its policies allow",
      revoke: "Revoke it with `vault token revoke`",
    },
    [
      standing("hv[sbr]\\.[A-Za-z0-9_-]{24,300}(?!-)"),
      assigned(`${anyCase("vault")}[\\w.-]{0,20}${anyCase("token")}`, "[sbr]\\.[A-Za-z0-9]{24}"),
    ],
    { keywords: ["hvs.", "hvb.", "hvr.", "vault"], severity: "critical", minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.pulumi.access-token",
      name: "Pulumi access token",
      grants: "read stacks including their secrets, and change the infrastructure",
      revoke: "Delete the token in Pulumi Cloud (Settings → Access tokens)",
    },
    ["pul-[0-9a-f]{40}"],
    { keywords: ["pul-"] },
  ),
  tokenRule(
    {
      id: "secret.flyio.access-token",
      name: "Fly.io access token",
      grants: "deploy and manage the organization's apps",
      revoke: "Revoke it with `fly tokens revoke`",
    },
    ["(?:FlyV1 )?fm[12][ar]?_[A-Za-z0-9+/_-]{60,600}={0,3}", "fo1_[A-Za-z0-9_-]{43}"],
    { keywords: ["fm1", "fm2", "fo1_"], reach: { before: 16, after: 700 }, minEntropy: 4 },
  ),
];
