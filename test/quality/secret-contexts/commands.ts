import type { Context } from "../labelled-contexts.ts";
import { basic, hex, key, password } from "../random-credentials.ts";

/** Command lines in scripts, documents and comments. */
export const COMMAND_SECRETS: readonly Context[] = [
  [
    "cURL in Markdown, -H bearer",
    "docs/api.md",
    (r) => `# Orders

List them:

\`\`\`
curl -H "Authorization: Bearer ${key(r, 40)}" https://api.acme.io/v1/orders◄
\`\`\`
`,
  ],
  [
    "cURL in shell, -u",
    "scripts/publish.sh",
    (r) => `#!/bin/sh
set -eu
tar czf dist.tgz dist
curl -sf -u deploy:${password(r)} -T dist.tgz https://artifacts.acme.io/shop/◄
`,
  ],
  [
    "cURL in Markdown, --user",
    "README.md",
    (r) => `## Reindex

    curl -XPOST --user 'elastic:${password(r)}' https://search.acme.io/_reindex◄
`,
  ],
  [
    "cURL over several lines, --header",
    "bin/sync",
    (r) => `#!/usr/bin/env bash
curl --silent --request POST \\
  --header 'Content-Type: application/json' \\
  --header 'X-Api-Key: ${key(r, 40)}' \\◄
  --data '{"full": true}' \\
  https://stock.acme.io/sync
`,
  ],
  [
    "cURL, client_secret in --data",
    "docs/oauth.md",
    (r) => `Get a token first:

    curl https://login.acme.io/oauth/token \\
      --data 'grant_type=client_credentials&client_id=reporting&client_secret=${key(r, 40)}'◄
`,
  ],
  [
    "cURL in a comment, JSON in -d",
    "app/login.py",
    (r) => `from flask import Blueprint

login = Blueprint("login", __name__)

# curl -X POST https://staging.acme.io/login -d '{"username": "ada", "password": "${password(r)}"}'◄
`,
  ],
  [
    "cURL in a pipeline, token in the URL",
    ".gitlab-ci.yml",
    (r) => `deploy:
  stage: deploy
  script:
    - curl -X POST "https://hooks.acme.io/deploy?token=${key(r, 32)}&ref=main"◄
`,
  ],
  [
    "cURL in a comment of Java, basic header",
    "src/main/java/io/acme/Billing.java",
    (r) => `package io.acme;

/**
 * curl -H 'Authorization: Basic ${basic(r, "erp")}' https://billing.acme.io/invoices◄
 */
final class Billing {}
`,
  ],
  [
    "wget, --http-password",
    "scripts/fetch.sh",
    (r) => `#!/bin/sh
wget --http-user=mirror --http-password=${password(r)} https://files.acme.io/data.zip◄
unzip data.zip
`,
  ],
  [
    "mysqldump, -p with its password",
    "backup/dump.sh",
    (r) => `#!/bin/sh
mysqldump -h db.acme.io -ushop -p${password(r)} shop > shop.sql◄
gzip shop.sql
`,
  ],
  [
    "PGPASSWORD before psql",
    "Makefile",
    (r) => `restore:
\tPGPASSWORD=${password(r)} psql -h db.acme.io -U shop shop < dump.sql◄
`,
  ],
  [
    "sshpass",
    "scripts/copy.sh",
    (r) => `#!/bin/sh
sshpass -p '${password(r)}' scp -r dist deploy@10.0.0.5:/srv/www◄
`,
  ],
  [
    "docker login, -p",
    "Jenkinsfile",
    (r) => `pipeline {
  agent any
  stages {
    stage('push') {
      steps {
        sh 'docker login -u ci -p ${password(r)} registry.acme.io'◄
      }
    }
  }
}
`,
  ],
  [
    "service principal of Azure",
    "scripts/login.sh",
    (r) => `#!/bin/sh
az login --service-principal --username shop-deploy --password ${key(r, 34)} --tenant acme.onmicrosoft.com◄
`,
  ],
  [
    "keytool, -storepass",
    "scripts/keystore.sh",
    (r) => `#!/bin/sh
keytool -importkeystore -srckeystore shop.p12 -destkeystore shop.jks -storepass ${password(r)} -noprompt◄
`,
  ],
  [
    "PowerShell, ConvertTo-SecureString",
    "scripts/Deploy.ps1",
    (r) => `$user = "ACME\\deploy"
$secure = ConvertTo-SecureString "${password(r)}" -AsPlainText -Force◄
$credential = New-Object System.Management.Automation.PSCredential($user, $secure)
`,
  ],
  [
    "batch file, set",
    "build.bat",
    (r) => `@echo off
set CONFIGURATION=Release
set NUGET_API_KEY=${hex(r, 46)}◄
dotnet pack -c %CONFIGURATION%
`,
  ],
  [
    "SQL, CREATE USER",
    "db/init.sql",
    (r) => `CREATE DATABASE shop;
CREATE USER 'shop'@'%' IDENTIFIED BY '${password(r)}';◄
GRANT ALL ON shop.* TO 'shop'@'%';
`,
  ],
  [
    "SQL, ALTER ROLE",
    "migrations/0002_roles.sql",
    (r) => `CREATE ROLE reporting LOGIN;
ALTER ROLE reporting WITH ENCRYPTED PASSWORD '${password(r)}';◄
`,
  ],
  [
    "SQL, row of settings",
    "db/seed.sql",
    (r) => `INSERT INTO settings (name, value) VALUES ('smtp_host', 'smtp.acme.io');
INSERT INTO settings (name, value) VALUES ('smtp_password', '${password(r)}');◄
`,
  ],
];
