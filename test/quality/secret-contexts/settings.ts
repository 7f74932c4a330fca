import type { Context } from "../labelled-contexts.ts";
import { base64, encode, hex, key, password } from "../random-credentials.ts";
import { text, uuid } from "../random-text.ts";

const SALT = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#%^&*(-_=+)";

/** Settings of package managers, services and tools. */
export const SETTINGS_SECRETS: readonly Context[] = [
  [
    ".npmrc, _authToken",
    ".npmrc",
    (r) => `registry=https://npm.acme.io/
//npm.acme.io/:_authToken=${uuid(r)}◄
`,
  ],
  [
    ".npmrc, _auth",
    "web/.npmrc",
    (r) => `always-auth=true
_auth=${encode(`ci:${password(r)}`)}◄
`,
  ],
  [
    ".netrc in one line",
    "ci/.netrc",
    (r) => `machine git.acme.io login ci password ${password(r)}◄
`,
  ],
  [
    ".netrc over lines",
    "docker/.netrc",
    (r) => `machine artifacts.acme.io
  login builds
  password ${key(r, 24)}◄
`,
  ],
  [
    ".pypirc",
    ".pypirc",
    (r) => `[distutils]
index-servers = acme

[acme]
repository = https://pypi.acme.io/
username = ci
password = ${password(r)}◄
`,
  ],
  [
    "settings.xml of Maven",
    ".mvn/settings.xml",
    (r) => `<settings>
  <servers>
    <server>
      <id>releases</id>
      <username>ci</username>
      <password>${password(r)}</password>◄
    </server>
  </servers>
</settings>
`,
  ],
  [
    "gradle.properties",
    "gradle.properties",
    (r) => `org.gradle.jvmargs=-Xmx2g
signing.keyId=24875D73
signing.password=${password(r)}◄
`,
  ],
  [
    "NuGet.config",
    "NuGet.config",
    (r) => `<configuration>
  <packageSourceCredentials>
    <Acme>
      <add key="Username" value="ci" />
      <add key="ClearTextPassword" value="${key(r, 40)}" />◄
    </Acme>
  </packageSourceCredentials>
</configuration>
`,
  ],
  [
    "auth.json of Composer",
    "auth.json",
    (r) => `{
  "http-basic": {
    "repo.acme.io": {
      "username": "ci",
      "password": "${hex(r)}"◄
    }
  }
}
`,
  ],
  [
    "credentials of Cargo",
    ".cargo/credentials.toml",
    (r) => `[registries.acme]
token = "${key(r, 32)}"◄
`,
  ],
  [
    "terraform.tfvars",
    "infra/terraform.tfvars",
    (r) => `region          = "eu-west-1"
master_password = "${password(r)}"◄
`,
  ],
  [
    "credentials of Jenkins",
    "jenkins/bootstrap.groovy",
    (r) => `import com.cloudbees.plugins.credentials.impl.UsernamePasswordCredentialsImpl

def credentials = new UsernamePasswordCredentialsImpl(GLOBAL, "nexus", "Nexus", "ci", "${password(r)}")◄
store.addCredentials(Domain.global(), credentials)
`,
  ],
  [
    "systemd unit",
    "deploy/shop.service",
    (r) => `[Service]
ExecStart=/usr/bin/shop
Environment="PORT=8080"
Environment="SESSION_SECRET=${hex(r, 64)}"◄
`,
  ],
  [
    "Dockerfile, ARG",
    "Dockerfile",
    (r) => `FROM node:24-slim
ARG REGISTRY_PASSWORD=${password(r)}◄
RUN npm ci
`,
  ],
  [
    "nginx, proxy_set_header",
    "nginx/proxy.conf",
    (r) => `location /billing/ {
  proxy_pass https://billing.acme.io/;
  proxy_set_header Authorization "Basic ${encode(`proxy:${password(r)}`)}";◄
}
`,
  ],
  [
    "Lua of a gateway",
    "gateway/sign.lua",
    (r) => `local _M = {}

_M.hmac_secret = "${key(r, 40)}"◄
_M.algorithm = "sha256"

return _M
`,
  ],
  [
    "Prometheus, basic_auth",
    "monitoring/prometheus.yml",
    (r) => `scrape_configs:
  - job_name: shop
    basic_auth:
      username: prometheus
      password: ${password(r)}◄
`,
  ],
  [
    "Alertmanager, smtp_auth_password",
    "monitoring/alertmanager.yml",
    (r) => `global:
  smtp_smarthost: smtp.acme.io:587
  smtp_auth_username: alerts
  smtp_auth_password: '${password(r)}'◄
`,
  ],
  [
    "Grafana, secureJsonData",
    "grafana/provisioning/datasources/db.yaml",
    (r) => `apiVersion: 1
datasources:
  - name: shop
    type: postgres
    user: grafana
    secureJsonData:
      password: "${password(r)}"◄
`,
  ],
  [
    ".pgpass",
    "docker/.pgpass",
    (r) => `db.acme.io:5432:shop:shop:${password(r)}◄
`,
  ],
  [
    "rclone.conf",
    "backup/rclone.conf",
    (r) => `[backup]
type = s3
provider = Minio
access_key_id = backup
secret_access_key = ${key(r, 40)}◄
`,
  ],
  [
    ".s3cfg",
    "backup/.s3cfg",
    (r) => `[default]
host_base = storage.acme.io
secret_key = ${base64(r, 30)}◄
use_https = True
`,
  ],
  [
    "sftp.json of an editor",
    ".vscode/sftp.json",
    (r) => `{
  "host": "10.0.0.5",
  "username": "www",
  "password": "${password(r)}",◄
  "remotePath": "/srv/www"
}
`,
  ],
  [
    "site manager of FileZilla",
    "tools/sitemanager.xml",
    (r) => `<FileZilla3>
  <Servers>
    <Server>
      <Host>ftp.acme.io</Host>
      <User>www</User>
      <Pass encoding="base64">${encode(password(r))}</Pass>◄
    </Server>
  </Servers>
</FileZilla3>
`,
  ],
  [
    "publish profile",
    "Properties/PublishProfiles/acme.PublishSettings",
    (r) => `<publishData>
  <publishProfile profileName="acme" publishMethod="MSDeploy" userName="$acme" userPWD="${key(r, 60)}" />◄
</publishData>
`,
  ],
  [
    ".my.cnf",
    "backup/.my.cnf",
    (r) => `[client]
user=backup
password="${password(r)}"◄
`,
  ],
  [
    "wpa_supplicant",
    "device/wpa_supplicant.conf",
    (r) => `network={
  ssid="warehouse"
  psk="${password(r)}"◄
}
`,
  ],
  [
    "Asterisk",
    "pbx/sip.conf",
    (r) => `[101]
type=friend
host=dynamic
secret=${password(r)}◄
`,
  ],
  [
    "wp-config.php, salt",
    "public/wp-config.php",
    (r) => `<?php
define( 'DB_NAME', 'blog' );
define( 'LOGGED_IN_KEY', '${text(r, SALT, 64)}' );◄
`,
  ],
];
