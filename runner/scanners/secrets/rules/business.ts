import { assignedRule, providerRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { mixesCasesAndDigits } from "../value-shape.ts";

export const BUSINESS_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.easypost.api-key",
      name: "EasyPost API key",
      grants: "buy shipping labels",
      revoke: "Delete the key in EasyPost (API keys)",
    },
    ["EZ[AT]K[A-Za-z0-9]{54}"],
    { keywords: ["ezak", "eztk"] },
  ),
  tokenRule(
    {
      id: "secret.shippo.api-token",
      name: "Shippo API token",
      grants: "buy shipping labels",
      revoke: "Delete the token in Shippo (Settings → API)",
    },
    ["shippo_(?:live|test)_[0-9a-f]{40}"],
    { keywords: ["shippo_"] },
  ),
  tokenRule(
    {
      id: "secret.duffel.api-token",
      name: "Duffel access token",
      grants: "book and cancel flights",
      revoke: "Delete the token in Duffel (Developers → Access tokens)",
    },
    ["duffel_(?:live|test)_[A-Za-z0-9_=-]{43}"],
    { keywords: ["duffel_"] },
  ),
  tokenRule(
    {
      id: "secret.typeform.access-token",
      name: "Typeform personal token",
      grants: "read forms and their responses",
      revoke: "Delete the token in Typeform (Account → Personal tokens)",
    },
    ["tfp_[A-Za-z0-9_.=-]{40,59}"],
    { keywords: ["tfp_"] },
  ),
  tokenRule(
    {
      id: "secret.asana.access-token",
      name: "Asana personal access token",
      grants: "read and change tasks on behalf of its owner",
      revoke: "Revoke the token in Asana (Developer console)",
    },
    ["[12]/\\d{10,16}(?:/\\d{10,16})?:[0-9a-f]{32}"],
    {
      keywords: ["1/", "2/"].flatMap((version) => Array.from({ length: 9 }, (_, digit) => `${version}${digit + 1}`)),
      reach: { before: 4, after: 80 },
    },
  ),
  tokenRule(
    {
      id: "secret.clickup.api-token",
      name: "ClickUp API token",
      grants: "read and change tasks on behalf of its owner",
      revoke: "Regenerate the token in ClickUp (Settings → Apps)",
    },
    ["pk_\\d{5,10}_[A-Z0-9]{32}"],
    { keywords: ["pk_"] },
  ),
  tokenRule(
    {
      id: "secret.trello.api-token",
      name: "Trello API token",
      grants: "read and change boards on behalf of its owner",
      revoke: "Revoke the token in Trello (Settings → Applications)",
    },
    ["ATTA[0-9a-f]{72}"],
    { keywords: ["atta"] },
  ),
  tokenRule(
    {
      id: "secret.woocommerce.api-key",
      name: "WooCommerce consumer key or secret",
      grants: "read and change orders and customers",
      revoke: "Revoke the key in WooCommerce (Settings → Advanced → REST API)",
    },
    ["c[ks]_[0-9a-f]{40}"],
    { keywords: ["ck_", "cs_"] },
  ),
  tokenRule(
    {
      id: "secret.paddle.api-key",
      name: "Paddle API key",
      grants: "read and change customers and transactions",
      revoke: "Revoke the key in Paddle (Developer tools → Authentication)",
    },
    ["pdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}"],
    { keywords: ["pdl_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.klaviyo.private-key",
      name: "Klaviyo private API key",
      grants: "read and write profiles and campaigns",
      revoke: "Delete the key in Klaviyo (Settings → API keys)",
    },
    ["pk_[0-9a-f]{34}"],
    { keywords: ["pk_"] },
  ),
  tokenRule(
    {
      id: "secret.salesforce.access-token",
      name: "Salesforce session ID or access token",
      grants: "read and change records on behalf of its owner",
      revoke: "End the session in Salesforce (Session management) and rotate the connected app's secret",
    },
    ["00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?![A-Za-z0-9._]{90,120}"],
    { keywords: ["00d"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.zoho.token",
      name: "Zoho OAuth token",
      grants: "read and change the data within its scope",
      revoke: "Revoke the token in the Zoho API console",
    },
    ["1000\\.[0-9a-f]{32}\\.[0-9a-f]{32}"],
    { keywords: ["1000."] },
  ),
  tokenRule(
    {
      id: "secret.intercom.access-token",
      name: "Intercom access token",
      grants: "read conversations and contacts",
      revoke: "Regenerate the token in the Intercom developer hub",
    },
    ["dG9r[A-Za-z0-9+/]{52,80}={0,2}"],
    { keywords: ["dg9r"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.close.api-key",
      name: "Close API key",
      grants: "read and change leads",
      revoke: "Delete the key in Close (Settings → API keys)",
    },
    ["api_[A-Za-z0-9]{22}\\.[A-Za-z0-9]{22}"],
    { keywords: ["api_"] },
  ),
  providerRule(
    {
      id: "secret.zapier.webhook",
      name: "Zapier webhook URL",
      grants: "start the workflow with arbitrary data",
      revoke: "Replace the trigger of the Zap to get a new URL",
    },
    [/https:\/\/hooks\.zapier\.com\/hooks\/catch\/\d{5,10}\/(?<secret>[a-z0-9]{6,12})(?![a-z0-9])/],
    { keywords: ["hooks.zapier.com"], severity: "medium", minEntropy: 1.5 },
  ),
  assignedRule(
    {
      id: "secret.lob.api-key",
      name: "Lob API key",
      grants: "send letters and read addresses",
      revoke: "Delete the key in Lob (Settings → API keys)",
    },
    serviceName(["lob"], ["key", "secret"]),
    "(?:live|test)_[0-9a-f]{35}",
    { keywords: ["lob"] },
  ),
  assignedRule(
    {
      id: "secret.paypal.client-secret",
      name: "PayPal client secret",
      grants: "take payments and send payouts as the merchant",
      revoke: "Generate a new secret in the PayPal developer dashboard",
    },
    serviceName(["paypal"], ["secret"]),
    "E[A-Za-z0-9_-]{79}",
    { keywords: ["paypal"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.mollie.api-key",
      name: "Mollie API key",
      grants: "take and refund payments",
      revoke: "Reset the key in Mollie (Developers → API keys)",
    },
    serviceName(["mollie"], ["key", "token"]),
    "(?:live|access)_[A-Za-z0-9]{30,40}",
    { keywords: ["mollie"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.gocardless.access-token",
      name: "GoCardless access token",
      grants: "take direct debits",
      revoke: "Delete the token in GoCardless (Developers)",
    },
    serviceName(["gocardless"], ["key", "token"]),
    "live_[A-Za-z0-9_-]{40}",
    { keywords: ["gocardless"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.zendesk.api-token",
      name: "Zendesk API token",
      grants: "read tickets and user profiles on behalf of its owner",
      revoke: "Delete the token in the Zendesk admin center (APIs)",
    },
    serviceName(["zendesk"], ["key", "token", "secret"]),
    "[A-Za-z0-9]{40}",
    { keywords: ["zendesk"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.pipedrive.api-token",
      name: "Pipedrive API token",
      grants: "read and change deals on behalf of its owner",
      revoke: "Regenerate the token in Pipedrive (Personal preferences → API)",
    },
    serviceName(["pipedrive"], ["key", "token"]),
    "[0-9a-f]{40}",
    { keywords: ["pipedrive"] },
  ),
  tokenRule(
    {
      id: "secret.frameio.developer-token",
      name: "Frame.io developer token",
      grants: "read and change the projects of its owner",
      revoke: "Delete the token in the Frame.io developer site (Tokens)",
    },
    ["fio-u-[A-Za-z0-9_=-]{64}(?!-)"],
    { keywords: ["fio-u-"], accepts: mixesCasesAndDigits },
  ),
];
