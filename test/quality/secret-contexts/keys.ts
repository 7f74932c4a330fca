import type { Context } from "../labelled-contexts.ts";
import { base64, base64url, hex, jwt, key, pem, PKCS8 } from "../random-credentials.ts";
import { text } from "../random-text.ts";

const BECH32 = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L";

/** Private keys, JSON Web Keys and tokens, and pairs of OAuth 1. */
export const KEY_SECRETS: readonly Context[] = [
  [
    "JWK, elliptic curve",
    "test/keys/signing.json",
    (r) =>
      `{"kty":"EC","crv":"P-256","x":"${base64url(r, 32)}","y":"${base64url(r, 32)}","d":"${base64url(r, 32)}","kid":"1"}◄
`,
  ],
  [
    "JWK, RSA",
    "config/jwk.json",
    (r) => `{
  "kty": "RSA",
  "kid": "2024-11",
  "n": "${base64url(r, 256)}",
  "e": "AQAB",
  "d": "${base64url(r, 256)}"◄
}
`,
  ],
  [
    "JWK, prime of RSA",
    "config/jwk-crt.json",
    (r) => `{
  "kty": "RSA",
  "n": "${base64url(r, 256)}",
  "e": "AQAB",
  "p": "${base64url(r, 128)}"◄
}
`,
  ],
  [
    "JWKS, symmetric key",
    "auth/jwks.json",
    (r) => `{
  "keys": [
    {
      "kty": "oct",
      "alg": "HS256",
      "k": "${base64url(r, 32)}"◄
    }
  ]
}
`,
  ],
  [
    "JWK in TypeScript, Ed25519",
    "src/signing-key.ts",
    (r) => `import { importJWK } from "jose";

export const signingKey = await importJWK({
  kty: "OKP",
  crv: "Ed25519",
  x: "${base64url(r, 32)}",
  d: "${base64url(r, 32)}",◄
});
`,
  ],
  [
    "JWK in YAML",
    "config/issuer.yaml",
    (r) => `issuer: https://login.acme.io
signing_key:
  kty: EC
  crv: P-256
  x: ${base64url(r, 32)}
  y: ${base64url(r, 32)}
  d: ${base64url(r, 32)}◄
`,
  ],
  [
    "PKCS#8 in a block of YAML",
    "k8s/tls.yaml",
    (r) => {
      const [begin, ...rest] = pem(r, "PRIVATE KEY", PKCS8, 25);
      return `kind: Secret
stringData:
  tls.key: |
    ${begin}◄
${rest.map((line) => `    ${line}`).join("\n")}
`;
    },
  ],
  [
    "PEM in one line of .env",
    ".env.production",
    (r) => `APP_ENV=production
JWT_PRIVATE_KEY="${pem(r, "RSA PRIVATE KEY", "MIIEpAIBAAKCAQEA", 25).join("\\n")}"◄
`,
  ],
  [
    "PEM of an elliptic curve in JSON",
    "config/apple.json",
    (r) => `{
  "teamId": "ACME123456",
  "authKey": "${pem(r, "EC PRIVATE KEY", "MHcCAQEEI", 3).join("\\n")}"◄
}
`,
  ],
  [
    "PEM in a string of Go, line by line",
    "internal/auth/key.go",
    (r) => {
      const [begin, ...rest] = pem(r, "RSA PRIVATE KEY", "MIIEpAIBAAKCAQEA", 25);
      return `package auth

const privateKey = "${begin}\\n" +◄
${rest.map((line) => `\t"${line}\\n"`).join(" +\n")}
`;
    },
  ],
  [
    "client-key-data of a kubeconfig",
    "deploy/kubeconfig.yaml",
    (r) => `apiVersion: v1
kind: Config
users:
  - name: deploy
    user:
      client-key-data: ${Buffer.from(pem(r, "RSA PRIVATE KEY", "MIIEpAIBAAKCAQEA", 25).join("\n")).toString("base64")}◄
`,
  ],
  [
    "token of a kubeconfig",
    ".kube/config",
    (r) => `apiVersion: v1
kind: Config
users:
  - name: ci
    user:
      token: ${jwt(r)}◄
`,
  ],
  [
    "WireGuard",
    "vpn/wg0.conf",
    (r) => `[Interface]
Address = 10.8.0.2/24
PrivateKey = ${base64(r, 32)}◄

[Peer]
Endpoint = vpn.acme.io:51820
`,
  ],
  [
    "identity of age",
    "keys/age.txt",
    (r) => `# created: 2024-11-12T10:11:12Z
AGE-SECRET-KEY-1${text(r, BECH32, 58)}◄
`,
  ],
  [
    "RSA key in XML of .NET",
    "src/Licence/key.xml",
    (r) => `<RSAKeyValue>
  <Modulus>${base64(r, 128)}</Modulus>
  <Exponent>AQAB</Exponent>
  <D>${base64(r, 128)}</D>◄
</RSAKeyValue>
`,
  ],
  [
    "JWT in a URL",
    "docs/invite.md",
    (r) => `Open the invitation:

https://app.acme.io/invite?t=${jwt(r)}&lang=en◄
`,
  ],
  [
    "JWT in a cookie",
    "cypress/support/session.js",
    (r) => `Cypress.Commands.add("signIn", () => {
  cy.setCookie("sid", "${jwt(r)}");◄
});
`,
  ],
  [
    "JWT in a line of a log",
    "samples/gateway.txt",
    (r) => `10:11:11 INFO  gateway ready
10:11:12 DEBUG upstream said 401 for ${jwt(r)} (expired)◄
`,
  ],
  [
    "JWT in an element of XML",
    "src/test/resources/response.xml",
    (r) => `<?xml version="1.0"?>
<LoginResponse>
  <Assertion>${jwt(r)}</Assertion>◄
</LoginResponse>
`,
  ],
  [
    "JWT in a constant of a test",
    "src/test/kotlin/io/acme/GatewayTest.kt",
    (r) => `package io.acme

class GatewayTest {
    private val ada = "${jwt(r)}"◄
}
`,
  ],
  [
    "OAuth 1, consumer secret in Ruby",
    "config/initializers/twitter.rb",
    (r) => `Twitter.configure do |config|
  config.consumer_key = "${key(r, 25)}"
  config.consumer_secret = "${key(r, 50)}"◄
end
`,
  ],
  [
    "OAuth 1, twitter4j.properties",
    "src/main/resources/twitter4j.properties",
    (r) => `debug=false
oauth.consumerSecret=${key(r, 50)}◄
`,
  ],
  [
    "OAuth 1, keyword arguments in Python",
    "bot/feed.py",
    (r) => `import tweepy

auth = tweepy.OAuth1UserHandler(
    consumer_key="${key(r, 25)}", consumer_secret="${key(r, 50)}"◄
)
`,
  ],
  [
    "HMAC secret in Node.js",
    "server/webhook.js",
    (r) => `const crypto = require("crypto");

const sign = (body) =>
  crypto
    .createHmac("sha256", "${hex(r, 64)}")◄
    .update(body)
    .digest("hex");
module.exports = { sign };
`,
  ],
];
