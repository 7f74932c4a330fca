import { anyCase, assignedRule, type SecretRule, tokenRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const PAYMENT_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.stripe.secret-key",
      name: "Stripe live secret key",
      grants: "charge cards, pay out funds and read customer data",
      revoke: "Roll the key in the Stripe dashboard (Developers → API keys)",
    },
    ["sk_live_[A-Za-z0-9]{20,247}"],
    { keywords: ["sk_live_"], severity: "critical", accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.stripe.restricted-key",
      name: "Stripe live restricted key",
      grants: "access the parts of the Stripe account that the key allows",
      revoke: "Roll the key in the Stripe dashboard (Developers → API keys)",
    },
    ["rk_live_[A-Za-z0-9]{20,247}"],
    { keywords: ["rk_live_"], severity: "critical", accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.stripe.webhook-secret",
      name: "Stripe webhook signing secret",
      grants: "forge webhook events, such as paid invoices, that the service accepts",
      revoke: "Roll the secret in the Stripe dashboard (Developers → Webhooks)",
    },
    ["whsec_[A-Za-z0-9+/]{32,64}={0,2}"],
    { keywords: ["whsec_"], accepts: holdsDigit, minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.square.access-token",
      name: "Square access token or application secret",
      grants: "take payments and read the seller's data",
      revoke: "Replace the token in the Square developer dashboard",
    },
    ["sq0atp-[A-Za-z0-9_-]{22}(?!-)", "sq0csp-[A-Za-z0-9_-]{43}(?!-)", "(?<![+/])EAAA[A-Za-z0-9_-]{60}(?!-)"],
    { keywords: ["sq0atp-", "sq0csp-", "eaaa"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.braintree.access-token",
      name: "PayPal Braintree access token",
      grants: "take payments and read transactions of the merchant",
      revoke: "Revoke the token in the Braintree control panel (API keys)",
    },
    ["access_token\\$production\\$[0-9a-z]{16}\\$[0-9a-f]{32}"],
    { keywords: ["access_token$production$"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.shopify.access-token",
      name: "Shopify access token or app secret",
      grants: "read and change orders, customers and products of the shop",
      revoke: "Rotate the app's credentials, or uninstall the custom app, in the Shopify admin",
    },
    ["shp(?:at|ca|pa|ss|tka)_[0-9a-fA-F]{32}"],
    { keywords: ["shpat_", "shpca_", "shppa_", "shpss_", "shptka_"] },
  ),
  tokenRule(
    {
      id: "secret.flutterwave.secret-key",
      name: "Flutterwave live secret key",
      grants: "take payments and make transfers of the merchant",
      revoke: "Generate new keys in the Flutterwave dashboard (Settings → API)",
    },
    ["FLWSECK-[0-9a-zA-Z]{32,48}-X"],
    { keywords: ["flwseck-"] },
  ),
  assignedRule(
    {
      id: "secret.razorpay.key-secret",
      name: "Razorpay key secret",
      grants: "capture and refund payments of the merchant",
      revoke: "Regenerate the key in the Razorpay dashboard (Account & Settings → API keys)",
    },
    `${anyCase("razorpay")}[\\w.-]{0,24}${anyCase("secret")}`,
    "[A-Za-z0-9]{24}",
    { keywords: ["razorpay"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.plaid.secret",
      name: "Plaid secret",
      grants: "read bank data of the application's users",
      revoke: "Rotate the secret in the Plaid dashboard (Developers → Keys)",
    },
    `${anyCase("plaid")}[\\w.-]{0,24}${anyCase("secret")}`,
    "[0-9a-f]{30}",
    { keywords: ["plaid"] },
  ),
  assignedRule(
    {
      id: "secret.adyen.api-key",
      name: "Adyen API key",
      grants: "make and refund payments of the merchant",
      revoke: "Generate a new key in the Adyen customer area (Developers → API credentials)",
    },
    `${anyCase("adyen")}[\\w.-]{0,24}${anyCase("key")}|${anyCase("x-api-key")}`,
    "AQE[A-Za-z0-9+/=_-]{60,200}\\.[A-Za-z0-9+/=_{}\\[\\]()<>*&^%$#@!~,.;:?|-]{8,80}?(?=[\"'`\\s]|$)",
    { keywords: ["aqe"], reach: { before: 60, after: 320 } },
  ),
];
