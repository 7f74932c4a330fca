import type { Context } from "../labelled-contexts.ts";

/** Published by Microsoft for the emulator; split, so that secret scanners do not report this repository. */
const EMULATOR_KEY = [
  "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6",
  "tq/K1SZFPTOtr/KBHBeksoGMGw==",
].join("");

/** URLs and connection strings with an example, a default or nothing in place of the password. */
export const CONNECTION_DECOYS: readonly Context[] = [
  [
    "user:password at localhost",
    "README.md",
    () => `    DATABASE_URL=postgres://user:password@localhost:5432/shop◄
`,
  ],
  [
    "postgres:postgres in a pipeline",
    ".github/workflows/test.yml",
    () => `jobs:
  test:
    env:
      DATABASE_URL: postgres://postgres:postgres@localhost:5432/test◄
`,
  ],
  [
    "guest of RabbitMQ",
    "docker-compose.yml",
    () => `services:
  worker:
    environment:
      - BROKER_URL=amqp://guest:guest@rabbitmq:5672//◄
`,
  ],
  [
    "example host",
    "docs/proxy.md",
    () => `    export HTTPS_PROXY=http://username:password@proxy.example.com:3128◄
`,
  ],
  [
    "syntax of a URL",
    "docs/url.md",
    () => `    scheme://[user[:password]@]host[:port][/path]
    mongodb+srv://<username>:<password>@<cluster>.mongodb.net/<database>◄
`,
  ],
  [
    "variables in a URL",
    "app/database.py",
    () => `import os

url = f"postgresql://{os.environ['DB_USER']}:{os.environ['DB_PASSWORD']}@{host}:5432/shop"◄
`,
  ],
  [
    "variables of the shell in a URL",
    "deploy/.env",
    () => `DB_PASSWORD_FILE=/run/secrets/db
REDIS_URL=redis://:\${REDIS_PASSWORD_V2}@cache.acme.io:6379/0◄
`,
  ],
  [
    "format of a URL",
    "internal/db/open.go",
    () => `package db

import "fmt"

func dsn(user, password string) string {
\treturn fmt.Sprintf("amqp://%s:%s@mq.acme.io:5672/shop", user, password)◄
}
`,
  ],
  [
    "test of a URL parser",
    "src/url_test.go",
    () => `package url

var tests = []string{
\t"http://user:pass@host.example:8080/path",
\t"ftp://anonymous:guest@ftp.example.org/pub",◄
}
`,
  ],
  [
    "git remote without a password",
    ".gitmodules",
    () => `[submodule "core"]
\tpath = core
\turl = ssh://git@git.acme.io:7999/shop/core.git◄
`,
  ],
  [
    "Windows authentication",
    "src/Shop/appsettings.json",
    () => `{
  "ConnectionStrings": {
    "Shop": "Server=(localdb)\\\\mssqllocaldb;Database=Shop;Trusted_Connection=True;User Id=;Password=;"◄
  }
}
`,
  ],
  [
    "placeholder in ADO.NET",
    "src/Shop/Web.config",
    () => `<configuration>
  <connectionStrings>
    <add name="Shop" connectionString="Data Source=sql.acme.io;User ID={username};Password={your_password}" />◄
  </connectionStrings>
</configuration>
`,
  ],
  [
    "variable in JDBC",
    "src/main/resources/application.properties",
    () => `datasource.url=jdbc:mysql://db.acme.io/shop?user=shop&password=\${DB_PASSWORD_1}◄
`,
  ],
  [
    "key of the storage emulator",
    "src/Worker/local.settings.json",
    () => `{
  "Values": {
    "Storage": "UseDevelopmentStorage=true;AccountName=devstoreaccount1;AccountKey=${EMULATOR_KEY};BlobEndpoint=http://127.0.0.1:10000/devstoreaccount1"◄
  }
}
`,
  ],
  [
    "placeholder in a shared access signature",
    "docs/download.md",
    () => `https://acme.blob.core.windows.net/data/set.zip?sv=2022-11-02&sp=r&se=2030-01-01&sig=<signature>
Endpoint=sb://<namespace>.servicebus.windows.net/;SharedAccessKeyName=<name>;SharedAccessKey=<key>◄
`,
  ],
  [
    "address with @ in its path",
    "web/index.html",
    () => `<script src="https://cdn.acme.io:443/npm/vue@3.5.12/dist/vue.global.js"></script>
<a href="https://social.example:8443/@ada">Ada</a>◄
`,
  ],
];
