import { describe, providerRule, type RuleText, type SecretRule, standing, titleOf, tokenRule } from "../rule.ts";
import { beginsWithJsonObject, holdsKeyMaterial, holdsPrivateKeyBlock } from "../value-shape.ts";

const BLOCK_REACH = { before: 40, after: 12_400 };

export const KEY_RULES: readonly SecretRule[] = [
  keyBlockRule(
    {
      id: "secret.key.private-key",
      name: "private key",
      grants: "authenticate, sign or decrypt as its owner",
      revoke: "Remove its public key from every system that trusts it, and revoke certificates issued for it",
    },
    /(?<secret>-----BEGIN (?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED|ANY) )?PRIVATE KEY-----[\s\S]{100,10000}?-----END (?:[A-Z]{2,9} )?PRIVATE KEY-----)/,
    ["private key-----"],
  ),
  keyBlockRule(
    {
      id: "secret.key.pgp-private-key",
      name: "PGP private key",
      grants: "sign and decrypt as its owner after cracking the passphrase",
      revoke: "Publish a revocation certificate for the key",
    },
    /(?<secret>-----BEGIN PGP PRIVATE KEY BLOCK-----[\s\S]{100,11000}?-----END PGP PRIVATE KEY BLOCK-----)/,
    ["pgp private key block-----"],
  ),
  keyBlockRule(
    {
      id: "secret.key.putty-private-key",
      name: "PuTTY private key",
      grants: "authenticate wherever its public key is trusted",
      revoke: "Remove its public key from every system that trusts it",
    },
    /PuTTY-User-Key-File-[23]:[\s\S]{20,4000}?Private-Lines: \d{1,3}\r?\n(?<secret>[A-Za-z0-9+/=\r\n]{43,6000}[A-Za-z0-9+/=])/,
    ["putty-user-key-file-"],
  ),
  keyBlockRule(
    {
      id: "secret.key.ssh2-private-key",
      name: "private key (SSH2 format)",
      grants: "authenticate wherever its public key is trusted",
      revoke: "Remove its public key from every system that trusts it",
    },
    /(?<secret>---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----[\s\S]{100,10000}?---- END SSH2 ENCRYPTED PRIVATE KEY ----)/,
    ["begin ssh2 encrypted"],
  ),
  keyBlockRule(
    {
      id: "secret.key.encoded-keystore",
      name: "key store (PKCS #12, JKS) in Base64",
      grants: "authenticate, sign or decrypt as its owner after cracking the key store password",
      revoke: "Remove its public keys from every system that trusts them, and revoke their certificates",
    },
    // PKCS #12 is a sequence that begins with version 3; JKS and JCEKS begin with FEEDFEED and CECECECE.
    /(?<![A-Za-z0-9+/])(?<secret>(?:MII[A-Za-z0-9+/]{2}[AQgw]IBAzCC|\/u3\+7QAAAA|zs7OzgAAAA)[A-Za-z0-9+/]{300,11000}={0,2})(?![A-Za-z0-9+/])/,
    ["ibazcc", "/u3+7qaaaa", "zs7ozgaaaa"],
  ),
  keyBlockRule(
    {
      id: "secret.key.der-private-key",
      name: "private key (DER)",
      grants: "authenticate, sign or decrypt as its owner",
      revoke: "Remove its public key from every system that trusts it, and revoke certificates issued for it",
    },
    // The first bytes of PKCS #8 (RSA, P-256, Ed25519) and PKCS #1 (RSA) in Base64.
    /(?<![A-Za-z0-9+/])(?<secret>(?:MII[A-Za-z0-9+/]{3,4}IBADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{400,4800}|MII[A-Za-z0-9+/]{3,4}IBAAKCA[A-Za-z0-9+/]{500,4800}|MIG[A-Za-z0-9]AgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG[A-Za-z0-9+/]{120,160}|MC4CAQAwBQYDK2VwBCIEI[A-Za-z0-9+/]{43})={0,2})(?![A-Za-z0-9+/])/,
    ["ibadanbgkqhkig9w0baqefaasc", "ibaakca", "ageambmgbyqgsm49ageg", "mc4caqawbqydk2vwbciei"],
  ),
  {
    ...keyBlockRule(
      {
        id: "secret.key.encoded-private-key",
        name: "Base64-encoded private key",
        grants: "authenticate, sign or decrypt as its owner",
        revoke: "Remove its public key from every system that trusts it, and revoke certificates issued for it",
      },
      // `-----BEGIN ` in Base64.
      /(?<![A-Za-z0-9+/])(?<secret>LS0tLS1CRUdJTi[A-Za-z0-9+/]{150,12000}={0,2})(?![A-Za-z0-9+/])/,
      ["ls0tls1crudjti"],
    ),
    accepts: (value) => holdsPrivateKeyBlock(Buffer.from(value, "base64").toString("latin1")),
  },
  tokenRule(
    {
      id: "secret.key.age-secret-key",
      name: "age secret key",
      grants: "decrypt all data encrypted to it",
      revoke: "Encrypt the files again with a new key",
    },
    ["AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"],
    { keywords: ["age-secret-key-1"], severity: "critical", cwe: "CWE-321" },
  ),
  providerRule(
    {
      id: "secret.key.json-web-key",
      name: "private JSON Web Key",
      grants: "sign or decrypt tokens as its owner",
      revoke: "Remove the key from the published JSON Web Key Set",
    },
    [
      // The private members of RFC 7518, section 6, in JSON, YAML and object literals.
      /\bkty["']?\s{0,3}:[^{}]{0,1500}?(?<![\w-])(?:d|p|q)["']?\s{0,3}:\s{0,3}["']?(?<secret>[A-Za-z0-9_-]{40,700})(?![\w-])/,
      /(?<![\w-])(?:d|p|q)["']?\s{0,3}:\s{0,3}["']?(?<secret>[A-Za-z0-9_-]{40,700})(?![\w-])[^{}]{0,1500}?\bkty["']?\s{0,3}:/,
      /\bkty["']?\s{0,3}:\s{0,3}["']?oct\b[^{}]{0,300}?(?<![\w-])k["']?\s{0,3}:\s{0,3}["']?(?<secret>[A-Za-z0-9_-]{22,700})(?![\w-])/,
    ],
    {
      keywords: ["kty"],
      severity: "critical",
      cwe: "CWE-321",
      minEntropy: 4,
      reach: { before: 2_400, after: 2_400 },
    },
  ),
  providerRule(
    {
      id: "secret.key.rsa-key-value",
      name: "private RSA key in XML",
      grants: "sign or decrypt as its owner",
      revoke: "Replace the key pair",
    },
    [/<RSAKeyValue>[\s\S]{0,1500}?<D>\s{0,40}(?<secret>[A-Za-z0-9+/]{40,1400}={0,2})\s{0,40}<\/D>/],
    {
      keywords: ["<rsakeyvalue>"],
      severity: "critical",
      cwe: "CWE-321",
      minEntropy: 4,
      reach: { before: 8, after: 4_000 },
    },
  ),
  providerRule(
    {
      id: "secret.key.wireguard-private-key",
      name: "WireGuard private key",
      grants: "join the private network as the peer",
      revoke: "Remove the peer's public key from the other peers",
    },
    [/(?:PrivateKey|PresharedKey)[ \t]{0,4}=[ \t]{0,4}(?<secret>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)(?!=)/],
    { keywords: ["privatekey", "presharedkey"], severity: "critical", cwe: "CWE-321", minEntropy: 4 },
  ),
  {
    ...providerRule(
      {
        id: "secret.token.json-web-token",
        name: "JSON Web Token",
        grants: "impersonate its subject until it expires",
        revoke: "End the session it belongs to, or rotate the signing key",
      },
      [standing("eyJ[A-Za-z0-9_-]{14,1500}\\.eyJ[A-Za-z0-9_-]{14,3000}\\.[A-Za-z0-9_-]{20,1000}(?!-)")],
      {
        keywords: ["eyj"],
        severity: "medium",
        confidence: "medium",
        minEntropy: 4,
        reach: { before: 8, after: 5_600 },
        // The example token of jwt.io: subject 1234567890, John Doe.
        allow: { values: /\.eyJzdWIiOiIxMjM0NTY3ODkwI/ },
        accepts: beginsWithJsonObject,
      },
    ),
    specificity: "structured",
  },
];

function keyBlockRule(text: RuleText, expression: RegExp, keywords: readonly string[]): SecretRule {
  return {
    id: text.id,
    title: titleOf(text.name, "CWE-321"),
    description: describe(text),
    severity: "critical",
    cwe: "CWE-321",
    confidence: "high",
    specificity: "structured",
    keywords,
    expressions: [expression],
    minEntropy: 0,
    reach: BLOCK_REACH,
    accepts: holdsKeyMaterial,
    preview: "none",
  };
}
