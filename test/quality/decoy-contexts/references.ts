import type { Context } from "../labelled-contexts.ts";

/** References to variables and secret stores, and placeholders. */
export const REFERENCE_DECOYS: readonly Context[] = [
  [
    "secret of a workflow",
    ".github/workflows/release.yml",
    () => `jobs:
  release:
    env:
      NEXUS_PASSWORD: \${{ secrets.NEXUS_PASSWORD_2024 }}◄
`,
  ],
  [
    "secretKeyRef of Kubernetes",
    "k8s/deployment.yaml",
    () => `env:
  - name: DB_PASSWORD
    valueFrom:
      secretKeyRef:
        name: shop-database-credentials-v2
        key: postgres-password-2024◄
`,
  ],
  [
    "reference of vals",
    "helm/values.yaml",
    () => `database:
  password: ref+vault://secret/data/shop/production#/db_password1◄
`,
  ],
  [
    "ARN of Secrets Manager",
    "infra/main.tf",
    () => `module "shop" {
  db_password_secret = "arn:aws:secretsmanager:eu-west-1:123456789012:secret:shop/db-AbC12d"◄
}
`,
  ],
  [
    "reference of 1Password",
    ".env",
    () => `APP_ENV=production
STRIPE_SECRET_KEY=op://Production/stripe/api-key-2024◄
`,
  ],
  [
    "reference to Key Vault",
    "deploy/appsettings.json",
    () => `{
  "Jwt": {
    "SigningKey": "@Microsoft.KeyVault(SecretUri=https://acme-prod.vault.azure.net/secrets/jwt-key/)"◄
  }
}
`,
  ],
  [
    "dynamic reference of CloudFormation",
    "infra/database.yaml",
    () => `Resources:
  Database:
    Properties:
      MasterUserPassword: '{{resolve:secretsmanager:ShopDb:SecretString:password}}'◄
      Token: !Ref AccessTokenParameter
`,
  ],
  [
    "variable of Ansible",
    "group_vars/web.yml",
    () => `ansible_become_pass: "{{ vault_become_pass_web1 }}"◄
db_password: "{{ lookup('hashi_vault', 'secret=shop/db:password') }}"
`,
  ],
  [
    "variable of Terraform",
    "infra/database.tf",
    () => `resource "aws_db_instance" "shop" {
  username = "shop"
  password = random_password.shop_database_v2.result◄
}
`,
  ],
  [
    "environment in YAML of Spring",
    "src/main/resources/application.yml",
    () => `spring:
  datasource:
    password: \${SHOP_DB_PASSWORD:}
  mail:
    password: \${SMTP_PASSWORD_2}◄
`,
  ],
  [
    "environment in settings.xml",
    ".mvn/settings.xml",
    () => `<settings>
  <servers>
    <server>
      <username>ci</username>
      <password>\${env.NEXUS_PASSWORD}</password>◄
    </server>
  </servers>
</settings>
`,
  ],
  [
    "environment in .npmrc",
    ".npmrc",
    () => `//npm.acme.io/:_authToken=\${NPM_TOKEN_READ_1}◄
`,
  ],
  [
    "environment in Ruby and ERB",
    "config/database.yml",
    () => `production:
  password: <%= ENV["SHOP_DATABASE_PASSWORD"] %>◄
`,
  ],
  [
    "environment in Symfony",
    "config/packages/security.yaml",
    () => `parameters:
  api_token: '%env(resolve:SHOP_API_TOKEN_V2)%'◄
`,
  ],
  [
    "environment in batch and PowerShell",
    "build.bat",
    () => `set NUGET_API_KEY=%ACME_NUGET_API_KEY_1%
powershell -Command "$key = $env:ACME_API_KEY_2; ./Push.ps1 -ApiKey $key"◄
`,
  ],
  [
    "configuration in C#",
    "src/Shop/Program.cs",
    () => `var password = builder.Configuration["Database:Password1"];
var apiKey = Environment.GetEnvironmentVariable("SHOP_API_KEY_V2");◄
`,
  ],
  [
    "file of a secret",
    "docker-compose.yml",
    () => `services:
  db:
    environment:
      - POSTGRES_PASSWORD_FILE=/run/secrets/postgres-password-v2◄
`,
  ],
  [
    "command that reads a secret",
    "scripts/deploy.sh",
    () => `#!/bin/sh
export DB_PASSWORD="$(aws ssm get-parameter --name /shop/db/password1 --query Parameter.Value)"◄
`,
  ],
  [
    "call that reads a secret",
    "app/secrets.py",
    () => `api_key = get_secret("shop/production/api-key-v2")
password = config.get("database", "password_v2")◄
`,
  ],
  [
    "property of an object",
    "src/login.ts",
    () => `const password = this.form.controls.password2.value;
const token = request.headers["x-shop-token-v2"];
login({ password: form.password1, token: session.accessToken2 });◄
`,
  ],
  [
    "placeholder, change me",
    ".env.example",
    () => `APP_KEY=change-me-to-32-random-characters
DB_PASSWORD=changeme123◄
`,
  ],
  [
    "placeholder, your-…-here",
    "config/example.toml",
    () => `[registry]
token = "your-registry-token-goes-here-1234"◄
`,
  ],
  [
    "placeholder, x and 0",
    "docs/settings.md",
    () => `    api_key: xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx
    client_secret: "00000000000000000000000000000000"◄
`,
  ],
  [
    "placeholder, ascending",
    "docs/config.ini",
    () => `[smtp]
secret = 1234567890abcdef1234567890abcdef
pass = abcdefghijklmnopqrstuvwxyz◄
`,
  ],
  [
    "placeholder, percent and at signs",
    "deploy/web.config",
    () => `<configuration>
  <appSettings>
    <add key="ApiSecret" value="#{Shop.ApiSecret.V2}#" />
    <add key="ClientSecret" value="__CLIENT_SECRET_V2__" />◄
  </appSettings>
</configuration>
`,
  ],
  [
    "placeholder, insert",
    "src/main/resources/twitter4j.properties",
    () => `oauth.consumerKey=[INSERT CONSUMER KEY 1]
oauth.consumerSecret=REPLACE_WITH_YOUR_CONSUMER_SECRET_1◄
`,
  ],
  [
    "placeholder, dummy",
    "tests/conftest.py",
    () => `os.environ["AWS_SECRET_ACCESS_KEY"] = "testing"
os.environ["SHOP_API_KEY"] = "dummy-api-key-for-tests-1"◄
`,
  ],
];
