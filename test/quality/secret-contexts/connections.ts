import type { Context } from "../labelled-contexts.ts";
import { base64, key, password } from "../random-credentials.ts";

/** URLs with a user and a password, and connection strings. */
export const CONNECTION_SECRETS: readonly Context[] = [
  [
    "amqp",
    "config/broker.yml",
    (r) => `broker:
  url: amqp://orders:${password(r)}@mq.acme.io:5672/shop◄
  prefetch: 10
`,
  ],
  [
    "redis without a user",
    "src/cache.js",
    (r) => `const { createClient } = require("redis");

module.exports = createClient({ url: "redis://:${password(r)}@cache.acme.io:6379/0" });◄
`,
  ],
  [
    "mongodb+srv",
    "server/db.js",
    (r) => `const mongoose = require("mongoose");

mongoose.connect("mongodb+srv://shop:${password(r)}@cluster0.x7k2p.mongodb.net/shop?retryWrites=true");◄
`,
  ],
  [
    "ftp",
    "scripts/upload.py",
    (r) => `from urllib.request import urlopen

with urlopen("ftp://feeds:${password(r)}@ftp.acme.io/stock.csv") as feed:◄
    print(feed.read())
`,
  ],
  [
    "ldap",
    "config/directory.toml",
    (r) => `[directory]
timeout = 5
url = "ldaps://reader:${password(r)}@ldap.acme.io:636/dc=acme,dc=io"◄
`,
  ],
  [
    "smtp, percent-encoded",
    "config/packages/mailer.yaml",
    (r) => `framework:
  mailer:
    dsn: 'smtp://shop%40acme.io:${key(r, 8)}%23${key(r, 6)}@smtp.acme.io:587'◄
`,
  ],
  [
    "rtsp",
    "cameras/door.json",
    (r) => `{
  "name": "door",
  "stream": "rtsp://viewer:${password(r)}@10.0.3.7:554/stream1"◄
}
`,
  ],
  [
    "git+https in requirements",
    "requirements.txt",
    (r) => `flask==3.0.3
acme-core @ git+https://builds:${key(r, 32)}@git.acme.io/core.git@v1.2◄
`,
  ],
  [
    "custom scheme",
    "internal/store/store_prod.go",
    (r) => `package store

const address = "acme+quic://ingest:${password(r)}@store.acme.io:9440/events"◄
`,
  ],
  [
    "package index with a password",
    "pip.conf",
    (r) => `[global]
extra-index-url = https://ci:${password(r)}@pypi.acme.io/simple◄
`,
  ],
  [
    "remote of git",
    "scripts/mirror.sh",
    (r) => `#!/bin/sh
git push --mirror https://mirror-bot:${key(r, 32)}@git.acme.io/shop.git◄
`,
  ],
  [
    "ADO.NET in web.config",
    "src/Shop/Web.config",
    (r) => `<configuration>
  <connectionStrings>
    <add name="Shop" connectionString="Data Source=sql.acme.io;Initial Catalog=Shop;User ID=shop;Password=${password(r)};Encrypt=True" />◄
  </connectionStrings>
</configuration>
`,
  ],
  [
    "ADO.NET in C#, Pwd",
    "src/Shop/Database.cs",
    (r) => `namespace Shop;

static class Database
{
    const string Address = "Server=sql.acme.io,1433;Database=Shop;Uid=shop;Pwd=${password(r)};";◄
}
`,
  ],
  [
    "JDBC with parameters",
    "src/main/java/io/acme/Reports.java",
    (r) => `package io.acme;

final class Reports {
  static final String URL = "jdbc:postgresql://db.acme.io/shop?user=reports&password=${password(r)}&ssl=true";◄
}
`,
  ],
  [
    "JDBC, third argument",
    "src/main/java/io/acme/Legacy.java",
    (r) => `package io.acme;

import java.sql.*;

final class Legacy {
  Connection open() throws SQLException {
    return DriverManager.getConnection("jdbc:mysql://db.acme.io/shop", "shop", "${password(r)}");◄
  }
}
`,
  ],
  [
    "JDBC of Oracle",
    "conf/datasource.properties",
    (r) => `pool.size=10
datasource.url=jdbc:oracle:thin:shop/${password(r)}@//ora.acme.io:1521/SHOP◄
`,
  ],
  [
    "ODBC",
    "etl/load.py",
    (r) => `import pyodbc

connection = pyodbc.connect(
    "DRIVER={ODBC Driver 18 for SQL Server};SERVER=sql.acme.io;DATABASE=shop;UID=etl;PWD=${password(r)}"◄
)
`,
  ],
  [
    "Service Bus",
    "src/Worker/local.settings.json",
    (r) => `{
  "Values": {
    "FUNCTIONS_WORKER_RUNTIME": "dotnet",
    "ServiceBus": "Endpoint=sb://acme.servicebus.windows.net/;SharedAccessKeyName=send;SharedAccessKey=${base64(r, 32)}"◄
  }
}
`,
  ],
  [
    "Event Hubs",
    "ingest/settings.yml",
    (r) => `ingest:
  batch: 100
  connection: Endpoint=sb://acme-events.servicebus.windows.net/;SharedAccessKeyName=read;SharedAccessKey=${base64(r, 32)};EntityPath=orders◄
`,
  ],
  [
    "shared access signature of Storage",
    "docs/download.md",
    (r) => `Download the data set:

https://acme.blob.core.windows.net/data/set.zip?sv=2022-11-02&ss=b&srt=o&sp=r&se=2030-01-01T00:00:00Z&sig=${encodeURIComponent(base64(r, 32))}◄
`,
  ],
  [
    "libpq, words",
    "cmd/import/main.go",
    (r) => `package main

import "database/sql"

func open() (*sql.DB, error) {
\treturn sql.Open("postgres", "host=db.acme.io port=5432 user=import password=${password(r)} dbname=shop sslmode=require")◄
}
`,
  ],
  [
    "SQLAlchemy",
    "app/database.py",
    (r) => `from sqlalchemy import create_engine

engine = create_engine("mysql+pymysql://shop:${password(r)}@db.acme.io:3306/shop", pool_pre_ping=True)◄
`,
  ],
  [
    "DSN of Go for MySQL",
    "internal/db/open.go",
    (r) => `package db

const dsn = "shop:${password(r)}@tcp(db.acme.io:3306)/shop?parseTime=true"◄
`,
  ],
  [
    "DSN of PHP, arguments of PDO",
    "lib/connect.php",
    (r) => `<?php

return new PDO('mysql:host=db.acme.io;dbname=shop', 'shop', '${password(r)}');◄
`,
  ],
];
