import type { Context } from "../labelled-contexts.ts";
import { base64, base64url, hex, pem } from "../random-credentials.ts";
import { ALNUM, DIGITS, text, uuid } from "../random-text.ts";

const SALTED = `${ALNUM}./`;

/** Public keys, certificates, identifiers, hashes, checksums and pictures. */
export const PUBLIC_DECOYS: readonly Context[] = [
  [
    "JWK, public RSA",
    "test/keys/public.json",
    (r) => `{
  "keys": [
    {
      "kty": "RSA",
      "use": "sig",
      "kid": "${base64url(r, 20)}",
      "n": "${base64url(r, 256)}",◄
      "e": "AQAB"
    }
  ]
}
`,
  ],
  [
    "JWK, public elliptic curve",
    "config/verify.json",
    (r) => `{"kty":"EC","crv":"P-256","x":"${base64url(r, 32)}","y":"${base64url(r, 32)}","x5t":"${base64url(r, 20)}"}◄
`,
  ],
  [
    "public key in JSON",
    "config/licence.json",
    (r) => `{
  "public_key": "${pem(r, "PUBLIC KEY", "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA", 7).join("\\n")}"◄
}
`,
  ],
  [
    "certificate in YAML",
    "k8s/ca.yaml",
    (r) => {
      const [begin, ...rest] = pem(r, "CERTIFICATE", "MIIDXTCCAkWgAwIBAgIJA", 20);
      return `kind: ConfigMap
data:
  ca.crt: |
    ${begin}◄
${rest.map((line) => `    ${line}`).join("\n")}
`;
    },
  ],
  [
    "certificate in metadata of SAML",
    "config/idp.xml",
    (r) => `<md:KeyDescriptor use="signing">
  <ds:X509Certificate>MIIDXTCCAkWgAwIBAgIJA${base64(r, 600)}</ds:X509Certificate>◄
</md:KeyDescriptor>
`,
  ],
  [
    "certificate authority of a kubeconfig",
    "deploy/kubeconfig.yaml",
    (r) => `clusters:
  - name: prod
    cluster:
      server: https://k8s.acme.io
      certificate-authority-data: ${Buffer.from(pem(r, "CERTIFICATE", "MIIDXTCCAkWgAwIBAgIJA", 20).join("\n")).toString("base64")}◄
`,
  ],
  [
    "known hosts",
    "ci/known_hosts",
    (r) => `git.acme.io ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${base64(r, 384)}◄
`,
  ],
  [
    "hash of bcrypt",
    "db/seeds/users.yml",
    (r) => `users:
  - email: ada@acme.io
    password: $2b$12$${text(r, SALTED, 53)}◄
`,
  ],
  [
    "hash of Argon2",
    "fixtures/users.json",
    (r) => `[
  {
    "email": "ada@acme.io",
    "password": "$argon2id$v=19$m=65536,t=3,p=4$${base64(r, 15)}$${base64(r, 33)}"◄
  }
]
`,
  ],
  [
    "hash of crypt",
    "ansible/users.yml",
    (r) => `users:
  - name: deploy
    password: "$6$${text(r, SALTED, 16)}$${text(r, SALTED, 86)}"◄
`,
  ],
  [
    "hash of Django",
    "fixtures/accounts.json",
    (
      r,
    ) => `[{ "model": "auth.user", "fields": { "password": "pbkdf2_sha256$600000$${text(r, ALNUM, 22)}$${base64(r, 32)}" } }]◄
`,
  ],
  [
    "ETags and integrity",
    "public/manifest.json",
    (r) => `{
  "app.js": {
    "integrity": "sha384-${base64(r, 48)}",◄
    "etag": "${hex(r)}",
    "cacheKey": "${hex(r, 40)}"
  }
}
`,
  ],
  [
    "commit and checksum",
    "deps/versions.yml",
    (r) => `parser:
  commit: ${hex(r, 40)}
  key_checksum: sha256:${hex(r, 64)}◄
`,
  ],
  [
    "key of a translation cache",
    "src/cache-keys.ts",
    (r) => `export const queryKey = ["orders", "${hex(r)}"];
export const primaryKey = "${uuid(r)}";◄
`,
  ],
  [
    "client_id and tenant",
    "src/auth-config.json",
    (r) => `{
  "auth": {
    "tenant_id": "${uuid(r)}",
    "client_id": "${uuid(r)}"◄
  }
}
`,
  ],
  [
    "client id of a single-page application",
    "web/src/environment.ts",
    (r) => `export const environment = {
  production: true,
  auth: { domain: "acme.eu.auth0.com", clientId: "${text(r, ALNUM, 32)}" },◄
};
`,
  ],
  [
    "publishable key of Stripe",
    "web/src/pay.js",
    (r) => `const stripe = Stripe("pk_live_51${text(r, ALNUM, 97)}");◄
`,
  ],
  [
    "measurement ids",
    "web/analytics.html",
    (
      r,
    ) => `<script async src="https://www.googletagmanager.com/gtag/js?id=G-${text(r, ALNUM, 10).toUpperCase()}"></script>
<script>ga("create", "UA-${text(r, DIGITS, 8)}-1", "auto");</script>◄
`,
  ],
  [
    "public DSN of Sentry",
    "web/src/sentry.ts",
    (r) => `Sentry.init({
  dsn: "https://${hex(r)}@o${text(r, DIGITS, 6)}.ingest.sentry.io/${text(r, DIGITS, 7)}",◄
});
`,
  ],
  [
    "search-only key of DocSearch",
    "docusaurus.config.js",
    (r) => `module.exports = {
  themeConfig: {
    algolia: {
      appId: "${text(r, ALNUM, 10).toUpperCase()}",
      // Public API key: it is safe to commit it
      apiKey: "${hex(r)}",◄
      indexName: "acme",
    },
  },
};
`,
  ],
  [
    "site key of reCAPTCHA",
    "templates/contact.html",
    (r) => `<div class="g-recaptcha" data-sitekey="6L${text(r, ALNUM, 38)}"></div>◄
`,
  ],
  [
    "public key token of .NET",
    "src/Shop/Web.config",
    (r) => `<configuration>
  <configSections>
    <section name="shop" type="Shop.Section, Shop, Version=1.0.0.0, Culture=neutral, PublicKeyToken=${hex(r, 16)}" />◄
  </configSections>
</configuration>
`,
  ],
  [
    "fingerprint of a signing key",
    "Dockerfile",
    (r) => `FROM debian:12
ENV GPG_KEY=${hex(r, 40).toUpperCase()}◄
RUN gpg --recv-keys "$GPG_KEY"
`,
  ],
  [
    "picture in JSON",
    "fixtures/profile.json",
    (r) => `{
  "name": "Ada",
  "avatar": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA${base64(r, 400)}"◄
}
`,
  ],
  [
    "output of a notebook",
    "notebooks/plot.ipynb",
    (r) => `{
 "cells": [
  {
   "cell_type": "code",
   "id": "${hex(r, 8)}",
   "outputs": [{ "data": { "image/png": "iVBORw0KGgoAAAANSUhEUgAA${base64(r, 600)}" } }]◄
  }
 ]
}
`,
  ],
];
