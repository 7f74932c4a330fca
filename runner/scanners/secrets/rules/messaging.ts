import { anyCase, assigned, assignedRule, providerRule, type SecretRule, standing, tokenRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

export const MESSAGING_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.slack.bot-token",
      name: "Slack bot token",
      grants: "read and post messages as the app in its workspace",
      revoke: "Revoke it with `auth.revoke`, or rotate the tokens in the app's settings on api.slack.com",
    },
    ["xoxb-[0-9]{8,14}-[A-Za-z0-9-]{18,64}"],
    { keywords: ["xoxb-"] },
  ),
  tokenRule(
    {
      id: "secret.slack.user-token",
      name: "Slack user token",
      grants: "read and post messages as the user",
      revoke: "Revoke it with `auth.revoke`, or reinstall the app to the workspace",
    },
    ["xox[pars]-(?:\\d-)?[0-9]{8,14}-[A-Za-z0-9-]{18,200}", "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}"],
    { keywords: ["xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xoxe."] },
  ),
  tokenRule(
    {
      id: "secret.slack.app-token",
      name: "Slack app-level token",
      grants: "receive the app's events of all workspaces",
      revoke: "Revoke it in the app's settings on api.slack.com (Basic information → App-level tokens)",
    },
    ["xapp-\\d-[A-Z0-9]{8,14}-\\d{8,14}-[a-f0-9]{64}"],
    { keywords: ["xapp-"] },
  ),
  providerRule(
    {
      id: "secret.slack.webhook",
      name: "Slack webhook URL",
      grants: "post messages to the channel",
      revoke: "Remove the webhook in the app's settings on api.slack.com",
    },
    [
      /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<secret>[A-Z][A-Za-z0-9_]{6,14}\/[A-Za-z0-9_]{6,20}\/[A-Za-z0-9_/]{20,80})/,
    ],
    { keywords: ["hooks.slack.com"] },
  ),
  providerRule(
    {
      id: "secret.discord.webhook",
      name: "Discord webhook URL",
      grants: "post messages to the channel",
      revoke: "Delete the webhook in the channel's settings (Integrations)",
    },
    [/discord(?:app)?\.com\/api(?:\/v\d{1,2})?\/webhooks\/\d{17,20}\/(?<secret>[A-Za-z0-9_-]{60,80})/],
    { keywords: ["discord.com/api", "discordapp.com/api"] },
  ),
  providerRule(
    {
      id: "secret.discord.bot-token",
      name: "Discord bot token",
      grants: "act as the bot on every server it has joined",
      revoke: "Reset the token in the Discord developer portal (Bot)",
    },
    [standing("[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}(?!-)")],
    {
      keywords: ["discord", "bot"],
      reach: { before: 160, after: 240 },
      minEntropy: 4,
      accepts: (value) => mixesCasesAndDigits(value) && /^\d{15,21}$/.test(decodedHead(value)),
    },
  ),
  providerRule(
    {
      id: "secret.telegram.bot-token",
      name: "Telegram bot token",
      grants: "read and send messages as the bot",
      revoke: "Revoke the token with @BotFather (/revoke)",
    },
    [
      standing("[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?!-)"),
      /\/bot(?<secret>[0-9]{8,10}:AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9_-])/,
    ],
    { keywords: [":aa"], minEntropy: 4, reach: { before: 16, after: 60 } },
  ),
  providerRule(
    {
      id: "secret.microsoft.teams-webhook",
      name: "Microsoft Teams webhook URL",
      grants: "post messages to the channel",
      revoke: "Remove the connector in the channel's settings",
    },
    [new RegExp(`webhook\\.office\\.com/webhookb2/(?<secret>${UUID}@${UUID}/IncomingWebhook/[0-9a-f]{32}/${UUID})`)],
    { keywords: ["webhook.office.com"] },
  ),
  providerRule(
    {
      id: "secret.twilio.api-key",
      name: "Twilio API key or auth token",
      grants: "send messages and place calls at the account owner's expense",
      revoke: "Delete the API key, or promote a secondary auth token, in the Twilio console",
    },
    [
      standing("(?<![+/])SK[0-9a-f]{32}"),
      assigned(`${anyCase("twilio")}[\\w.-]{0,24}(?:${anyCase("token")}|${anyCase("secret")})`, "[0-9A-Za-z]{32}"),
      /(?<![A-Za-z0-9])AC[0-9a-f]{32}["'`]?[\s,;:&@]{1,12}["'`]?(?<secret>[0-9a-f]{32})(?![A-Za-z0-9])/,
      /(?<![A-Za-z0-9])AC[0-9a-f]{32}(?![A-Za-z0-9])[\s\S]{1,100}?[Tt][Oo][Kk][Ee][Nn]["'\]]{0,2}\s{0,3}[:=,]\s{0,3}["'](?<secret>[0-9a-f]{32})["']/,
    ],
    {
      keywords: ["twilio", ...hexStarts("sk"), ...hexStarts("ac")],
      accepts: holdsDigit,
      reach: { before: 8, after: 240 },
    },
  ),
  tokenRule(
    {
      id: "secret.sendgrid.api-key",
      name: "SendGrid API key",
      grants: "send email from the account's domains",
      revoke: "Delete the key in SendGrid (Settings → API Keys)",
    },
    ["SG\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}(?!-)"],
    { keywords: ["sg."] },
  ),
  providerRule(
    {
      id: "secret.mailgun.api-key",
      name: "Mailgun API key",
      grants: "send and read email of the account's domains",
      revoke: "Rotate the key in Mailgun (API Security)",
    },
    [
      standing("key-[0-9a-f]{32}"),
      standing("[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}"),
      assigned(`${anyCase("mailgun")}[\\w.-]{0,24}(?:${anyCase("key")}|${anyCase("token")})`, "[0-9a-f]{32}"),
    ],
    { keywords: ["mailgun", "key-"], reach: { before: 100, after: 200 } },
  ),
  providerRule(
    {
      id: "secret.mailchimp.api-key",
      name: "Mailchimp API key",
      grants: "read the audience lists and send campaigns",
      revoke: "Disable the key in Mailchimp (Extras → API keys)",
    },
    [standing("[0-9a-f]{32}-us[0-9]{1,2}")],
    { keywords: ["-us1", "-us2", "-us3", "-us4", "-us5", "-us6", "-us7", "-us8", "-us9"], minEntropy: 3 },
  ),
  tokenRule(
    {
      id: "secret.brevo.api-key",
      name: "Brevo (Sendinblue) API key",
      grants: "send email and read the contacts of the account",
      revoke: "Delete the key in Brevo (SMTP & API)",
    },
    ["x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}"],
    { keywords: ["xkeysib-", "xsmtpsib-"] },
  ),
  tokenRule(
    {
      id: "secret.resend.api-key",
      name: "Resend API key",
      grants: "send email from the account's domains",
      revoke: "Delete the key in Resend (API Keys)",
    },
    ["re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,26}"],
    { keywords: ["re_"], accepts: mixesCasesAndDigits, minEntropy: 3.5 },
  ),
  assignedRule(
    {
      id: "secret.postmark.server-token",
      name: "Postmark server token",
      grants: "send and read email of the server",
      revoke: "Replace the token in Postmark (Server → API Tokens)",
    },
    `(?:${anyCase("postmark")}[\\w.-]{0,24}(?:${anyCase("token")}|${anyCase("key")})|${anyCase("x-postmark-server-token")})`,
    UUID,
    { keywords: ["postmark"] },
  ),
];

/** Keywords for a prefix that is too short for one: the prefix followed by each hexadecimal digit. */
function hexStarts(prefix: string): string[] {
  return Array.from("0123456789abcdef", (digit) => prefix + digit);
}

function decodedHead(token: string): string {
  return Buffer.from(token.split(".")[0] ?? "", "base64url").toString("latin1");
}
