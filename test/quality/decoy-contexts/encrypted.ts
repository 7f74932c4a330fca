import type { Context } from "../labelled-contexts.ts";
import { base64, hex } from "../random-credentials.ts";
import { text } from "../random-text.ts";

/** Encrypted values, whose key is elsewhere. */
export const ENCRYPTED_DECOYS: readonly Context[] = [
  [
    "SOPS",
    "secrets/production.enc.yaml",
    (r) => `database:
    password: ENC[AES256_GCM,data:${base64(r, 18)},iv:${base64(r, 32)},tag:${base64(r, 16)},type:str]◄
sops:
    version: 3.8.1
`,
  ],
  [
    "sealed secret",
    "k8s/sealed.yaml",
    (r) => `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata:
  name: database
spec:
  encryptedData:
    password: AgB${base64(r, 300)}◄
`,
  ],
  [
    "vault block of Ansible",
    "group_vars/db.yml",
    (r) => `db_user: shop
db_password: !vault |
  $ANSIBLE_VAULT;1.1;AES256
  ${hex(r, 80)}◄
  ${hex(r, 80)}
`,
  ],
  [
    "encrypted credentials of Rails",
    "config/credentials.yml.enc",
    (r) => `${base64(r, 240)}--${base64(r, 12)}--${base64(r, 16)}◄
`,
  ],
  [
    "secure value of Travis",
    ".travis.yml",
    (r) => `env:
  global:
    - secure: "${base64(r, 512)}"◄
`,
  ],
  [
    "Jasypt",
    "src/main/resources/application.properties",
    (r) => `spring.datasource.username=shop
spring.datasource.password=ENC(${base64(r, 32)})◄
`,
  ],
  [
    "cipher of Spring Cloud",
    "config/shop.yml",
    (r) => `spring:
  datasource:
    password: '{cipher}${hex(r, 128)}'◄
`,
  ],
  [
    "encrypted credential of Jenkins",
    "jenkins/credentials.xml",
    (r) => `<com.cloudbees.plugins.credentials.impl.UsernamePasswordCredentialsImpl>
  <username>ci</username>
  <password>{AQAAABAAAAA${base64(r, 45)}}</password>◄
</com.cloudbees.plugins.credentials.impl.UsernamePasswordCredentialsImpl>
`,
  ],
  [
    "encrypted stack setting of Pulumi",
    "Pulumi.prod.yaml",
    (r) => `encryptionsalt: v1:${base64(r, 8)}:v1:${base64(r, 12)}:${base64(r, 32)}
config:
  shop:dbPassword:
    secure: v1:${base64(r, 12)}:${base64(r, 36)}◄
`,
  ],
  [
    "eyaml of Puppet",
    "hiera/common.eyaml",
    (r) => `profile::db::user: shop
profile::db::password: ENC[PKCS7,MIIBeQYJKoZIhvcNAQcDoIIBajCCAWYCAQAxggEhMIIBHQIBADAFMAAC${text(r, "ABCDEFGHabcdefgh01234567", 280)}]◄
`,
  ],
];
