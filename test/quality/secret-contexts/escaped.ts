import type { Context } from "../labelled-contexts.ts";
import { basic, encode, hex, key, password, pem, PKCS8 } from "../random-credentials.ts";

/** Credentials inside of a string of another format. */
export const ESCAPED_SECRETS: readonly Context[] = [
  [
    "JSON inside of JSON",
    "fixtures/token-response.json",
    (r) => `{
  "statusCode": 200,
  "body": "{\\"token\\":\\"${key(r, 40)}\\",\\"expires\\":3600}"◄
}
`,
  ],
  [
    "JSON escaped twice",
    "fixtures/queue-message.json",
    (r) => `{
  "Records": [
    {
      "body": "{\\"payload\\":\\"{\\\\\\"client_secret\\\\\\":\\\\\\"${key(r, 40)}\\\\\\"}\\"}"◄
    }
  ]
}
`,
  ],
  [
    "JSON in a string of Java",
    "src/test/java/io/acme/LoginTest.java",
    (r) => `package io.acme;

class LoginTest {
  static final String BODY = "{\\"user\\":\\"ada\\",\\"password\\":\\"${password(r)}\\"}";◄
}
`,
  ],
  [
    "JSON in bytes of Python",
    "tests/responses.py",
    (r) => `TOKEN_RESPONSE = (
    b'{"token_type": "bearer", "access_token": "${key(r, 48)}"}'◄
)
`,
  ],
  [
    "JSON in an attribute of HTML",
    "public/index.html",
    (r) => `<!doctype html>
<div id="app" data-config="{&quot;region&quot;:&quot;eu&quot;,&quot;apiSecret&quot;:&quot;${key(r, 40)}&quot;}"></div>◄
`,
  ],
  [
    "form in a recording",
    "spec/cassettes/token.yml",
    (r) => `---
http_interactions:
- request:
    method: post
    uri: https://login.acme.io/oauth/token
    body:
      encoding: UTF-8
      string: client_id=shop&client_secret=${key(r, 40)}&grant_type=refresh_token◄
`,
  ],
  [
    "service account, private_key",
    "config/service-account.json",
    (r) => `{
  "type": "service_account",
  "project_id": "acme-shop",
  "private_key": "${pem(r, "PRIVATE KEY", PKCS8, 25).join("\\n")}\\n",◄
  "client_email": "shop@acme-shop.iam.gserviceaccount.com"
}
`,
  ],
  [
    "registry in the configuration of Docker",
    "ci/docker/config.json",
    (r) => `{
  "auths": {
    "registry.acme.io": {
      "auth": "${basic(r, "ci")}"◄
    }
  }
}
`,
  ],
  [
    "dockerconfigjson of Kubernetes",
    "k8s/registry.yaml",
    (r) => `apiVersion: v1
kind: Secret
metadata:
  name: registry
type: kubernetes.io/dockerconfigjson
data:
  .dockerconfigjson: ${encode(JSON.stringify({ auths: { "registry.acme.io": { auth: basic(r, "ci") } } }))}◄
`,
  ],
  [
    "JSON in a line of a log",
    "samples/app.txt",
    (r) => `2024-11-12 10:11:11 INFO started
2024-11-12 10:11:12 DEBUG oauth response={"access_token":"${key(r, 40)}","expires_in":3600}◄
`,
  ],
  [
    "cell of a notebook",
    "notebooks/explore.ipynb",
    (r) => `{
 "cells": [
  {
   "cell_type": "code",
   "metadata": {},
   "outputs": [],
   "source": [
    "import requests\\n",
    "api_key = \\"${hex(r)}\\"\\n",◄
    "requests.get(url, params={\\"key\\": api_key})"
   ]
  }
 ],
 "nbformat": 4
}
`,
  ],
  [
    "jsonencode in Terraform",
    "infra/secrets.tf",
    (r) => `resource "aws_secretsmanager_secret_version" "db" {
  secret_id     = aws_secretsmanager_secret.db.id
  secret_string = jsonencode({ username = "shop", password = "${password(r)}" })◄
}
`,
  ],
  [
    "state of Terraform",
    "infra/terraform.tfstate",
    (r) => `{
  "version": 4,
  "resources": [
    {
      "type": "aws_db_instance",
      "instances": [{ "attributes": { "engine": "postgres", "password": "${password(r)}" } }]◄
    }
  ]
}
`,
  ],
  [
    "JSON in a block of YAML",
    "k8s/configmap.yaml",
    (r) => `apiVersion: v1
kind: ConfigMap
data:
  settings.json: |
    {
      "issuer": "https://login.acme.io",
      "clientSecret": "${key(r, 40)}"◄
    }
`,
  ],
];
