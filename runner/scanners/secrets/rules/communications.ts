import { assignedRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { mixesCasesAndDigits } from "../value-shape.ts";

export const COMMUNICATIONS_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.mandrill.api-key",
      name: "Mandrill API key",
      grants: "send email as the organization",
      revoke: "Disable the key in Mandrill (Settings → API keys)",
    },
    ["md-[A-Za-z0-9_-]{22}"],
    { keywords: ["md-"], accepts: mixesCasesAndDigits, minEntropy: 3.8 },
  ),
  tokenRule(
    {
      id: "secret.telnyx.api-key",
      name: "Telnyx API key",
      grants: "send messages and make calls at the owner's expense",
      revoke: "Delete the key in Telnyx (Auth)",
    },
    ["KEY[0-9A-F]{32}_[A-Za-z0-9]{22}"],
    { keywords: ["key0"] },
  ),
  tokenRule(
    {
      id: "secret.onesignal.api-key",
      name: "OneSignal API key",
      grants: "send notifications to every user",
      revoke: "Delete the key in OneSignal (Settings → Keys & IDs)",
    },
    ["os_v2_(?:app|org)_[a-z0-9]{100,106}"],
    { keywords: ["os_v2_"] },
  ),
  tokenRule(
    {
      id: "secret.courier.auth-token",
      name: "Courier authorization token",
      grants: "send messages as the organization",
      revoke: "Rotate the key in Courier (Settings → API keys)",
    },
    ["pk_prod_[A-Z0-9]{28}"],
    { keywords: ["pk_prod_"] },
  ),
  assignedRule(
    {
      id: "secret.messagebird.access-key",
      name: "MessageBird (Bird) access key",
      grants: "send messages at the owner's expense",
      revoke: "Delete the key in the dashboard (Developers → API access)",
    },
    serviceName(["messagebird"], ["key", "token"]),
    "[A-Za-z0-9]{25}",
    { keywords: ["messagebird"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.vonage.api-secret",
      name: "Vonage (Nexmo) API secret",
      grants: "send messages and make calls at the owner's expense",
      revoke: "Revoke the secret in the Vonage dashboard (API settings)",
    },
    serviceName(["vonage", "nexmo"], ["secret"]),
    "[A-Za-z0-9]{16}",
    { keywords: ["vonage", "nexmo"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.plivo.auth-token",
      name: "Plivo auth token",
      grants: "send messages and make calls at the owner's expense",
      revoke: "Regenerate the token in the Plivo console",
    },
    serviceName(["plivo"], ["token"]),
    "[A-Za-z0-9]{40}",
    { keywords: ["plivo"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.sparkpost.api-key",
      name: "SparkPost API key",
      grants: "send email as the organization",
      revoke: "Delete the key in SparkPost (API keys)",
    },
    serviceName(["sparkpost"], ["key", "token"]),
    "[0-9a-f]{40}",
    { keywords: ["sparkpost"] },
  ),
  assignedRule(
    {
      id: "secret.mailjet.secret-key",
      name: "Mailjet secret key",
      grants: "send email as the organization",
      revoke: "Generate a new secret key in Mailjet (API key management)",
    },
    serviceName(["mailjet", "mj_apikey"], ["secret", "private"]),
    "[0-9a-f]{32}",
    { keywords: ["mailjet", "mj_apikey"] },
  ),
  tokenRule(
    {
      id: "secret.mailersend.api-token",
      name: "MailerSend API token",
      grants: "send email from the account's domains",
      revoke: "Delete the token in MailerSend (Integrations → API tokens)",
    },
    ["mlsn\\.[0-9a-f]{64}"],
    { keywords: ["mlsn."] },
  ),
];
