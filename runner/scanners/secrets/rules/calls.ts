import { looksLikePassword } from "../literal-shape.ts";
import { describe, type SecretRule } from "../rule.ts";

const TEXT = String.raw`\s{0,8}[@brfu]?["'][^"'\r\n]{0,200}["']`;
const SECRET_TEXT = String.raw`\s{0,8}[@brfu]?["'](?<secret>[^"'\r\n]{6,100})["']`;
const ANY = String.raw`\s{0,8}[^,()\n]{1,200}`;

/** A password that no name tells, but its place among the arguments of a call that wants one. */
export const CALL_RULES: readonly SecretRule[] = [
  {
    id: "secret.generic.positional-password",
    title: "Password among the arguments of a call",
    description: describe({
      id: "secret.generic.positional-password",
      name: "password among the arguments of a call",
      grants: "can sign in with it, wherever it is valid",
      revoke: "Change the password",
    }),
    severity: "medium",
    cwe: "CWE-798",
    confidence: "medium",
    specificity: "generic",
    keywords: [
      "mysqli",
      "new pdo",
      "getconnection",
      "dbi->connect",
      "httpbasicauth",
      "auth=(",
      "auth = (",
      "basic_auth",
      "basicauth",
      "networkcredential",
      "passwordcredential",
      "passwordauthentication",
      "secretkeyspec",
      "hmacshakeyfor",
      "symmetricsecuritykey",
      "createhmac",
      "jwt.",
    ],
    expressions: [
      new RegExp(`(?:mysqli_connect|new mysqli|new PDO|getConnection)\\(${ANY},${ANY},${SECRET_TEXT}`, "i"),
      new RegExp(`DBI->connect\\(${TEXT},${TEXT},${SECRET_TEXT}`, "i"),
      new RegExp(
        `(?:HTTPBasicAuth|auth\\s?=\\s?|basic_?auth|NetworkCredential|PasswordCredentials?|PasswordAuthentication)\\(${TEXT},${SECRET_TEXT}`,
        "i",
      ),
      new RegExp(`(?:SecretKeySpec|hmacShaKeyFor|SymmetricSecurityKey)\\((?:[\\w.]{1,60}\\()?${SECRET_TEXT}`, "i"),
      new RegExp(`createHmac\\(${TEXT},${SECRET_TEXT}`, "i"),
      new RegExp(`\\bjwt\\.(?:sign|verify|encode|decode)\\([^\\n]{1,160}?,${SECRET_TEXT}`, "i"),
    ],
    minEntropy: 2.3,
    reach: { before: 40, after: 480 },
    accepts: looksLikePassword,
    preview: "none",
  },
];
