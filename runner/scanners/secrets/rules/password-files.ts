import { isPlaceholder } from "../placeholder.ts";
import { providerRule, type RuleText, type SecretRule } from "../rule.ts";
import { mixesCasesAndDigits } from "../value-shape.ts";

const SALTED_HASH = String.raw`\$(?:apr1|1|5|6|y|2[aby])\$[A-Za-z0-9./$]{20,140}`;

export const PASSWORD_FILE_RULES: readonly SecretRule[] = [
  fileRule(
    {
      id: "secret.postgres.password-file",
      name: "password in a PostgreSQL password file",
      grants: "sign in to the database as that user",
      revoke: "Change the password of that user",
    },
    [/^[^:\s#]{1,200}:(?:\d{1,5}|\*):[^:\s]{1,100}:[^:\s]{1,100}:(?<secret>[^\s$<>{}]{4,200})\r?$/m],
    {
      keywords: [":*:", ":543", ":643"],
      reach: { before: 220, after: 440 },
      onlyPaths: /(?:^|\/)(?:\.?pgpass(?:\.conf)?|[^/]*\.pgpass)$/i,
      accepts: (value) => !isPlaceholder(value),
    },
  ),
  {
    ...fileRule(
      {
        id: "secret.generic.password-hash",
        name: "password hash of a user account",
        grants: "crack the password offline and sign in with it",
        revoke: "Change the password",
      },
      [
        new RegExp(
          String.raw`(?<=^|[\s"'=,])[\w.@-]{1,64}:(?<secret>${SALTED_HASH}|\{SHA\}[A-Za-z0-9+/]{27}=)(?=[:\s"',]|$)`,
          "m",
        ),
        new RegExp(
          String.raw`passw(?:or)?d["']?\s{0,3}[:=]\s{0,3}["']?(?<secret>\$[56y]\$[A-Za-z0-9./$]{20,140})`,
          "i",
        ),
        new RegExp(String.raw`\b(?:useradd|usermod|chpasswd)\b[^\n]{1,80}?["' :](?<secret>${SALTED_HASH})`),
      ],
      {
        keywords: [
          "$apr1$",
          ":$1$",
          ":$5$",
          ":$6$",
          ":$y$",
          ":$2a$",
          ":$2b$",
          ":$2y$",
          ":{sha}",
          "useradd",
          "usermod",
          "passwd",
          "password",
        ],
        reach: { before: 120, after: 240 },
      },
    ),
    severity: "medium",
    confidence: "medium",
  },
  fileRule(
    {
      id: "secret.wordpress.salt",
      name: "WordPress authentication key or salt",
      grants: "forge sessions of any user of the site",
      revoke: "Replace all keys and salts in wp-config.php",
    },
    [
      /define\(\s{0,4}["'](?:(?:SECURE_)?AUTH|LOGGED_IN|NONCE)_(?:KEY|SALT)["'],\s{0,16}["'](?<secret>[^\r\n]{60,70}?)["']\s{0,4}\)/,
    ],
    { keywords: ["auth_key", "auth_salt", "logged_in_", "nonce_key", "nonce_salt"], accepts: mixesCasesAndDigits },
  ),
  fileRule(
    {
      id: "secret.laravel.app-key",
      name: "Laravel application key",
      grants: "decrypt data of the application and forge its sessions",
      revoke: "Generate a new key with `php artisan key:generate`",
    },
    [/(?<![A-Za-z])key["']?\s{0,4}(?:=>|[=:,])\s{0,4}["']?(?<secret>base64:[A-Za-z0-9+/]{43}=)(?!=)/i],
    { keywords: ["base64:"] },
  ),
  fileRule(
    {
      id: "secret.wallet.seed-phrase",
      name: "wallet seed phrase",
      grants: "transfer all funds of the wallet",
      revoke: "Transfer all funds to a new wallet",
    },
    [
      /(?:mnemonic|seed[_ -]?phrase|recovery[_ -]?phrase)\w{0,20}["']?\s{0,4}(?:=>|:=|[=:,(])\s{0,4}["'\x60]?(?<secret>(?:[a-z]{3,8} ){11}(?:(?:[a-z]{3,8} ){3}){0,4}[a-z]{3,8})(?![ \w])/i,
    ],
    {
      keywords: ["mnemonic", "phrase"],
      severity: "critical",
      // The phrase that test networks use, and the all-zero test vectors of BIP 39.
      allow: { values: /^(?:test )|\b(\w+) \1 \1\b/ },
    },
  ),
];

function fileRule(
  text: RuleText,
  expressions: readonly RegExp[],
  options: Partial<SecretRule> & { keywords: string[] },
): SecretRule {
  return {
    ...providerRule(text, expressions, options),
    specificity: "structured",
    minEntropy: 0,
    preview: "none",
  };
}
